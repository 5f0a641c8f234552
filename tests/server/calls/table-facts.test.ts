import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { resources } from '../../../src/areas/areas'
import type { FactsByNoun } from '../../../src/contract/list/table-facts'
import { openTenant } from '../../../src/server/seed/settle'
import { make } from '../../kit/make'
import { Paper, tinyProduct } from '../../kit/product/tiny-product'
import { type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietNow, quietProduct } from '../../kit/server/quiet-house'

const { term, 'school-year': year } = resources
let house: OpenHouse
let boss: Caller
beforeAll(async () => {
  const product = quietProduct([{ username: 'cook', roles: ['cook'] }])
  house = await openHouse(product, quietNow)
  const owner = { id: 'user.other', username: 'other_boss', realname: 'Other', workNo: 'O1', phone: '13700009999', roles: ['admin'] }
  await openTenant(house.engine, product, { name: 'Other', accounts: [owner] })
  boss = await house.as('boss')
})
afterAll(() => house.close())

const facts = async (caller: Caller) => {
  const { success, result, message } = await caller('GET /api/tables')
  expect(success, message).toBe(true)
  return result as FactsByNoun
}
const listed = async (caller: Caller, path: string): Promise<number> =>
  ((await caller(`GET ${path as '/test'}/list?pageSize=1`)).result as { total: number }).total

test('a table tells how many rows its list has, and when one was last made or changed', async () => {
  const before = await facts(boss)
  const made = await make(boss, year, { name: '2031', beginDate: '2031-09-01', endDate: '2032-08-31' })
  const after = await facts(boss)
  expect(after[year.name]?.rows).toBe((before[year.name]?.rows ?? 0) + 1)
  expect(after[year.name]?.changed).toBe(made.createTime)
  expect(after[term.name]).toEqual(before[term.name])
  for (const noun of [resources.user, resources.role, year, term])
    expect(await listed(boss, noun.path), noun.name).toBe(after[noun.name]?.rows)
})

test('a removed row is not counted, and a table without rows has no last change', async () => {
  const made = await make(boss, year, { name: '2041', beginDate: '2041-09-01', endDate: '2042-08-31' })
  const before = await facts(boss)
  await boss(`DELETE ${year.path as '/'}/delete?id=${made.id}`)
  expect((await facts(boss))[year.name]?.rows).toBe((before[year.name]?.rows ?? 0) - 1)
  const empty = Object.values(before).filter(({ rows }) => rows === 0)
  expect(empty.length).toBeGreaterThan(0)
  expect(empty.every(({ changed }) => changed === null)).toBe(true)
})

test('nobody is told of a table they may not list, nor of rows of another house', async () => {
  const cook = await facts(await house.as('cook'))
  expect(cook).not.toHaveProperty(resources.user.name)
  expect(cook).not.toHaveProperty(resources.role.name)
  const other = await house.as('other_boss')
  const theirs = await facts(other)
  expect(theirs[year.name]).toEqual({ rows: 0, changed: null })
  for (const [name, { rows }] of Object.entries(theirs)) {
    const noun = resources[name as keyof typeof resources]
    // What is asked here is written there.
    if (noun && noun !== resources['system-log']) expect(await listed(other, noun.path), name).toBe(rows)
  }
})

test('whoever sees rows by their scope is told how many these are and when one of them changed, be others newer', async () => {
  const tiny = await openHouse(tinyProduct)
  const [anna, owner] = [await tiny.as('anna'), await tiny.as('boss')]
  const mine = await make(owner, Paper, { title: 'mine', shelf: 'a' })
  await make(owner, Paper, { title: 'second', shelf: 'a' })
  await make(owner, Paper, { title: 'theirs', shelf: 'c' })
  await sql`update paper set create_time = '2026-01-05 08:00:00+08' where shelf = 'a'`.execute(tiny.engine.databases.owner)
  expect((await facts(anna)).paper).toEqual({ rows: 2, changed: '2026-01-05 08:00:00' })
  await sql`update paper set update_time = '2026-02-01 09:00:00+08' where id = ${mine.id}`.execute(tiny.engine.databases.owner)
  expect((await facts(anna)).paper).toEqual({ rows: 2, changed: '2026-02-01 09:00:00' })
  expect((await facts(owner)).paper?.rows).toBe(3)
  await tiny.close()
})

test('of a table of years an edit of its oldest row is the last change, and the table itself is read once the log is silent', async () => {
  const owner = house.engine.databases.owner
  const made = await make(boss, year, { name: '2051', beginDate: '2051-09-01', endDate: '2052-08-31' })
  await sql`update sync_counter set totals = jsonb_set(totals, array[${year.name}], '10001')`.execute(owner)
  await sql`update school_year set create_time = '2020-01-05 08:00:00+08', update_time = '2027-02-01 09:00:00+08' where id = ${made.id}`.execute(
    owner,
  )
  expect((await facts(boss))[year.name]).toEqual({ rows: 10_001, changed: '2027-02-01 09:00:00' })

  await sql`delete from sync_change where noun = ${year.name}`.execute(owner)
  await sql`update school_year set update_time = '2027-03-01 09:00:00+08' where id = ${made.id}`.execute(owner)
  expect((await facts(boss))[year.name]).toEqual({ rows: 10_001, changed: '2027-03-01 09:00:00' })
})
