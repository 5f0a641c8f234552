import { read, utils } from '@e965/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resources } from '../../../../src/areas/areas'
import { type RoleCode, roles } from '../../../../src/areas/roles'
import type { Resource } from '../../../../src/contract/resource'
import { type ClassRows, makeClass } from '../../../kit/browser/make-class'
import { openDevice } from '../../../kit/browser/open-device'
import { snapshotOf } from '../../../kit/device/snapshot'
import { at, everyNoun } from '../../../kit/every-noun'
import { type OpenHouse, openHouse } from '../../../kit/server/open-house'
import { quietNow, quietProduct } from '../../../kit/server/quiet-house'

/** Roles whose work does not ask who is ill. */
const outside = [
  'sysAdmin',
  'accountAdmin',
  'accountant',
  'foodDirector',
  'foodOfficer',
  'canteenMgr',
  'cook',
  'sampler',
  'buyer',
  'storekeeper',
  'inspectorIn',
  'supplier',
  'guard',
  'committee',
  'regulator',
] as const satisfies readonly RoleCode[]
const names = {
  child: '李小禾',
  tag: '食物过敏须随身带药',
  hospital: '区妇幼保健院',
  diagnosis: '手足口病',
  held: '疱疹性咽峡炎',
  note: '发热三天',
}
const told = Object.values(names)

/** Each noun that tells of health, with a column that does and a value of it. */
const telling = [
  ['child', 'healthTag', names.tag],
  ['child', 'allergies', 'peanut'],
  ['child', 'quarantineUntil', '2026-03-09'],
  ['attendance-record', 'status', 'S'],
  ['attendance-record', 'diagnosis', names.diagnosis],
  ['attendance-record', 'symptoms', 'fever'],
  ['absence-trace', 'hospital', names.hospital],
  ['leave-request', 'cause', '01'],
] as const

let house: OpenHouse
let rows: ClassRows
const usernameOf = (role: RoleCode) => `as_${role}`
beforeAll(async () => {
  const accounts = ([...outside, 'doctor'] as const).map((role) => ({ username: usernameOf(role), roles: [role] }))
  house = await openHouse(quietProduct(accounts), quietNow)
  const [boss, other] = [await openDevice(house, 'boss'), await openDevice(house, 'boss')]
  rows = await makeClass(boss.call, 'user.boss', '2026-03-02')
  const edit = async (resource: Resource, id: string, patch: Record<string, unknown>) => {
    const answered = await boss.call(at('PUT', resource, 'edit'), { id, ...patch })
    if (!answered.success) throw new Error(`${resource.name}: ${answered.message} ${JSON.stringify(answered.problems)}`)
  }
  const { child, 'attendance-record': record, 'absence-trace': trace, 'leave-request': leave } = rows
  await edit(resources.child, child.id, { name: names.child, healthTag: names.tag, allergies: ['peanut'], quarantineUntil: '2026-03-09' })
  const ill = { status: 'S', cause: '01', symptoms: ['fever'], hospital: names.hospital, diagnosis: names.diagnosis }
  await edit(resources['attendance-record'], record.id, ill)
  await edit(resources['absence-trace'], trace.id, { hospital: names.hospital, diagnosis: names.diagnosis })
  await edit(resources['leave-request'], leave.id, { note: names.note })
  const held = other.op('attendance-record', record.id, 'edit', { diagnosis: names.held }, { trunk: 1, base: { diagnosis: null } })
  expect((await other.send([held])).settled).toMatchObject([{ outcome: 'conflict' }])
})
afterAll(() => house?.close())

/** All that a role is told: every list, every sheet that goes out, and everything its device keeps. */
async function toldTo(role: RoleCode): Promise<string> {
  const call = await house.as(usernameOf(role))
  const parts: unknown[] = [await snapshotOf(call, `replica-${role}`)]
  for (const [, resource] of everyNoun) {
    parts.push(await call(at('GET', resource, 'list?pageSize=1000')))
    const url = `${resource.path}/exportXls`
    const sheet = await house.server.inject({ method: 'GET', url, headers: { 'x-access-token': call.token } })
    if (String(sheet.headers['content-type']).includes('json')) continue
    const book = read(sheet.rawPayload, { type: 'buffer' })
    parts.push(Object.values(book.Sheets).map((one) => utils.sheet_to_json(one, { header: 1 })))
  }
  return JSON.stringify(parts)
}

test('the doctor is told who is ill, and what two people say of it', async () => {
  const all = await toldTo('doctor')
  expect(told.filter((word) => !all.includes(word))).toEqual([])
})

describe.each(outside)('%s', (role) => {
  test('learns of nobody who is ill, by no list, no sheet, no held change and nothing a device keeps', async () => {
    const all = await toldTo(role)
    expect(told.filter((word) => all.includes(word))).toEqual([])
  })

  test.each(telling)('is answered nothing about %s by its id, nor sorted or filtered by %s', async (noun, field, value) => {
    const call = await house.as(usernameOf(role))
    const resource = resources[noun]
    const query = encodeURIComponent(JSON.stringify([{ field, rule: 'eq', val: value }]))
    for (const rest of [
      `queryById?id=${rows[noun].id}`,
      `list?column=${field}&order=asc`,
      `list?${field}=${encodeURIComponent(value)}`,
      `list?superQueryParams=${query}`,
      `list?field=${field}`,
    ]) {
      expect(await call(at('GET', resource, rest)), rest).toMatchObject({ status: 403, error: 'access.denied', result: null })
    }
    const sheet = await call(at('GET', resource, `exportXls?${field}=${encodeURIComponent(value)}`))
    expect(sheet).toMatchObject({ success: false, result: null })
  })
})

test('the roles whose work asks for it are all the others', () => {
  const others = Object.keys(roles).filter((code) => !(outside as readonly string[]).includes(code))
  expect(others).toEqual(['admin', 'principal', 'viceAdmin', 'doctor', 'headTeacher', 'teacher', 'nurseAide'])
})
