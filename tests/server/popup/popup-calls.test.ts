import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resources } from '../../../src/areas/areas'
import { make } from '../../kit/make'
import { type Answered, type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietNow, quietProduct } from '../../kit/server/quiet-house'

const { child } = resources
const role = (code: string, permissions: readonly string[]) => ({
  code,
  name: { zh: code, en: code },
  dataScope: 'all' as const,
  permissions,
})
const roles = [role('sees_children', ['child:list']), role('sees_none', [])]
const api = '/jeecg-boot/online/cgreport/api'

let house: OpenHouse
let boss: Caller
let sees: Caller
let none: Caller
beforeAll(async () => {
  const product = quietProduct(roles.map(({ code }) => ({ username: `as_${code}`, roles: [code] })))
  house = await openHouse({ ...product, roles: [...product.roles, ...roles] }, quietNow)
  ;[boss, sees, none] = [await house.as('boss'), await house.as('as_sees_children'), await house.as('as_sees_none')]
  for (const [name, sex] of [
    ['王一', '1'],
    ['王二', '2'],
    ['李三', '1'],
  ])
    await make(boss, child, { name, sex, allergies: ['egg'] })
})
afterAll(() => house?.close())

/** A call as the browser of an existing client makes it. */
const get = (caller: Caller, path: string, query: Record<string, string> = {}): Promise<Answered> =>
  caller(
    `GET ${api}/${path.split('/').map(encodeURIComponent).join('/')}?${new URLSearchParams({ ...query, _t: '1764000000' })}` as 'GET /',
  )
const errorOf = async (answer: Promise<Answered>) => (await answer).error
const namesOf = ({ result }: Answered) => (result as { records: { name: string }[] }).records.map(({ name }) => name).sort()
/** What a popup sends beside its filters when it opens. */
const first = { column: 'createTime', order: 'desc', pageNo: '1', pageSize: '10' }

describe('a report popup', () => {
  test('is told its columns, their texts and what its report is called', async () => {
    const { result } = await get(sees, 'getRpColumns/child')
    expect(result).toMatchObject({ cgRpConfigId: 'child', cgRpConfigName: '幼儿' })
    const { columns, dictOptions } = result as {
      columns: { title: string; dataIndex: string; customRender?: string }[]
      dictOptions: Record<string, { value: string; text: string }[]>
    }
    expect(columns).toContainEqual({ title: '姓名', dataIndex: 'name', align: 'center', sorter: true })
    expect(columns).toContainEqual(expect.objectContaining({ dataIndex: 'sex', customRender: 'sex' }))
    expect(columns.map(({ dataIndex }) => dataIndex)).toContain('classId_dictText')
    expect(dictOptions.sex).toContainEqual(expect.objectContaining({ value: '2', text: '女' }))
    for (const { customRender } of columns) if (customRender) expect(dictOptions).toHaveProperty(customRender)
  })

  test('is told what it is narrowed by: one value, or from and to, and what is folded at first', async () => {
    const items = (await get(boss, 'getQueryInfo/child')).result as { field: string; label: string; mode: string; hidden: string }[]
    expect(items[0]).toMatchObject({ field: 'name', label: '姓名', mode: 'single', view: 'text', hidden: '0' })
    expect(items.slice(3).every(({ hidden }) => hidden === '1')).toBe(true)
    const days = (await get(boss, 'getQueryInfo/food-order')).result
    expect(days).toContainEqual(expect.objectContaining({ field: 'date', mode: 'group', view: 'date' }))
  })

  test('lists rows by pages, order and filters', async () => {
    const all = await get(sees, 'getData/child', first)
    expect(all.result).toMatchObject({ total: 3 })
    expect(namesOf(await get(sees, 'getData/child', { ...first, name: '*王*' }))).toEqual(['王一', '王二'])
    expect((await get(sees, 'getData/child', { ...first, pageSize: '2', pageNo: '2' })).result).toMatchObject({ total: 3, current: 2 })
    const sorted = (await get(sees, 'getData/child', { ...first, column: 'sex_dictText', order: 'desc' })).result as {
      records: { sex: string }[]
    }
    expect(sorted.records[0]?.sex).toBe('2')
  })

  test('lists those rows alone that hold what the page around it asks for; an empty one asks for nothing', async () => {
    expect(namesOf(await get(sees, 'getData/child', { ...first, self_sex: '1' }))).toEqual(['李三', '王一'])
    expect(namesOf(await get(sees, 'getData/child', { ...first, self_sex: '1', name: '*王*' }))).toEqual(['王一'])
    expect(namesOf(await get(sees, 'getData/child', { ...first, self_sex: '' }))).toHaveLength(3)
    // What is typed in the popup narrows it further, and never beyond what the page asks for.
    expect(namesOf(await get(sees, 'getData/child', { ...first, self_sex: '1', sex: '2' }))).toEqual([])
  })

  test('is known by the names existing clients have for tables', async () => {
    expect((await get(boss, 'getRpColumns/sys_role')).result).toMatchObject({ cgRpConfigId: 'role' })
    expect((await get(boss, 'getData/sys_role', first)).result).toMatchObject({ records: expect.any(Array) })
  })

  test('shows nobody what they may not list or read', async () => {
    for (const path of ['getRpColumns/child', 'getQueryInfo/child', 'getData/child'])
      expect(await errorOf(get(none, path)), path).toBe('access.denied')
    const { columns } = (await get(sees, 'getRpColumns/child')).result as { columns: { dataIndex: string }[] }
    expect(columns.map(({ dataIndex }) => dataIndex.replace('_dictText', ''))).not.toContain('allergies')
    const { records } = (await get(sees, 'getData/child', first)).result as { records: object[] }
    expect(records.every((row) => !('allergies' in row))).toBe(true)
    const attempts: Record<string, string>[] = [{ allergies: 'egg' }, { self_allergies: 'egg' }, { column: 'allergies' }]
    for (const query of attempts) expect(await errorOf(get(sees, 'getData/child', { ...first, ...query }))).toBe('query.column')
  })

  test.each([
    ['getRpColumns/credential', 'noun.unknown'],
    ["getRpColumns/child' or 1=1", 'noun.unknown'],
    ['getRpColumns/constructor', 'noun.unknown'],
    ['getQueryInfo/pg_user', 'noun.unknown'],
    ['getData/child;drop table child', 'noun.unknown'],
    ['getData/__proto__', 'noun.unknown'],
  ])('knows no report that is no list: %s', async (path, code) => {
    expect(await errorOf(get(boss, path))).toBe(code)
  })

  test('answers anything at all without a failure', async () => {
    const name = fc.constantFrom(
      'self_sex',
      'self_scope',
      'self_',
      'self_id',
      'sex',
      "name'--",
      'column',
      'pageNo',
      'sql',
      'superQueryParams',
    )
    const value = fc.constantFrom('1', "' or 1=1 --", '%', '', 'select 1', '[{', '-1', '99999999999')
    await fc.assert(
      fc.asyncProperty(fc.dictionary(name, value, { maxKeys: 4 }), async (query) => {
        expect((await get(boss, 'getData/child', query)).status).toBeLessThan(500)
      }),
      { numRuns: 40 },
    )
  })
})
