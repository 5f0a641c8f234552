import { read, utils } from '@e965/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Permissions } from '../../src/app/session/person'
import { noticesComponent } from '../../src/app/shell/screens/built-in'
import { catalogue, resources } from '../../src/areas/areas'
import { type RoleCode, roles } from '../../src/areas/roles'
import type { Resource, Row } from '../../src/contract/resource'
import { makeClass } from '../kit/browser/make-class'
import { snapshotOf } from '../kit/device/snapshot'
import { at, everyNoun, madeNouns } from '../kit/every-noun'
import { make } from '../kit/make'
import { isOwnScreen } from '../kit/own-screens'
import { rolePermissions } from '../kit/role-permissions'
import { type Caller, type OpenHouse, openHouse } from '../kit/server/open-house'
import { quietNow, quietProduct } from '../kit/server/quiet-house'
import { entriesIn } from '../walk/entries'
import { type Entry, nounOf } from '../walk/plan'

const codes = Object.keys(roles) as RoleCode[]
const mobile = '13912345678'
type Rows = readonly Row[]
let house: OpenHouse
let boss: Caller
const seenByBoss = new Map<string, Rows>()

const listOf = async (call: Caller, resource: Resource): Promise<Rows> => {
  const { result } = await call(at('GET', resource, 'list?pageSize=1000'))
  return (result as { records: Rows } | null)?.records ?? []
}

beforeAll(async () => {
  house = await openHouse(quietProduct(codes.map((code) => ({ username: `as_${code}`, roles: [code] }))), quietNow)
  boss = await house.as('boss')
  await makeClass(boss, 'user.boss', '2026-03-02')
  for (const [noun, resource] of madeNouns) {
    await make(boss, resource, {}, 'whole')
    if (noun === 'staff') await make(boss, resource, { phone: mobile })
  }
  for (const [noun, resource] of everyNoun) seenByBoss.set(noun, await listOf(boss, resource))
})
afterAll(() => house?.close())

/** Ids a row names in a field. */
const idsIn = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((id): id is string => typeof id === 'string')

test.each(everyNoun)('no reference of %s is told as an id where its row is there', (noun, resource) => {
  const days = /^\d{4}-\d\d-\d\d$/
  const isId = new Set([...seenByBoss.values()].flat().flatMap(({ id }) => (days.test(id) ? [] : [id])))
  const refs = Object.entries(resource.fields).filter(([, facts]) => facts.noun)
  for (const row of seenByBoss.get(noun) ?? []) {
    for (const [field] of refs.filter(([name]) => idsIn(row[name]).length > 0)) {
      const told = String(row[`${field}_dictText`])
      expect(
        told.split(',').filter((part) => isId.has(part) || part === '' || part === '—'),
        field,
      ).toEqual([])
    }
  }
})

test('what is known by a row that is known by another one is called as that one', () => {
  const [record] = (seenByBoss.get('attendance-record') ?? []).filter((row) => typeof row.leaveId === 'string')
  const leave = seenByBoss.get('leave-request')?.find(({ id }) => id === record?.leaveId)
  const child = seenByBoss.get('child')?.find(({ id }) => id === leave?.childId)
  expect(record?.leaveId_dictText).toBe(child?.name)
})

/** Fields that refer to nouns somebody may not list, noun by noun that they may. */
function untold(code: RoleCode) {
  const held = new Set<string>(rolePermissions(code))
  return everyNoun.flatMap(([noun, resource]) => {
    const fields = Object.entries(resource.fields).filter(([, facts]) => facts.noun && !held.has(`${facts.noun}:list`))
    return held.has(`${noun}:list`) && fields.length > 0 ? [{ resource, fields: fields.map(([field]) => field) }] : []
  })
}

async function cellsOf(call: Caller & { token: string }, resource: Resource): Promise<readonly Record<string, unknown>[]> {
  const { rawPayload, headers } = await house.server.inject({
    url: `${resource.path}/exportXls`,
    headers: { 'x-access-token': call.token, 'accept-language': 'en' },
  })
  if (String(headers['content-type']).includes('json')) return []
  const book = read(rawPayload, { type: 'buffer' })
  return utils.sheet_to_json(book.Sheets[book.SheetNames[0] ?? ''] ?? {})
}

test('whoever may list both is told what a reference means', () => {
  const named = [...seenByBoss.values()].flat().flatMap((row) => Object.entries(row).filter(([name]) => name === 'childId_dictText'))
  expect(named.length).toBeGreaterThan(2)
  expect(named.filter(([, text]) => text === '')).toEqual([])
})

const { screens } = catalogue
/** The noun an entry of a menu is about. */
const nounOfEntry = (entry: Entry) => nounOf(entry) ?? screens.find(({ path }) => path === entry.path)?.needs.split(':')[0] ?? ''

describe.each(codes)('%s', (code) => {
  test('is refused nothing that their menu leads to', async () => {
    const call = await house.as(`as_${code}`)
    const { result } = await call('GET /sys/permission/getUserPermissionByToken')
    // Own notices have a screen of their own, and no list.
    const entries = entriesIn((result as Permissions).menu, isOwnScreen).filter(({ component }) => component !== noticesComponent)
    expect(entries.length).toBeGreaterThan(2)
    for (const entry of entries) {
      const resource = catalogue.resources[nounOfEntry(entry)]
      if (resource) expect(await call(at('GET', resource, 'list')), entry.path).toMatchObject({ status: 200, success: true })
    }
  })

  test('is told by no list and no sheet what a row is called of which they may see none', async () => {
    const call = await house.as(`as_${code}`)
    const told: unknown[] = []
    for (const { resource, fields } of untold(code)) {
      for (const row of await listOf(call, resource)) told.push(...fields.map((field) => row[`${field}_dictText`]))
      const headings = fields.map((field) => resource.fields[field]?.label.en ?? '')
      for (const row of await cellsOf(call, resource)) told.push(...headings.map((heading) => row[heading]))
    }
    expect(told.filter((text) => text !== undefined && text !== '')).toEqual([])
  })

  test('reads telephone numbers of colleagues only with the right to', async () => {
    const call = await house.as(`as_${code}`)
    const held = new Set<string>(rolePermissions(code))
    const mayCall = held.has('staff:contact')
    const told = JSON.stringify([
      await snapshotOf(call, `replica-${code}`),
      await listOf(call, resources.staff),
      held.has('staff:list') ? await cellsOf(call, resources.staff) : [],
    ])
    expect(told.includes(mobile)).toBe(mayCall && held.has('staff:list'))
    if (!held.has('staff:list') || mayCall) return
    for (const rest of [`list?phone=${mobile}`, 'list?column=phone', 'list?column=phone_dictText'])
      expect(await call(at('GET', resources.staff, rest))).toMatchObject({ error: 'query.column' })
  })
})

test('numbers are for those who have to reach each other', () => {
  const able = codes.filter((code) => rolePermissions(code).includes('staff:contact'))
  expect(able).toEqual([
    'admin',
    'principal',
    'viceAdmin',
    'doctor',
    'headTeacher',
    'teacher',
    'nurseAide',
    'foodDirector',
    'foodOfficer',
    'canteenMgr',
  ])
})
