import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '../../../src/server/auth/person'
import { isOwn } from '../../../src/server/db/own-tenant'
import { reachSql } from '../../../src/server/resource/reach-sql'
import { fill } from '../../../src/server/seed/fill'
import { openTenant } from '../../../src/server/seed/settle'
import { Order, orderProduct } from '../../kit/order-product'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse(orderProduct)
  await sql`insert into "order" (tenant_id, id, create_by, title, shelf, scope, supplier, read_by_supplier)
    select 1, 'o' || n, 'anna', 'order', 'a', 'shelf/' || n % 500, 'x' || n % 500, case when n % 500 = 0 then 'supplier/s' else 'supplier/x' || n % 500 end
    from generate_series(1, 20000) n`.execute(house.engine.databases.owner)
  await sql`analyze "order"`.execute(house.engine.databases.owner)
})
afterAll(() => house.close())

const personOf = async (username: string): Promise<Person> => {
  const session = await house.engine.people.find((await house.as(username)).token)
  if (!session) throw new Error(`nobody is signed in as ${username}`)
  return session.person
}
const within = async (username: string, noun: string) => reachSql(await personOf(username), noun) ?? sql`true`

test('rows of a supplier are found by the index of their way, behind the policies of tenants', async () => {
  const db = house.engine.databases.tenant(1)
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select id from "order"
    where ${isOwn} and not gone and ${await within('sue', 'order')}`.execute(db)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('order_read_by_supplier')
  expect(plan).not.toContain('Seq Scan')
})

test('whoever reads in one way alone puts the statement there always was', async () => {
  const db = house.engine.databases.tenant(1)
  expect((await within('anna', 'order')).compile(db).sql).toBe('scope = any($1::text[])')
  expect((await within('anna', 'paper')).compile(db).sql).toBe('scope = any($1::text[])')
  expect((await within('sue', 'order')).compile(db).sql).toBe('(scope = any($1::text[]) or "read_by_supplier" = any($2::text[]))')
  expect(reachSql(await personOf('boss'), 'order')).toBeUndefined()
})

test('a second house gets its keys in time where the planner knows of the first alone', async () => {
  const { engine } = house
  await openTenant(engine, orderProduct, { name: 'Other', accounts: [] })
  const orders = Array.from({ length: 20_000 }, (_, n) => ({ id: `p${n}`, values: { title: 'order', shelf: 'a', supplier: `x${n % 50}` } }))
  await fill(engine, 2, Order, orders)
  const { rows } = await sql`select 1 from "order" where tenant_id = 2 and read_by_supplier = 'supplier/x7'`.execute(engine.databases.owner)
  expect(rows).toHaveLength(400)
})
