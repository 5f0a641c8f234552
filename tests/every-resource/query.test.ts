import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FieldFacts } from '../../src/contract/field'
import { kindOf } from '../../src/contract/fields/kind'
import type { Resource, Row } from '../../src/contract/resource'
import { at, madeNouns } from '../kit/every-noun'
import { make } from '../kit/make'
import { type Answered, type Caller, type OpenHouse, openHouse } from '../kit/server/open-house'
import { quietNow, quietProduct } from '../kit/server/quiet-house'

let house: OpenHouse
let boss: Caller
beforeAll(async () => {
  house = await openHouse(quietProduct(), quietNow)
  boss = await house.as('boss')
  for (const [noun, resource] of madeNouns) for (let count = 0; count < (noun === 'user' ? 2 : 3); count++) await make(boss, resource)
})
afterAll(() => house.close())

type Found = { readonly records: Row[]; readonly total: number; readonly pages: number }
const ask = (resource: Resource, query: Record<string, string>): Promise<Answered> =>
  boss(at('GET', resource, `list?${new URLSearchParams({ pageSize: '1000', ...query })}`))
/** Only what this test made: the lists every house begins with are long. */
const list = async (resource: Resource, query: Record<string, string> = {}): Promise<Found> => {
  const answered = await ask(resource, { createBy: 'boss', ...query })
  expect(answered, JSON.stringify(query)).toMatchObject({ success: true })
  return answered.result
}
const ids = (rows: readonly Row[]) => rows.map((row) => row.id).sort()

const collator = new Intl.Collator('zh')
function compare(facts: FieldFacts, one: unknown, two: unknown): number {
  if (one === two) return 0
  if (typeof one === 'number' || typeof one === 'boolean') return Number(one) - Number(two)
  return kindOf(facts)?.worded ? collator.compare(String(one), String(two)) : String(one) < String(two) ? -1 : 1
}

describe.each(madeNouns)('%s', (_noun, resource) => {
  test('is sorted by every column it lists, and by what the server keeps', async () => {
    for (const column of [...resource.list, 'createTime', 'updateTime', 'id', 'rev']) {
      const [up, down] = [await list(resource, { column, order: 'asc' }), await list(resource, { column, order: 'desc' })]
      expect(down.records.map((row) => row[column])).toEqual(up.records.map((row) => row[column]).reverse())
      expect(ids(up.records)).toEqual(ids(down.records))
      const facts = resource.fields[column]
      const values = up.records.map((row) => row[column]).filter((value) => value !== null)
      if (!facts || Array.isArray(values[0]) || facts.kind === 'dict' || facts.noun) continue
      for (const [place, value] of values.slice(1).entries())
        expect(compare(facts, values[place], value), `${column}: ${values[place]} before ${value}`).toBeLessThanOrEqual(0)
    }
  })

  test('takes the translated name of a column for the column', async () => {
    const column = resource.list.find((field) => resource.fields[field]?.dict || resource.fields[field]?.noun)
    if (!column) return
    const translated = await list(resource, { column: `${column}_dictText`, order: 'asc' })
    expect(translated.records.map((row) => row.id)).toEqual((await list(resource, { column, order: 'asc' })).records.map((row) => row.id))
  })

  test('is searched by every search field with every mark', async () => {
    const { records } = await list(resource)
    for (const field of resource.search) {
      const facts = resource.fields[field]
      const [one, two] = records.filter((row) => row[field] !== null && !Array.isArray(row[field]))
      if (!facts || !one || !two) continue
      const value = String(one[field])
      const where = async (query: Record<string, string>, fits: (row: Row) => boolean) =>
        expect(ids((await list(resource, query)).records), JSON.stringify(query)).toEqual(ids(records.filter(fits)))
      const text = (row: Row) => (row[field] === null ? '' : String(row[field]))
      await where({ [field]: value }, (row) => text(row) === value)
      await where({ [field]: `*${value.slice(1, -1)}*` }, (row) => text(row).toLowerCase().includes(value.slice(1, -1).toLowerCase()))
      await where({ [field]: `${value.slice(0, 2)}*` }, (row) => text(row).toLowerCase().startsWith(value.slice(0, 2).toLowerCase()))
      await where({ [field]: `*${value.slice(-2)}` }, (row) => text(row).toLowerCase().endsWith(value.slice(-2).toLowerCase()))
      await where({ [field]: `!${value}` }, (row) => text(row) !== value)
      // Sentences hold commas of their own.
      if (facts.kind !== 'note')
        await where({ [field]: `${value},${String(two[field])},` }, (row) => [value, String(two[field])].includes(text(row)))
      await where({ [field]: '' }, () => true)
      await where({ [field]: '**' }, () => true)
      for (const [least, most] of [
        [{ [field]: `>=${value}` }, { [field]: `<=${value}` }],
        [{ [`${field}_begin`]: value }, { [`${field}_end`]: value }],
      ] as const) {
        const [above, below] = [ids((await list(resource, least)).records), ids((await list(resource, most)).records)]
        const filled = ids(records.filter((row) => row[field] !== null))
        expect([...new Set([...above, ...below])].sort()).toEqual(filled)
        expect(above.filter((id) => below.includes(id))).toEqual(ids(records.filter((row) => text(row) === value)))
      }
      const advanced = (rule: string, val: unknown) =>
        encodeURI(JSON.stringify([{ field, rule, val, type: 'text', dictCode: '', popup: null }]))
      await where({ superQueryParams: advanced('eq', value), superQueryMatchType: 'and' }, (row) => text(row) === value)
      await where({ superQueryParams: advanced('ne', value), superQueryMatchType: 'or' }, (row) => text(row) !== value)
      await where({ superQueryParams: advanced('in', `${value},${String(two[field])}`) }, (row) =>
        [value, String(two[field])].includes(text(row)),
      )
      await where({ superQueryParams: advanced('like', value.slice(0, 1)) }, (row) =>
        text(row).toLowerCase().includes(value.slice(0, 1).toLowerCase()),
      )
    }
  })

  test('gives pages that meet without a gap', async () => {
    const whole = await list(resource, { column: 'id', order: 'asc' })
    const pages: string[] = []
    for (let page = 1; page <= Math.ceil(whole.total / 2) && page <= 6; page++) {
      const found = await list(resource, { column: 'id', order: 'asc', pageNo: String(page), pageSize: '2' })
      expect(found).toMatchObject({ total: whole.total, pages: Math.ceil(whole.total / 2), current: page, size: 2 })
      pages.push(...found.records.map((row) => row.id))
    }
    expect(pages).toEqual(whole.records.slice(0, 12).map((row) => row.id))
    expect(whole.total).toBe(whole.records.length)
    const everything = (await ask(resource, { field: 'id' })).result as Found
    expect(everything.total).toBe(everything.records.length)
  })

  test('takes its page, its size and its order by the other words that clients have for them', async () => {
    const named = await boss(at('GET', resource, 'list?pageNo=2&pageSize=2&column=id&order=desc'))
    expect(named).toMatchObject({ success: true, result: { current: 2, size: 2 } })
    expect((await boss(at('GET', resource, 'list?queryPage=2&querySize=2&sort=id,desc'))).result).toEqual(named.result)
    for (const [query, error] of [
      ['sort=nonsense,asc', 'query.column'],
      ['queryPage=0', 'query.page'],
      ['querySize=many', 'query.page'],
    ])
      expect(await boss(at('GET', resource, `list?${query}`)), query).toMatchObject({ error })
  })

  test('gives only the fields asked for, and tells nothing of the others', async () => {
    const [wanted = ''] = resource.list
    const { records } = await list(resource, { field: `id,,${wanted},${wanted}_dictText,action` })
    const others = Object.keys(resource.fields).filter((field) => field !== wanted)
    expect(records.length).toBeGreaterThan(0)
    for (const row of records) {
      expect(row).toHaveProperty(wanted)
      expect(others.filter((field) => field in row)).toEqual([])
    }
  })

  test('refuses columns, filters and pages that do not exist', async () => {
    const refusals: [Record<string, string>, string][] = [
      [{ column: 'nonsense' }, 'query.column'],
      [{ column: 'tenant_id' }, 'query.column'],
      [{ column: 'id; drop table child' }, 'query.column'],
      [{ nonsense: '1' }, 'query.column'],
      [{ tenant_id: '1' }, 'query.column'],
      [{ constructor: 'x' }, 'query.column'],
      [{ pageNo: '0' }, 'query.page'],
      [{ pageNo: '-1' }, 'query.page'],
      [{ pageSize: 'many' }, 'query.page'],
      [{ superQueryParams: '[{' }, 'query.condition'],
      [{ superQueryParams: encodeURI('[{"field":"nonsense","rule":"eq","val":"1"}]') }, 'query.column'],
      [{ superQueryParams: encodeURI('[{"field":"id","rule":"or 1=1","val":"1"}]') }, 'query.condition'],
    ]
    for (const [field, facts] of Object.entries(resource.fields)) {
      if (kindOf(facts)?.apart) refusals.push([{ column: field }, 'query.column'], [{ [field]: 'x' }, 'query.column'])
    }
    for (const [query, error] of refusals)
      expect(await ask(resource, query), JSON.stringify(query)).toMatchObject({ status: 200, success: false, error })
  })
})
