import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resources } from '../../../src/areas/areas'
import type { Totals } from '../../../src/contract/list/summary'
import type { Row } from '../../../src/contract/resource'
import { at } from '../../kit/every-noun'
import { make } from '../../kit/make'
import { type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietNow, quietProduct } from '../../kit/server/quiet-house'

const { child, 'list-view': listView, 'list-preference': listPreference } = resources
const views = ['list', 'add', 'edit', 'remove'].flatMap((verb) => [`list-view:${verb}`, `list-preference:${verb}`])
const role = (code: string, permissions: readonly string[], dataScope: 'all' | 'own' = 'all') => ({
  code,
  name: { zh: code, en: code },
  dataScope,
  permissions: [...views, ...permissions],
})
const roles = [
  role('reads_all', ['child:list', 'child:health', 'list-view:share']),
  role('reads_names', ['child:list']),
  role('sees_none', ['child:list'], 'own'),
  role('cooks', []),
  role('edits', ['child:list', 'child:edit']),
]

let house: OpenHouse
const callers = new Map<string, Caller>()
const as = (code: string) => callers.get(code) as Caller

beforeAll(async () => {
  const product = quietProduct(roles.map(({ code }) => ({ username: `as_${code}`, roles: [code] })))
  house = await openHouse({ ...product, roles: [...product.roles, ...roles] }, quietNow)
  const boss = await house.as('boss')
  for (const { code } of roles) callers.set(code, await house.as(`as_${code}`))
  const given = [
    { name: '甲', sex: '1', birthday: '2022-03-01', leaveType: null, allergies: ['peanut', 'egg'] },
    { name: '乙', sex: '1', birthday: '2022-03-09', allergies: ['egg'] },
    { name: '丙', sex: '2', birthday: '2022-04-01', allergies: ['none'] },
  ]
  for (const values of given) await make(boss, child, values)
})
afterAll(() => house?.close())

const ask = async (code: string, query: string) => (await as(code)(at('GET', child, query))) as { result: unknown; error?: string }

describe('what the rows of a list come to', () => {
  test('is counted by value, one of several values as well, by all filters but that of the field itself', async () => {
    expect((await ask('reads_all', 'counts?field=sex,allergies')).result).toEqual({
      sex: { 1: 2, 2: 1 },
      allergies: { egg: 2, none: 1, peanut: 1 },
    })
    expect((await ask('reads_all', 'counts?field=sex,allergies&sex=2')).result).toEqual({ sex: { 1: 2, 2: 1 }, allergies: { none: 1 } })
    expect((await ask('reads_all', 'counts?field=sex&allergies=egg')).result).toEqual({ sex: { 1: 2 } })
  })

  test('is of the rows within reach alone', async () => {
    expect((await ask('sees_none', 'counts?field=sex')).result).toEqual({ sex: {} })
    expect((await ask('sees_none', 'totals')).result).toEqual({ count: 0, sums: {} })
  })

  test('is told of nothing somebody may not read, nor narrowed by it', async () => {
    for (const query of ['counts?field=allergies', 'counts?field=sex&allergies=egg', 'totals?allergies=egg', 'totals?group=bloodType'])
      expect(await ask('reads_names', query), query).toMatchObject({ error: 'query.column' })
    expect(await ask('cooks', 'counts?field=sex')).toMatchObject({ error: 'access.denied' })
  })

  test('is told of fields by whose values people choose, and of no other', async () => {
    for (const field of ['name', 'photo', 'nonsense', 'constructor'])
      expect(await ask('reads_all', `counts?field=${field}`), field).toMatchObject({ error: 'query.column' })
  })

  test('comes group by group, of days by the month', async () => {
    expect((await ask('reads_all', 'totals?group=sex')).result).toMatchObject({
      count: 3,
      groups: [
        { value: '1', count: 2 },
        { value: '2', count: 1 },
      ],
    })
    expect((await ask('reads_all', 'totals?group=birthday')).result).toMatchObject({
      groups: [
        { value: '2022-03', count: 2 },
        { value: '2022-04', count: 1 },
      ],
    })
  })

  test('is what its groups hold, those of rows without a value too', async () => {
    const held = async (query: object[]) =>
      ((await ask('reads_all', `list?superQueryParams=${encodeURIComponent(JSON.stringify(query))}`)).result as { records: Row[] }).records
    const { groups = [] } = (await ask('reads_all', 'totals?group=leaveType')).result as Totals
    expect(groups.map(({ value }) => value)).toContain(null)
    for (const { value, count } of groups) {
      const rule = value === null ? { rule: 'empty', val: 'true' } : { rule: 'eq', val: value }
      expect((await held([{ field: 'leaveType', ...rule }])).length).toBe(count)
    }
    expect((await held([{ field: 'sex', rule: 'empty', val: 'true' }])).length).toBe(0)
    const march = [
      { field: 'birthday', rule: 'ge', val: '2022-03-01' },
      { field: 'birthday', rule: 'lt', val: '2022-04-01' },
    ]
    expect((await held(march)).map(({ name }) => name).sort()).toEqual(['乙', '甲'])
  })

  test('is summed of what adds up', async () => {
    const boss = await house.as('boss')
    const other = await make(boss, resources.class, { capacity: 30 })
    await make(boss, resources.class, { capacity: 25, yearId: other.yearId })
    expect((await boss(at('GET', resources.class, 'totals?field=capacity'))).result).toEqual({ count: 2, sums: { capacity: 55 } })
  })
})

test('a list is ordered by several columns in turn', async () => {
  const { result } = await ask('reads_all', 'list?column=sex,birthday&order=desc,desc')
  expect((result as { records: Row[] }).records.map(({ name }) => name)).toEqual(['丙', '乙', '甲'])
  expect(await ask('reads_all', 'list?column=sex,name,id,status')).toMatchObject({ error: 'query.column' })
})

describe('rows changed together', () => {
  const change = (code: string, body: object) => as(code)(at('POST', child, 'changeBatch'), body)
  const plans = async () =>
    ((await ask('reads_all', 'list?column=name&order=asc')).result as { records: Row[] }).records.map(
      ({ name, mealPlan }) => `${name} ${mealPlan}`,
    )
  const rows = async () => ((await ask('reads_all', 'list')).result as { records: Row[] }).records.map(({ id, rev }) => ({ id, rev }))

  test('are changed alike, all of them', async () => {
    expect(await change('edits', { verb: 'edit', rows: await rows(), patch: { mealPlan: 'LUNCH' } })).toMatchObject({
      result: { count: 3 },
    })
    expect((await plans()).every((one) => one.endsWith(' LUNCH'))).toBe(true)
  })

  test('or none, where one of them cannot be, which is named', async () => {
    const [first, second, third] = await rows()
    const stale = { ...third, rev: 0 }
    const before = await plans()
    const boss = await house.as('boss')
    await boss(at('PUT', child, 'edit'), { id: third?.id, rev: third?.rev, mealPlan: 'FULL' })
    const after = await plans()
    expect(after).not.toEqual(before)
    const refused = await change('edits', { verb: 'edit', rows: [first, second, stale], patch: { mealPlan: 'NONE' } })
    expect(refused).toMatchObject({ error: 'record.none-changed' })
    expect(await plans()).toEqual(after)
  })

  test('are changed by who may, within what they read and reach', async () => {
    const all = await rows()
    expect(await change('reads_all', { verb: 'edit', rows: all, patch: { mealPlan: 'FULL' } })).toMatchObject({ error: 'access.denied' })
    expect(await change('edits', { verb: 'edit', rows: all, patch: { allergies: ['none'] } })).toMatchObject({
      error: 'record.none-changed',
    })
    expect(await change('edits', { verb: 'approve', rows: all, patch: {} })).toMatchObject({ error: 'record.state' })
    expect(await change('edits', { verb: 'remove', rows: all, patch: {} })).toMatchObject({ error: 'record.state' })
    expect(await change('edits', { verb: 'edit', rows: [], patch: {} })).toMatchObject({ error: 'input.invalid' })
    expect(await change('edits', { verb: 'edit', rows: Array(201).fill(all[0]), patch: {} })).toMatchObject({ error: 'input.invalid' })
    expect((await plans()).length).toBe(3)
  })
})

describe('a saved view', () => {
  const shows = (filters: Record<string, string>) => ({ filters, sorts: [{ column: 'name', descending: false }] })
  const save = (code: string, values: object) => as(code)(at('POST', listView, 'add'), { noun: 'child', shared: false, ...values })
  const seen = async (code: string) =>
    ((await as(code)(at('GET', listView, 'list?pageSize=100'))).result as { records: Row[] }).records.map(({ name }) => name)

  test("is its owner's, and of nobody else, whatever they see else", async () => {
    const { result } = await save('reads_names', { name: '女孩', shows: shows({ sex: '2' }) })
    expect(await seen('reads_names')).toContain('女孩')
    expect(await seen('reads_all')).not.toContain('女孩')
    const boss = await house.as('boss')
    expect(await boss(at('GET', listView, `queryById?id=${(result as Row).id}`))).toMatchObject({ error: 'record.gone' })
  })

  test('is shared by who may, and edited by nobody who may not', async () => {
    expect(await save('reads_names', { name: '大家的', shared: true, shows: shows({}) })).toMatchObject({
      problems: { shared: { code: 'access.denied' } },
    })
    const { result } = await save('reads_all', { name: '男孩', shared: true, shows: shows({ sex: '1' }) })
    expect(await seen('reads_names')).toContain('男孩')
    const { id } = result as Row
    expect(await as('reads_names')(at('PUT', listView, 'edit'), { id, name: '别的' })).toMatchObject({ error: 'list-view.others' })
    expect(await as('reads_names')(at('DELETE', listView, `delete?id=${id}`))).toMatchObject({ error: 'list-view.others' })
  })

  test('tells nobody by what a list is narrowed that they may not read or see', async () => {
    const { result } = await save('reads_all', { name: '鸡蛋过敏', shared: true, shows: shows({ allergies: 'egg' }) })
    const told = async (code: string) => (await as(code)(at('GET', listView, `queryById?id=${(result as Row).id}`))).result
    expect(await told('reads_all')).toMatchObject({ name: '鸡蛋过敏', shows: { filters: { allergies: 'egg' } } })
    expect(await told('reads_names')).toMatchObject({ name: null, shows: null })
    expect(await told('cooks')).toMatchObject({ name: null, shows: null })
    const { result: plain } = await save('reads_all', { name: '甲家', shared: true, shows: shows({ name: '甲' }) })
    expect((await as('cooks')(at('GET', listView, `queryById?id=${(plain as Row).id}`))).result).toMatchObject({ name: null, shows: null })
    expect(await as('cooks')(at('GET', listView, `list?name=${encodeURIComponent('*过敏*')}`))).toMatchObject({ error: 'query.column' })
  })

  test('is of a list there is and its maker sees, and not without end', async () => {
    for (const noun of ['nonsense', 'staff-file', 'constructor'])
      expect(await save('cooks', { name: 'x', noun, shows: shows({}) })).toMatchObject({ problems: { noun: { code: 'list-view.list' } } })
    expect(await save('reads_names', { name: 'x', shows: { filters: { 'a b': '1' }, sorts: [] } })).toMatchObject({
      error: 'input.invalid',
    })
    for (let at = 0; at < 19; at++) await save('reads_names', { name: `第${at}个`, shows: shows({}) })
    expect(await save('reads_names', { name: '太多', shows: shows({}) })).toMatchObject({ error: 'list-view.many' })
  })
})

describe('how somebody likes a table', () => {
  const like = (code: string, values: object) => as(code)(at('POST', listPreference, 'add'), { noun: 'child', ...values })
  const liked = async (code: string) =>
    ((await as(code)(at('GET', listPreference, 'list?noun=child'))).result as { records: Row[] }).records.map(({ id, shows }) => ({
      id,
      shows,
    }))

  test('is theirs alone, and written over by what comes last, whatever version that has seen', async () => {
    await like('reads_all', { shows: { density: 'dense', widths: { name: 200 } } })
    const [first] = await liked('reads_all')
    expect(first?.shows).toEqual({ density: 'dense', widths: { name: 200 } })
    expect(await liked('reads_names')).toEqual([])
    expect(await as('reads_names')(at('PUT', listPreference, 'edit'), { id: first?.id, shows: {} })).toMatchObject({ error: 'record.gone' })
    for (const columns of [['sex', 'name'], ['name']])
      expect(await as('reads_all')(at('PUT', listPreference, 'edit'), { id: first?.id, shows: { columns } })).toMatchObject({
        success: true,
      })
    expect(await liked('reads_all')).toEqual([{ id: first?.id, shows: { columns: ['name'] } }])
  })

  test('is of a list they see, and of nothing a table does not have', async () => {
    expect(await as('cooks')(at('POST', listPreference, 'add'), { noun: 'child', shows: {} })).toMatchObject({
      problems: { noun: { code: 'list-view.list' } },
    })
    for (const shows of [{ widths: { name: 9 } }, { density: 'huge' }, { columns: ['a b'] }])
      expect(await like('reads_all', { shows })).toMatchObject({ error: 'input.invalid' })
  })
})
