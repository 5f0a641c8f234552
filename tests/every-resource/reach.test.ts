import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogue } from '../../src/areas/areas'
import type { Resource, Row } from '../../src/contract/resource'
import type { Change } from '../../src/contract/sync/exchange'
import { addDays } from '../../src/contract/time'
import { type ClassRows, makeClass } from '../kit/browser/make-class'
import { snapshotOf } from '../kit/device/snapshot'
import { at, everyNoun } from '../kit/every-noun'
import { type Caller, type OpenHouse, openHouse } from '../kit/server/open-house'
import { quietNow, quietProduct } from '../kit/server/quiet-house'

const today = '2026-03-02'
let house: OpenHouse
let boss: Caller
const teachers: { call: Caller; own: ClassRows; other: ClassRows; kept: Change[] }[] = []
let kept: Change[]

beforeAll(async () => {
  const accounts = ['tina', 'theo'].map((username) => ({ username, roles: ['headTeacher'] }))
  house = await openHouse(quietProduct(accounts), quietNow)
  boss = await house.as('boss')
  const [tinas, theos] = [await makeClass(boss, 'user.tina', today), await makeClass(boss, 'user.theo', today)]
  // What lies too far back to be kept without network.
  await makeClass(boss, 'user.boss', '2025-09-02')
  for (const [username, own, other] of [
    ['tina', tinas, theos],
    ['theo', theos, tinas],
  ] as const) {
    const call = await house.as(username)
    teachers.push({ call, own, other, kept: await snapshotOf(call, `replica-${username}`) })
  }
  kept = await snapshotOf(boss, 'replica-boss')
})
afterAll(() => house.close())

async function listed(call: Caller, resource: Resource): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1, pages = 1; page <= pages; page++) {
    const answered = await call(at('GET', resource, `list?pageNo=${page}&pageSize=1000&column=id&order=asc`))
    if (answered.error === 'access.denied') return []
    const found: { records: Row[]; pages: number } = answered.result
    rows.push(...found.records)
    pages = found.pages
  }
  return rows
}

/** The rows of a list a device keeps: those young enough. */
function youngEnough({ offline }: Resource, row: Row): boolean {
  const { by, days } = offline
  return by === undefined || days === undefined || String(row[by] ?? '9') >= addDays(today, -days)
}

const inSnapshot = (changes: readonly Change[], noun: string) =>
  changes
    .filter((change) => change.noun === noun)
    .map((change) => change.id)
    .sort()

describe.each(everyNoun)('%s', (noun, resource) => {
  test('is kept on a device exactly as it is listed', async () => {
    for (const [call, changes] of [[boss, kept], ...teachers.map((one) => [one.call, one.kept] as const)] as const) {
      const rows = resource.offline.mode === 'none' ? [] : (await listed(call, resource)).filter((row) => youngEnough(resource, row))
      expect(inSnapshot(changes, noun)).toEqual(rows.map((row) => row.id).sort())
    }
  })

  test('leaves secrets behind when it goes to a device', () => {
    const secrets = Object.entries(resource.fields).filter(([, facts]) => facts.kind === 'secret')
    for (const change of [...kept, ...teachers.flatMap((one) => one.kept)].filter((one) => one.noun === noun)) {
      for (const [field] of secrets) expect(change.row?.[field] ?? null).toBeNull()
    }
  })
})

describe.each(
  Object.keys(catalogue.resources).filter((noun) =>
    /^(child|enrolment|guardian|attendance|leave|absence)/.test(noun),
  ) as (keyof ClassRows)[],
)('%s of another class', (noun) => {
  const resource = catalogue.resources[noun] as Resource

  test('is in no list, whatever it is sorted or filtered by', async () => {
    for (const { call, own, other } of teachers) {
      for (const query of [
        '',
        `&id=${other[noun].id}`,
        `&id=${other[noun].id},${own[noun].id},`,
        '&column=id&order=asc',
        `&id=!${own[noun].id}`,
        '&rev=>=0',
      ]) {
        const answered = await call(at('GET', resource, `list?pageSize=1000${query}`))
        expect(answered).toMatchObject({ success: true })
        const { records, total }: { records: Row[]; total: number } = answered.result
        expect(records.map((row) => row.id)).not.toContain(other[noun].id)
        expect(total).toBe(records.length)
      }
    }
  })

  test('cannot be read, changed, moved or deleted by its id', async () => {
    for (const { call, other } of teachers) {
      const { id } = other[noun]
      const before = (await boss(at('GET', resource, `queryById?id=${id}`))).result
      expect(await call(at('GET', resource, `queryById?id=${id}`))).toMatchObject({ success: false, error: 'record.gone' })
      const field = resource.form.flat().find((one) => !resource.fields[one]?.fixed) ?? ''
      for (const verb of ['edit', ...Object.keys(catalogue.flows[noun]?.moves ?? {})]) {
        const answered = await call(at('POST', resource, verb), { id, [field]: null })
        expect(['record.gone', 'access.denied', 'path.unknown']).toContain(answered.error)
      }
      if (resource.verbs.includes('remove')) expect(await call(at('DELETE', resource, `delete?id=${id}`))).toMatchObject({ success: false })
      expect((await boss(at('GET', resource, `queryById?id=${id}`))).result).toEqual(before)
    }
  })
})

test('a teacher sees their own class in every noun that belongs to one', async () => {
  for (const { call, own } of teachers) {
    for (const noun of Object.keys(own) as (keyof ClassRows)[]) {
      expect(await call(at('GET', catalogue.resources[noun] as Resource, `queryById?id=${own[noun].id}`)), noun).toMatchObject({
        success: true,
      })
    }
  }
})
