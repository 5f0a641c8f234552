import { read, utils } from '@e965/xlsx'
import fc from 'fast-check'
import { sql, type Transaction } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filterQuery, listQuery } from '../../src/app/resource/list/list-address'
import { sifter } from '../../src/app/resource/list/local-list'
import { type Kind, kindOf, kinds } from '../../src/contract/fields/kind'
import { type AdvancedQuery, advancedFilter, writeAdvancedQuery } from '../../src/contract/list/advanced-query'
import { type Condition, type QueryRule, rulesOfQuery } from '../../src/contract/query'
import type { Row } from '../../src/contract/resource'
import type { Tables } from '../../src/server/db/database'
import { excelRoutes } from '../../src/server/excel/excel-routes'
import { conditionSql } from '../../src/server/resource/condition-sql'
import { Specimen, valuesOf } from '../kit/device/every-kind'
import { tinyCatalogue, tinyProduct } from '../kit/product/tiny-product'
import { type OpenHouse, openHouse } from '../kit/server/open-house'

const every = Object.keys(kinds) as Kind[]
const comparable = every.filter((kind) => !kindOf({ kind })?.apart)
const folders = ['f-one', 'f-two', 'f-three']
const values = valuesOf(folders, [{}])
/** Rows some of whose fields are empty. */
const specimens = fc.record({
  text: values.text,
  ...Object.fromEntries(
    comparable.filter((kind) => kind !== 'text').map((kind) => [kind, fc.option(values[kind], { nil: null, freq: 8 })]),
  ),
})

let house: OpenHouse
let boss: Awaited<ReturnType<OpenHouse['as']>>
let rows: Record<string, unknown>[]
beforeAll(async () => {
  house = await openHouse({
    ...tinyProduct,
    catalogue: { ...tinyCatalogue, resources: { ...tinyCatalogue.resources, specimen: Specimen } },
    routes: excelRoutes(Specimen),
  })
  boss = await house.as('boss')
  for (const id of folders) expect(await boss('POST /tiny/desk/folder/add', { id, name: `夹 ${id}` })).toMatchObject({ success: true })
  rows = fc.sample(specimens, { numRuns: 24, seed: 41 }).map((row, at) => ({ ...row, id: `s${at}`, text: `${row.text} ${at}` }))
  for (const row of rows) expect(await boss('POST /tiny/desk/specimen/add', row)).toMatchObject({ success: true })
})
afterAll(() => house?.close())

const listed = async (query: Record<string, string | number> = {}) => {
  const asked = new URLSearchParams({
    pageSize: '1000',
    ...Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
  })
  const answered = await boss(`GET /tiny/desk/specimen/list?${asked}`)
  expect(answered, String(asked)).toMatchObject({ success: true })
  return (answered.result as { records: Row[] }).records
}
const ids = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id).sort()

describe('an advanced query', () => {
  const tell = (value: unknown): string => (Array.isArray(value) ? String(value[0]) : String(value))
  /** What rows hold of a kind, and pieces of it: a day of a moment, a province of a county, one letter of a text. */
  const valuesAskedOf = (kind: Kind): string[] => {
    const held = rows.map((row) => row[kind]).filter((value) => value !== null)
    const shorter: Partial<Record<Kind, (value: string) => string>> = {
      dateTime: (value) => value.slice(0, 10),
      period: (value) => value.slice(0, 10),
      region: (value) => `${value.slice(0, 2)}0000`,
    }
    const whole = held.map(tell)
    return [...new Set([...whole, ...whole.map(shorter[kind] ?? ((value) => value))])]
  }
  const isPiece = (rule: string) => rule.endsWith('like')
  const isBound = (rule: string) => ['gt', 'ge', 'lt', 'le'].includes(rule)
  const conditionOf = (kind: Kind, rule: QueryRule): fc.Arbitrary<Condition> => {
    const value = fc.constantFrom(...valuesAskedOf(kind))
    const piece = fc.tuple(value, fc.nat(6), fc.integer({ min: 1, max: 4 })).map(([text, from, size]) => {
      const letters = [...text]
      const start = from % letters.length
      return letters.slice(start, start + size).join('')
    })
    if (rule === 'in') return fc.array(value, { minLength: 1, maxLength: 4 }).map((values) => ({ field: kind, rule, value: values }))
    return (isPiece(rule) ? piece : value).map((text) => ({ field: kind, rule, value: text }))
  }
  const askable = (kind: Kind, rule: QueryRule) => kinds[kind].shape !== 'texts' || !isBound(rule)
  const found = async (query: AdvancedQuery) => {
    const state = { page: 1, size: 1000, sorts: [], filters: { [advancedFilter]: writeAdvancedQuery(query) } }
    const here = sifter(Specimen, state, '2026-01-01')((await everyRow()) as never)
    expect(ids(await listed(listQuery(Specimen, state))), JSON.stringify(query)).toEqual(ids(here))
    return here.length
  }
  let all: Promise<Row[]> | undefined
  const everyRow = () => {
    all ??= listed()
    return all
  }

  test.each(comparable)('of %s finds the same rows on a device and on the server, by every rule and both match types', async (kind) => {
    let hits = 0
    for (const rule of rulesOfQuery.filter((one) => askable(kind, one))) {
      const [one, two] = fc.sample(conditionOf(kind, rule), { numRuns: 2, seed: 7 })
      if (!one || !two) throw new Error('there are values of every kind')
      for (const match of ['and', 'or'] as const) hits += await found({ match, conditions: [one, two] })
    }
    expect(hits).toBeGreaterThan(0)
  })

  test('of any conditions together finds on a device what it finds on the server', async () => {
    const condition = fc
      .tuple(fc.constantFrom(...comparable), fc.constantFrom(...rulesOfQuery))
      .filter(([kind, rule]) => askable(kind, rule))
      .chain(([kind, rule]) => conditionOf(kind, rule))
    const query = fc.record({
      match: fc.constantFrom('and' as const, 'or' as const),
      conditions: fc.array(condition, { minLength: 1, maxLength: 4 }),
    })
    await fc.assert(
      fc.asyncProperty(query, async (asked) => void (await found(asked))),
      { numRuns: 120 },
    )
  })

  test('is kept to by totals, counts, sheets and all rows found across pages, as by the list', async () => {
    const asked = { match: 'or', conditions: ['text', 'count'].map((field) => ({ field, rule: 'like' as const, value: '1' })) } as const
    const filters = { [advancedFilter]: writeAdvancedQuery(asked) }
    const query = `${new URLSearchParams(filterQuery(Specimen, filters))}`
    const wanted = sifter(Specimen, { sorts: [], filters }, '2026-01-01')((await everyRow()) as never)
    expect(wanted.length).toBeGreaterThan(0)
    expect(wanted.length).toBeLessThan(rows.length)
    expect((await boss(`GET /tiny/desk/specimen/totals?${query}`)).result).toMatchObject({ count: wanted.length })
    const counts = (await boss(`GET /tiny/desk/specimen/counts?field=boolean&${query}`)).result as { boolean: Record<string, number> }
    expect(Object.values(counts.boolean).reduce((sum, count) => sum + count, 0)).toBe(wanted.length)
    const headers = { 'x-access-token': boss.token }
    const sheet = await house.server.inject({ method: 'GET', url: `/tiny/desk/specimen/exportXls?${query}`, headers })
    const book = read(sheet.rawPayload, { type: 'buffer' })
    const lines = utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1, defval: '' })
    expect(lines.length - 1).toBe(wanted.length)
    const across: Row[] = []
    for (let page = 1; page <= Math.ceil(wanted.length / 3); page++) {
      const { result } = await boss(`GET /tiny/desk/specimen/list?pageNo=${page}&pageSize=3&column=id&order=asc&${query}`)
      across.push(...(result as { records: Row[] }).records)
    }
    expect(ids(across)).toEqual(ids(wanted))
  })

  test('is answered by an index where its column has one', async () => {
    const plans: string[] = []
    const plansOf = async (db: Transaction<Tables>) => {
      await sql`insert into specimen (tenant_id, id, scope, create_by, create_time, versions, text, ref)
        select 1, 'x' || n, 'all', 'boss', timestamptz '2026-06-01' - n * interval '1 hour', '{}', 'x', 'f-' || n from generate_series(1, 5000) n`.execute(
        db,
      )
      await sql`analyze specimen`.execute(db)
      for (const condition of conditions) {
        const asked = sql`explain select id from specimen where tenant_id = 1 and not gone and ${conditionSql(Specimen, condition)}`
        plans.push(JSON.stringify((await asked.execute(db)).rows))
      }
      throw new Error('not kept')
    }
    const day = { field: 'createTime', rule: 'eq', value: '2026-05-01' } as const
    const conditions: readonly Condition[] = [
      day,
      { ...day, rule: 'gt', value: '2026-05-25' },
      { field: 'ref', rule: 'eq', value: 'f-one' },
      { field: 'ref', rule: 'in', value: folders },
    ]
    await expect(house.engine.databases.owner.transaction().execute(plansOf)).rejects.toThrow('not kept')
    const indexes = ['specimen_newest', 'specimen_newest', 'specimen_ref', 'specimen_ref']
    expect(plans).toEqual(indexes.map((index) => expect.stringContaining(index)))
  })

  test('finds an empty cell by ne and by empty, and by nothing else', async () => {
    const empty = rows.filter(({ count }) => count === null).map(({ id }) => id as string)
    const byRule = async (rule: QueryRule, value: string) => {
      const { filters } = {
        filters: { [advancedFilter]: writeAdvancedQuery({ match: 'and', conditions: [{ field: 'count', rule, value }] }) },
      }
      return ids(await listed(listQuery(Specimen, { page: 1, size: 1000, sorts: [], filters })))
    }
    expect(empty.length).toBeGreaterThan(0)
    expect(await byRule('empty', 'true')).toEqual(empty.sort())
    expect(await byRule('ne', '7')).toEqual(expect.arrayContaining(empty))
    for (const rule of ['ge', 'le'] as const) expect((await byRule(rule, '0')).filter((id) => empty.includes(id))).toEqual([])
  })

  test('is refused, and says why, where a column is kept apart, has no order, or holds no such values', async () => {
    const refused = async (condition: object) =>
      boss(`GET /tiny/desk/specimen/list?superQueryParams=${encodeURIComponent(encodeURI(JSON.stringify([condition])))}`)
    for (const kind of every.filter((one) => kindOf({ kind: one })?.apart))
      for (const rule of rulesOfQuery) expect(await refused({ field: kind, rule, val: 'x' }), kind).toMatchObject({ error: 'query.column' })
    expect(await refused({ field: 'dicts', rule: 'gt', val: 'red' })).toMatchObject({
      error: 'query.rule',
      message: expect.stringContaining('多选'),
    })
    const wrong: readonly (readonly [Kind, QueryRule, string])[] = [
      ['count', 'eq', 'many'],
      ['count', 'in', '1,x'],
      ['money', 'gt', '1.5'],
      ['amount', 'lt', '1e400'],
      ['percent', 'eq', '∞'],
      ['date', 'ge', '2026-02-30'],
      ['dateTime', 'eq', '2026-01-01 25:00:00'],
      ['dateTime', 'le', '2026-01-01 08'.slice(0, 12)],
      ['period', 'gt', 'soon'],
      ['region', 'in', '330106,Hangzhou'],
      ['boolean', 'eq', 'perhaps'],
    ]
    for (const [field, rule, val] of wrong)
      expect(await refused({ field, rule, val }), `${field} ${val}`).toMatchObject({ error: 'query.condition' })
    for (const condition of [
      { field: 'text', rule: 'like', val: 'x'.repeat(501) },
      { field: 'text', rule: 'in', val: ['x'.repeat(501)] },
      { field: 'text', rule: 'in', val: Array.from({ length: 501 }, (_, at) => String(at)) },
      { field: 'text', rule: 'in', val: ['\u0000'] },
    ])
      expect(await boss('POST /tiny/desk/specimen/exportXls', { superQueryParams: JSON.stringify([condition]) })).toMatchObject({
        error: 'query.condition',
      })
    const many = JSON.stringify(Array.from({ length: 51 }, () => ({ field: 'text', rule: 'eq', val: 'x' })))
    for (const name of ['superQueryParams', 'filterParams'])
      expect(await boss('POST /tiny/desk/specimen/exportXls', { [name]: many })).toMatchObject({ error: 'query.condition' })
  })
})
