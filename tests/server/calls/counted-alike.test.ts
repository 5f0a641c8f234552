import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { catalogue } from '../../../src/areas/areas'
import { unreadFields } from '../../../src/contract/access'
import { isErrorCode } from '../../../src/contract/error'
import { type FinerWay, finerWays, isToldBy } from '../../../src/contract/list/finer-ways'
import { isCounted, isStoodBy, mostGroups, type Totals } from '../../../src/contract/list/summary'
import type { Resource, Row } from '../../../src/contract/resource'
import { ListView } from '../../../src/contract/system/list-view'
import { product } from '../../../src/product'
import { at } from '../../kit/every-noun'
import { hostileQueryPart, hostileText, hostileValue } from '../../kit/hostile'
import { type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietNow } from '../../kit/server/quiet-house'

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse(product, quietNow)
})
afterAll(() => house.close())

const nouns: readonly Resource[] = Object.values(catalogue.resources)
/** Most fields one call counts by. */
const most = 12

/** How many rows have each value of a field, counted from the rows themselves. */
function tallied(rows: readonly Row[], field: string): Record<string, number> {
  const counts: Record<string, number> = {}
  const valuesOf = (value: unknown) => (Array.isArray(value) && value.length > 0 ? value : [Array.isArray(value) ? '' : (value ?? '')])
  for (const value of rows.flatMap((row) => valuesOf(row[field])).map(String)) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

/** Parts of a list by days, and by the sign its titles begin with, hold the rows it shows of each. */
async function comparePartsOf(call: Caller, noun: Resource, unread: readonly string[], records: readonly Row[], by: FinerWay) {
  // What views are called is told to whoever reads all they may show, and to nobody else.
  const signed = noun.name === ListView.name ? [] : [noun.title]
  const names = by === 'sign' ? signed : Object.keys(noun.fields)
  const field = names.find((name) => isToldBy(noun, name, by) && !unread.includes(name))
  if (!field) return
  const begun = (value: unknown) => (by === 'day' ? String(value ?? '').slice(0, 10) : ([...String(value ?? '')][0] ?? '').toLowerCase())
  const all = tallied(
    records.map((row) => ({ ...row, [field]: begun(row[field]) })),
    field,
  )
  if (Object.keys(all).length > mostGroups) return
  const { groups = [] } = (await call(at('GET', noun, `totals?group=${field}&by=${by}`))).result as Totals
  expect(Object.fromEntries(groups.map(({ value, count }) => [value ?? '', count])), `${noun.name}.${field}`).toEqual(all)
}

describe.each(['teacher', 'cook', 'doctor', 'accountant'])('the %s', (username) => {
  const withAll = async (look: (call: Caller, noun: Resource, unread: readonly string[]) => Promise<void>) => {
    const call = await house.as(username)
    const granted = (await house.engine.people.find(call.token))?.person.granted ?? new Set<string>()
    for (const noun of nouns)
      if (granted.has(`${noun.name}:list`))
        await look(
          call,
          noun,
          unreadFields(noun, (one) => granted.has(one)),
        )
  }

  test('counts of each list what the list shows them, no row and no value more', async () => {
    let compared = 0
    await withAll(async (call, noun, unread) => {
      const { result } = await call(at('GET', noun, 'list?pageSize=1000'))
      const { records, total } = result as { records: Row[]; total: number }
      expect((await call(at('GET', noun, 'totals'))).result, noun.name).toMatchObject({ count: total })
      const fields = Object.keys(noun.fields).filter((field) => isCounted(noun, field) && !unread.includes(field))
      if (records.length < total || fields.length === 0) return
      const counts = (await call(at('GET', noun, `counts?field=${fields.slice(0, most).join()}`))).result as Record<string, object>
      for (const [field, told] of Object.entries(counts)) {
        const all = tallied(records, field)
        if (Object.keys(all).length > mostGroups) expect(Object.keys(told)).toHaveLength(mostGroups)
        else expect(told, `${noun.name}.${field}`).toEqual(all)
      }
      const [group] = fields.filter((field) => isStoodBy(noun, field))
      const totals = group && ((await call(at('GET', noun, `totals?group=${group}`))).result as Totals)
      if (totals)
        expect(
          totals.groups?.reduce((sum, { count }) => sum + count, 0),
          noun.name,
        ).toBe(total)
      for (const by of finerWays) await comparePartsOf(call, noun, unread, records, by)
      compared += records.length
    })
    expect(compared).toBeGreaterThan(20)
  })

  test('learns by no count, sum, group, filter or order of what they may not read', async () => {
    await withAll(async (call, noun, unread) => {
      const { sums } = ((await call(at('GET', noun, 'totals'))).result ?? { sums: {} }) as Totals
      for (const field of unread) {
        expect(Object.keys(sums), noun.name).not.toContain(field)
        expect((await call(at('GET', noun, `totals?field=${field}`))).result, noun.name).toMatchObject({ sums: {} })
        for (const query of [
          `counts?field=${field}`,
          `totals?group=${field}`,
          `totals?group=${field}&by=day`,
          `totals?group=${field}&by=sign`,
          `totals?${field}=1`,
          `totals?${field}_begin=1`,
          `counts?field=&column=${field}`,
          `counts?superQueryMatchType=or&superQueryParams=${encodeURIComponent(JSON.stringify([{ field, rule: 'ne', val: 'x' }]))}`,
        ])
          expect(await call(at('GET', noun, query)), `${noun.name} ${query}`).toMatchObject({ error: 'query.column', result: null })
      }
    })
  })

  test('counts and changes nothing of a list they may not see', async () => {
    const call = await house.as(username)
    const granted = (await house.engine.people.find(call.token))?.person.granted ?? new Set<string>()
    const closed = nouns.filter(({ name }) => !granted.has(`${name}:list`))
    expect(closed.length).toBeGreaterThan(3)
    for (const noun of closed) {
      for (const query of ['counts?field=status', 'totals'])
        expect(await call(at('GET', noun, query)), noun.name).toMatchObject({ status: 403, error: 'access.denied', result: null })
      const answered = await call(at('POST', noun, 'changeBatch'), { verb: 'edit', rows: [{ id: 'x' }], patch: {} })
      expect([403, 404], noun.name).toContain(answered.status)
    }
  })
})

test('a teacher changes rows of the own class together, and none where one is of another', async () => {
  const [teacher, principal] = [await house.as('teacher'), await house.as('principal')]
  const leave = catalogue.resources['leave-request'] as Resource
  const rowsFor = async (call: Caller) => ((await call(at('GET', leave, 'list?pageSize=1000'))).result as { records: Row[] }).records
  const [own, all] = [await rowsFor(teacher), await rowsFor(principal)]
  const foreign = all.find(({ id }) => !own.some((one) => one.id === id))
  const [first] = own
  if (!first || !foreign) throw new Error('leave of two classes is needed')
  const asked = { verb: 'edit', rows: [first, foreign].map(({ id, rev }) => ({ id, rev })), patch: { reason: 'changed' } }
  const answered = await teacher(at('POST', leave, 'changeBatch'), asked)
  expect(answered).toMatchObject({ success: false, error: 'record.none-changed' })
  expect(answered.message).not.toContain(String(foreign.childId_dictText))
  // Of one that is out of reach is said what is said of none.
  const nobody = await teacher(at('POST', leave, 'changeBatch'), { ...asked, rows: [{ id: foreign.id }] })
  const nothing = await teacher(at('POST', leave, 'changeBatch'), { ...asked, rows: [{ id: 'nothing' }] })
  expect(nobody.message.replace(foreign.id, '')).toBe(nothing.message.replace('nothing', ''))
  expect(await rowsFor(principal)).toEqual(all)
})

const hostile = fc.record({
  noun: fc.constantFrom(...nouns),
  call: fc.constantFrom('counts', 'totals', 'changeBatch'),
  parts: fc.array(hostileQueryPart, { minLength: 3, maxLength: 3 }),
  name: fc.constantFrom('id', 'createTime_begin', 'column', 'order', 'pageNo', 'superQueryParams', 'filterParams', '__proto__', 'group'),
  verb: fc.oneof(fc.constantFrom('edit', 'remove', 'add', 'approve', 'constructor', 'resolve'), hostileText),
  values: fc.array(hostileValue, { minLength: 3, maxLength: 3 }),
})

test('whatever these calls are given, they answer with a code of the table and never with a failure of ours', async () => {
  const failed = vi.spyOn(house.engine.log, 'error')
  const admin = await house.as('admin')
  const principal = await house.as('principal')
  const codes = new Set<string | undefined>()
  for (const [run, { noun, call, parts, name, verb, values }] of fc.sample(hostile, { seed: 20_260_302, numRuns: 400 }).entries()) {
    const someone = run % 2 === 0 ? admin : principal
    const fields = Object.keys(noun.fields)
    const [field, other] = [fields[run % fields.length], fields[(run * 7) % fields.length] ?? 'id']
    const query = [`field=${field},${parts[0]}`, `field=${field}`, `field=`][run % 3]
    const address = `${call}?${query}&group=${run % 2 ? parts[1] : other}&${other}=${parts[2]}&${name}=${parts[1]}`.slice(0, 6000)
    const rows = [values[0], [values[0]], [{ id: values[0] }], [{ id: 'x', rev: values[0] }], [{ id: 'x' }, { id: 'x' }]][run % 5]
    const answered =
      call === 'changeBatch'
        ? await someone(at('POST', noun, call), {
            verb,
            rows,
            patch: run % 4 ? { [other]: values[1], [String(field)]: values[2] } : values[1],
          })
        : await someone(at('GET', noun, address))
    const about = `${noun.name} ${call} ${address.slice(0, 300)} ${JSON.stringify(rows)?.slice(0, 200)}`
    expect(answered.status, about).not.toBe(500)
    if (!answered.success) expect(isErrorCode(answered.error ?? ''), `${about}: ${answered.error}`).toBe(true)
    expect(failed.mock.calls, about).toEqual([])
    codes.add(answered.error)
  }
  expect([...codes]).toEqual(expect.arrayContaining([undefined, 'query.column', 'query.condition', 'input.invalid', 'access.denied']))
})
