import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Catalogue } from '../../../src/contract/catalogue'
import { optional, text } from '../../../src/contract/field'
import { migrate } from '../../../src/server/db/migrate'
import { withReaders } from '../../../src/server/db/readers'
import { Order, orderCatalogue, Parcel } from '../../kit/order-product'
import { type BareDatabase, openBareDatabase } from './migrate-kit'

const { readers: _, ...unread } = Order
/** The release before: orders are read by their shelf alone. */
const before: Catalogue = { ...orderCatalogue, resources: { ...orderCatalogue.resources, order: unread } }
const now = withReaders(orderCatalogue)
const note = optional(text('备注', 'Note'))
const later = withReaders({
  ...orderCatalogue,
  resources: { ...orderCatalogue.resources, parcel: { ...Parcel, fields: { ...Parcel.fields, note } } },
})

let database: BareDatabase
beforeAll(async () => {
  database = await openBareDatabase()
  await migrate(database.connection, before)
  // More than one statement fills, and of two houses.
  await database.ask(`insert into "order" (tenant_id, id, create_by, title, shelf, supplier)
    select 1 + n % 2, 'o' || n, 'anna', 'order', 'a', case when n % 3 = 0 then null else 's' || n % 3 end from generate_series(1, 12000) n`)
  for (const table of ['order_line', 'parcel'])
    await database.ask(`insert into ${table} (tenant_id, id, create_by, "order", ${table === 'parcel' ? 'title' : 'item'})
      select 1 + n % 2, 'l' || n, 'anna', 'o' || n, 'x' from generate_series(1, 12000) n`)
})
afterAll(() => database.drop())

const wrong = async () =>
  (
    await Promise.all(
      ['order_line', 'parcel'].map((table) =>
        database.ask(`select l.id from ${table} l join "order" o on o.tenant_id = l.tenant_id and o.id = l."order"
          where l.read_by_supplier is distinct from 'supplier/' || o.supplier or o.read_by_supplier is distinct from 'supplier/' || o.supplier`),
      ),
    )
  ).flat().length

test('rows of before are read by the ways their noun is given, and so is what follows them', async () => {
  await migrate(database.connection, now)
  expect(await wrong()).toBe(0)
  expect(await database.ask("select name from table_shape where name like 'keys of %'")).toEqual([])
})

test('a start that was ended while it filled goes on where it was', async () => {
  await database.ask('update "order" set read_by_supplier = null where id > $1', ['o5'])
  await database.ask("insert into table_shape values ('keys of order', '', '')")
  await database.ask("delete from table_shape where name = 'order'")
  await migrate(database.connection, now)
  expect(await wrong()).toBe(0)
})

test('what was over before its leader came to a reader is not given to that one when its table changes', async () => {
  await database.ask("update parcel set read_by_supplier = null where id = 'l1'")
  await migrate(database.connection, later)
  expect(await database.ask("select read_by_supplier from parcel where id = 'l1'")).toEqual([{ read_by_supplier: null }])
})
