import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogue, resources } from '../../src/areas/areas'
import type { Row } from '../../src/contract/resource'
import { at } from '../kit/every-noun'
import { make } from '../kit/make'
import { type Caller, type OpenHouse, openHouse } from '../kit/server/open-house'
import { quietNow, quietProduct } from '../kit/server/quiet-house'
import { type SeenRoute, watchRoutes } from '../kit/server/watch-routes'
import { schemaOf } from './fuzz/lifelike'

const { child } = resources
let house: OpenHouse
let boss: Caller & { readonly token: string }
let routes: SeenRoute[]
let row: Row
beforeAll(async () => {
  ;({ made: house, routes } = await watchRoutes(() => openHouse(quietProduct(), quietNow)))
  boss = await house.as('boss')
  row = await make(boss, child)
  const definition = JSON.stringify({ fields: [{ name: 'name', kind: 'text', zh: '名', en: 'Name' }], title: 'name' })
  await boss('POST /sys/madeNoun/add', { code: 'toy', title: '玩具', titleEn: 'Toy', definition, status: '1' })
})
afterAll(() => house.close())

/** Each waits five seconds where it becomes part of a statement, at whatever place it stands in. */
const sleepers = [
  "x' or (select 1 from pg_sleep(5)) is null or ''='",
  'x" or (select 1 from pg_sleep(5)) is null or ""="',
  'id,(select 1 from pg_sleep(5))',
  '1;select pg_sleep(5)--',
  "x') or (select 1 from pg_sleep(5)) is null--",
  '1 or (select 1 from pg_sleep(5)) is null',
]
/** Names by which lists, trees, pickers and reports are asked. */
const asked = 'column order field pageNo pageSize superQueryParams filterParams id ids pid pcode condition keyword name code'.split(' ')

/** Addresses that read; of what every noun has, those of one. */
const reading = () =>
  routes.filter(
    ({ method, socket, url }) =>
      method === 'GET' &&
      !socket &&
      Object.values(catalogue.resources).every(({ path }) => path === child.path || !url.startsWith(`${path}/`)),
  )

const namesOf = ({ input, url }: SeenRoute): string[] => {
  const own = Object.keys((input && schemaOf(input).properties) ?? {}).filter((name) => !url.includes(`:${name}`))
  return own.length > 0 ? own : asked
}

test('no parameter of any address that reads becomes part of a statement', { timeout: 300_000 }, async () => {
  let [count, tried] = [0, 0]
  for (const route of reading()) {
    const others: Record<string, string> = {
      dict: 'child,name,id',
      tableName: 'child',
      text: 'name',
      code: 'id',
      pidField: 'class_id',
      fieldName: 'name',
      fieldVal: 'x',
      _noun: 'toy',
      _report: 'attendance-today',
      headId: 'toy',
    }
    for (const name of [...namesOf(route), ':']) {
      const sleeper = sleepers[count++ % sleepers.length] ?? ''
      const query = new URLSearchParams({
        ...Object.fromEntries(namesOf(route).flatMap((other) => (others[other] ? [[other, others[other]]] : []))),
        ...(name === ':' ? {} : { [name]: sleeper }),
      })
      if (name === ':' && !route.url.includes(':')) continue
      const path = route.url.replace(/:\w+|\*/g, (part) => encodeURIComponent(name === ':' ? sleeper : (others[part.slice(1)] ?? row.id)))
      const began = performance.now()
      const answered = await house.server.inject({ url: `${path}?${query}`, headers: { 'x-access-token': boss.token } })
      expect(answered.statusCode, `${path}?${query}`).toBeLessThan(500)
      if (performance.now() - began > 5000) {
        const { rows } = await sql<{
          n: number
        }>`select count(*)::int n from pg_stat_activity where query like '%pg_sleep(5)%' and pid <> pg_backend_pid()`.execute(
          house.engine.databases.owner,
        )
        expect(rows[0]?.n, `${path}?${query}`).toBe(0)
      }
      tried++
    }
  }
  expect(tried).toBeGreaterThan(400)
})

test.each(sleepers)('no row answers to a condition that is a statement: %s', async (text) => {
  const advanced = (rule: string) => encodeURIComponent(encodeURI(JSON.stringify([{ field: 'name', rule, val: text, type: 'string' }])))
  const queries = [
    `name=${encodeURIComponent(text)}`,
    `id=${encodeURIComponent(text)}`,
    ...['eq', 'like', 'right_like', 'in'].map((rule) => `superQueryParams=${advanced(rule)}&superQueryMatchType=or`),
  ]
  for (const query of queries) {
    const { success, error, result }: { success: boolean; error?: string; result: { records: unknown[] } } = await boss(
      at('GET', child, `list?${query}`),
    )
    if (success) expect(result.records, query).toEqual([])
    else expect(error, query).toMatch(/^(query|input)\./)
  }
})

const none = [...sleepers, 'tenant_id', 'scope', 'gone', '"name"', 'name desc', 'name,(select 1)', 'constructor']

test('a list is in the order of no column that is none of its own', async () => {
  for (const text of none)
    expect(await boss(at('GET', child, `list?column=${encodeURIComponent(text)}`)), text).toMatchObject({ error: 'query.column' })
})

test('a list shows no column that is none of its own, whatever is asked for', async () => {
  const shownBy = async (query: string) => {
    const { result }: { result: { records: Row[] } } = await boss(at('GET', child, `list?${query}`))
    return result.records.flatMap(Object.keys)
  }
  const own = new Set(await shownBy(''))
  for (const text of none) {
    for (const shown of await shownBy(`field=${encodeURIComponent(text)}`)) expect(own, text).toContain(shown)
  }
})

test('an advanced query knows no field, rule or way to join that is none', async () => {
  const ask = (one: object, more = '') =>
    boss(at('GET', child, `list?superQueryParams=${encodeURIComponent(encodeURI(JSON.stringify([one])))}${more}`))
  for (const text of [...sleepers, 'tenant_id', 'scope', 'constructor']) {
    expect(await ask({ field: text, rule: 'eq', val: 'x' }), text).toMatchObject({ success: false, error: 'query.column' })
    expect((await ask({ field: 'name', rule: text, val: 'x' })).success, text).toBe(false)
    const { success, result }: { success: boolean; result: { records: unknown[] } } = await ask(
      { field: 'name', rule: 'eq', val: 'x' },
      `&superQueryMatchType=${encodeURIComponent(text)}`,
    )
    if (success) expect(result.records).toEqual([])
  }
})

test('everything is there as it was', async () => {
  expect(await boss(at('GET', child, `queryById?id=${row.id}`))).toMatchObject({ success: true, result: { id: row.id } })
})
