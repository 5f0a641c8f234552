import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FieldFacts } from '../../src/contract/field'
import type { Resource, Row } from '../../src/contract/resource'
import { Dict } from '../../src/contract/system/dict'
import { DictItem } from '../../src/contract/system/dict-item'
import { at, madeNouns, writable } from '../kit/every-noun'
import { make, valuesFor } from '../kit/make'
import { sampleValue } from '../kit/sample-value'
import { bringFiles } from '../kit/server/kept-pictures'
import { type Caller, type OpenHouse, openHouse } from '../kit/server/open-house'
import { quietNow, quietProduct } from '../kit/server/quiet-house'

let house: OpenHouse
let boss: Caller
beforeAll(async () => {
  house = await openHouse(quietProduct(), quietNow)
  boss = await house.as('boss')
})
afterAll(() => house.close())

/** What comes back where `value` was given: secrets come masked. */
const shownAs = (facts: FieldFacts, value: unknown) => (facts.kind === 'secret' ? expect.stringMatching(/^.{3}\*+.{4}$/) : value)

const expected = (resource: Resource, values: Record<string, unknown>) =>
  Object.fromEntries(
    writable(resource.fields)
      .filter(([field]) => field in values)
      .map(([field, facts]) => [field, shownAs(facts, values[field])]),
  )

const byId = async (resource: Resource, id: string) => boss(at('GET', resource, `queryById?id=${id}`))
const total = async (resource: Resource) => ((await boss(at('GET', resource, 'list'))).result as { total: number }).total

/** Numbers of values no row is made with: more than are ever made here, and those whose choices are states that follow each other. */
const beyond = 956

/** What noun rules tie to other fields, to other rows, to a step of the row's own, or to a shape of text. */
const tied = ['cause', 'place', 'orgCategory', 'reopenReason', 'definition', 'ruleJson', 'ruleParams', 'ruleColumn', 'ruleConditions']

/** What has to come after another field of the row. */
const later = ['endTime']

/** Other values for what may still be changed. */
const changedValues = (resource: Resource, nth: 0 | 1) =>
  Object.fromEntries(
    writable(resource.fields)
      .filter(([field, facts]) => !facts.fixed && !facts.noun && !tied.includes(field))
      .map(([field, facts]) => [field, sampleValue(facts, beyond + nth + (later.includes(field) ? 1 : 0))]),
  )

describe.each(madeNouns)('%s', (noun, resource) => {
  let row: Row
  let values: Record<string, unknown>

  test('comes back as it was added, with every field filled in', async () => {
    const before = await total(resource)
    values = await valuesFor(boss, resource, {}, 'whole')
    const already = await total(resource)
    const added = await boss(at('POST', resource, 'add'), values)
    expect(added).toMatchObject({ success: true, code: 200, result: { createBy: 'boss', scope: expect.any(String) } })
    row = added.result
    expect(row).toMatchObject(expected(resource, values))
    expect((await byId(resource, row.id)).result).toEqual(row)
    expect(already).toBeGreaterThanOrEqual(before)
    expect(await total(resource)).toBe(already + 1)
  })

  test('is listed with texts for its choices and references', async () => {
    const { result } = await boss(at('GET', resource, `list?id=${row.id}`))
    const { records } = result as { records: Row[] }
    expect(records).toHaveLength(1)
    expect(records[0]).toMatchObject(row)
    for (const [field, facts] of Object.entries(resource.fields)) {
      if (facts.dict || facts.noun) expect(records[0]).toHaveProperty(`${field}_dictText`)
      if (facts.dict && row[field] && !Array.isArray(row[field])) expect(records[0]?.[`${field}_dictText`]).toMatch(/\p{Script=Han}|\d/u)
    }
  })

  test('is edited, in part and as the whole record that was listed', async () => {
    if (!resource.verbs.includes('edit')) return
    const changed = changedValues(resource, 0)
    await bringFiles(boss, resource.fields, changed)
    const part = Object.keys(changed).at(-1)
    const first = await boss(at('PUT', resource, 'edit'), { id: row.id, rev: row.rev, [part ?? '']: changed[part ?? ''] })
    expect(first).toMatchObject({ success: true, result: expected(resource, { ...values, [part ?? '']: changed[part ?? ''] }) })
    const listed = ((await boss(at('GET', resource, `list?id=${row.id}`))).result as { records: Row[] }).records[0]
    const whole = await boss(at('POST', resource, 'edit'), { ...listed, ...changed })
    expect(whole).toMatchObject({ success: true, result: { ...expected(resource, { ...values, ...changed }), updateBy: 'boss' } })
    const more = Object.keys(changed).length > 1 ? 1 : 0
    expect((whole.result as Row).rev).toBeGreaterThanOrEqual((first.result as Row).rev + more)
  })

  test('saying again what stands there changes nothing', async () => {
    if (!resource.verbs.includes('edit')) return
    const now = (await byId(resource, row.id)).result as Row
    const again = await boss(at('PUT', resource, 'edit'), now)
    expect(again).toMatchObject({ success: true, result: { rev: now.rev } })
  })

  test('a stale version is refused, and nothing of it is written', async () => {
    if (!resource.verbs.includes('edit')) return
    const now = (await byId(resource, row.id)).result as Row
    const others = changedValues(resource, 1)
    await bringFiles(boss, resource.fields, others)
    const stale = await boss(at('PUT', resource, 'edit'), { id: row.id, rev: 1, ...others })
    expect(stale).toMatchObject({ success: false, error: 'record.changed' })
    expect((await byId(resource, row.id)).result).toEqual(now)
  })

  test('the same call made twice makes one row and one change', async () => {
    const key = { 'x-idempotency-key': `0190a000-0000-7000-8000-${String(madeNouns.findIndex(([one]) => one === noun)).padStart(12, '0')}` }
    const fresh = await valuesFor(boss, resource)
    const count = await total(resource)
    const one = await boss(at('POST', resource, 'add'), fresh, key)
    const two = await boss(at('POST', resource, 'add'), fresh, key)
    expect(one).toMatchObject({ success: true })
    expect(two.result).toEqual(one.result)
    expect(await total(resource)).toBe(count + 1)
  })

  test('is deleted, one and several, and is gone for every call', async () => {
    if (!resource.verbs.includes('remove')) return
    const count = await total(resource)
    expect(await boss(at('DELETE', resource, `delete?id=${row.id}`))).toMatchObject({ success: true })
    const more = noun === 'grade' ? [] : [await make(boss, resource), await make(boss, resource)]
    expect(await boss(at('DELETE', resource, `deleteBatch?ids=${more.map((one) => one.id).join(',')},`))).toMatchObject({ success: true })
    for (const { id } of [row, ...more]) {
      expect(await byId(resource, id)).toMatchObject({ success: false, error: 'record.gone' })
      expect((await boss(at('GET', resource, `list?id=${id}`))).result).toMatchObject({ records: [] })
    }
    expect(await boss(at('PUT', resource, 'edit'), { id: row.id })).toMatchObject({ error: 'record.gone' })
    expect(await total(resource)).toBe(count - 1)
  })
})

test('a row others refer to is not deleted', async () => {
  const made = await make(boss, DictItem)
  expect(await boss(at('DELETE', Dict, `delete?id=${made.dictId}`))).toMatchObject({ success: false, error: 'record.used' })
})

test('of rows removed together five that stopped them are named with why, and how many more there are, in both languages', async () => {
  const items: Row[] = []
  for (let at = 0; at < 7; at++) items.push(await make(boss, DictItem))
  const free = await make(boss, Dict)
  const names: string[] = []
  for (const { dictId } of items) names.push(String(((await byId(Dict, String(dictId))).result as { dictName: string }).dictName))
  const remove = (used: readonly Row[]) =>
    boss(at('DELETE', Dict, `deleteBatch?ids=${[free.id, ...used.map(({ dictId }) => String(dictId))].join(',')}`))
  const why = '仍被“字典项”引用，不能删除'
  const said = (some: readonly string[]) => some.map((name) => `“${name}”：${why}`).join('；')
  expect((await remove(items.slice(0, 2))).message).toBe(`${said(names.slice(0, 2))}。所选记录都没有删除`)
  expect((await remove(items.slice(0, 5))).message).toBe(`${said(names.slice(0, 5))}。所选记录都没有删除`)
  const all = await remove(items)
  expect(all).toMatchObject({
    error: 'record.stopped',
    message: `${said(names.slice(0, 5))}；另有 2 条。所选记录都没有删除`,
    values: { title: names[0], whyEn: expect.stringMatching(new RegExp(`; "${names[4]}": Still used by .*; and 2 more$`)) },
  })
  expect(await byId(Dict, free.id)).toMatchObject({ success: true })
})

test('of rows removed together all go or none, and what stopped them is named', async () => {
  const [used, free] = [await make(boss, DictItem), await make(boss, Dict)]
  const answered = await boss(at('DELETE', Dict, `deleteBatch?ids=${free.id},${used.dictId}`))
  const stands = (await byId(Dict, String(used.dictId))).result as { dictName: string }
  expect(answered).toMatchObject({ success: false, error: 'record.stopped', values: { title: stands.dictName } })
  expect(answered.message).toContain('“字典项”引用')
  expect(await byId(Dict, free.id)).toMatchObject({ success: true })
  const other = await make(boss, Dict)
  expect(await boss(at('DELETE', Dict, `deleteBatch?ids=${free.id},${other.id}`))).toMatchObject({ success: true })
  expect(await byId(Dict, free.id)).toMatchObject({ error: 'record.gone' })
})
