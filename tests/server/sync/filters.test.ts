import fc from 'fast-check'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Behaviour, Filter } from '../../../src/server/resource/behaviour'
import { mostRows } from '../../../src/server/sync/matching-rows'
import { type OpenDevice, openDevice } from '../../kit/browser/open-device'
import { Paper, tinyProduct } from '../../kit/product/tiny-product'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'

const days = ['0001-01-01', '2026-02-28', '2026-03-01', '2026-12-31', '9999-12-31', null]

/** What the rule asks for at the next change, and the titles it was answered. */
let asked: Filter<typeof Paper> = {}
let found: string[] = []
const asking: Behaviour = {
  ...tinyProduct.behaviours.paper,
  async after(ctx) {
    found = (await ctx.rows(Paper, asked)).map(({ title }) => title).sort()
  },
}

let house: OpenHouse
let boss: OpenDevice
beforeAll(async () => {
  house = await openHouse({ ...tinyProduct, behaviours: { paper: asking } })
  boss = await openDevice(house, 'boss')
})
afterAll(() => house.close())

const stored = days.flatMap((day, at) => [null, 0, 9, 10].map((pages) => ({ title: `${at} ${pages}`, day, pages })))
const end = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined })
const spanOf = <T>(one: fc.Arbitrary<T>) =>
  fc.oneof(fc.record({ from: one, to: end(one) }), fc.record({ to: one, from: end(one) })) as fc.Arbitrary<{ from: T; to?: T }>
const day = fc.constantFrom('0001-01-01', '2026-03-01', '2026-12-30', '9999-12-31')
const pages = fc.constantFrom(0, 5, 9, 10)

const between = <T extends string | number>(value: T | null, { from, to }: { from?: T; to?: T }) =>
  value !== null && (from === undefined || value >= from) && (to === undefined || value <= to)

test('a rule finds what lies between two days or numbers, in the table and in its own batch alike', async () => {
  const sheets = stored.map((row) => boss.op('paper', uuidv7(), 'add', { ...row, shelf: 'a' }))
  await boss.send(sheets.slice(0, 12))
  let isFirst = true
  await fc.assert(
    fc.asyncProperty(spanOf(day), spanOf(pages), async (day, pages) => {
      asked = { day, pages, shelf: 'a' }
      // The first time half of them are only in the batch.
      await boss.send([...(isFirst ? sheets.slice(12) : []), boss.op('paper', uuidv7(), 'add', { title: 'asks', shelf: 'b' })])
      isFirst = false
      const expected = stored.filter((row) => between(row.day, day) && between(row.pages, pages))
      expect(found).toEqual(expected.map(({ title }) => title).sort())
    }),
    { numRuns: 60 },
  )
})

test('a rule that would see only some of the rows is refused, and nothing is done', async () => {
  await sql`insert into paper (tenant_id, id, title, shelf, create_by)
    select 1, 'many' || n, 'many', 'c', 'boss' from generate_series(1, ${mostRows + 1}) n`.execute(house.engine.databases.owner)
  asked = { shelf: 'c' }
  const id = uuidv7()
  const { settled } = await boss.send([boss.op('paper', id, 'add', { title: 'one more', shelf: 'b' })])
  expect(settled).toMatchObject([{ outcome: 'rejected', code: 'record.too-many-rows', values: { max: mostRows } }])
  const { rows } = await sql`select 1 from paper where id = ${id}`.execute(house.engine.databases.owner)
  expect(rows).toEqual([])
})
