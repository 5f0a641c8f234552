import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resources } from '../../../../src/areas/areas'
import type { Row } from '../../../../src/contract/resource'
import { type ClassRows, makeClass } from '../../../kit/browser/make-class'
import { makeWorking } from '../../../kit/browser/make-working'
import { type OpenDevice, openDevice } from '../../../kit/browser/open-device'
import { at } from '../../../kit/every-noun'
import { make } from '../../../kit/make'
import { type Caller, type OpenHouse, openHouse } from '../../../kit/server/open-house'
import { quietNow, quietProduct } from '../../../kit/server/quiet-house'

const { staff, child, 'staff-file': files, 'staff-certificate': certificates } = resources
const usernames = ['tina', 'theo', 'tom', 'tess'] as const
let house: OpenHouse
let boss: Caller
beforeAll(async () => {
  house = await openHouse(quietProduct(usernames.map((username) => ({ username, roles: ['headTeacher'] }))), quietNow)
  boss = await house.as('boss')
})
afterAll(() => house?.close())

const change = (id: string, patch: Record<string, unknown>) => boss(at('PUT', staff, 'edit'), { id, ...patch })

describe('to start work', () => {
  const unchecked = { error: 'input.invalid', problems: { status: { code: 'staff.unchecked' } } }

  test('nobody is entered as working, for nothing can be known of them yet', async () => {
    await expect(make(boss, staff, { status: '20' })).rejects.toThrow('staff.unchecked')
  })

  test.each([undefined, null, 'pending', 'found'])('a background check that says %s is not enough', async (bgCheckResult) => {
    const { id } = await make(boss, staff)
    if (bgCheckResult !== undefined) await make(boss, files, { staffId: id, bgCheckResult })
    expect(await change(id, { status: '20' })).toMatchObject(unchecked)
  })

  test("one that found nothing is, and somebody else's is not", async () => {
    const [one, other] = [await make(boss, staff), await make(boss, staff)]
    await make(boss, files, { staffId: one.id, bgCheckResult: 'clear' })
    expect(await change(one.id, { status: '20' })).toMatchObject({ success: true, result: { status: '20' } })
    expect(await change(other.id, { status: '20' })).toMatchObject(unchecked)
  })

  test('whoever works already is not asked again when something else about them changes', async () => {
    const { id } = await makeWorking(boss)
    const [file] = ((await boss(at('GET', files, `list?staffId=${id}`))).result as { records: Row[] }).records
    await boss(at('PUT', files, 'edit'), { id: file?.id, bgCheckResult: 'pending' })
    expect(await change(id, { phone: '13912345678' })).toMatchObject({ success: true })
    expect(await change(id, { status: '30' })).toMatchObject({ success: true })
    expect(await change(id, { status: '20' })).toMatchObject(unchecked)
  })
})

describe('whoever leaves', () => {
  test('has a last day: the one that is given, or today', async () => {
    const [one, other] = [await makeWorking(boss), await makeWorking(boss)]
    expect(await change(one.id, { status: '40' })).toMatchObject({ result: { leaveDate: '2026-03-02' } })
    expect(await change(other.id, { status: '40', leaveDate: '2026-02-27' })).toMatchObject({ result: { leaveDate: '2026-02-27' } })
  })

  test('has not left before they came', async () => {
    const { id } = await makeWorking(boss)
    expect(await change(id, { leaveDate: '2025-08-31' })).toMatchObject({ problems: { leaveDate: { code: 'field.order' } } })
  })
})

const childrenOn = async (device: OpenDevice) => (await device.snapshot()).filter(({ noun }) => noun === 'child').map(({ id }) => id)

describe('a teacher reaches the class', () => {
  const led = async (username: string): Promise<{ rows: ClassRows; device: OpenDevice; leader: string }> => {
    const rows = await makeClass(boss, `user.${username}`, '2026-03-02')
    return { rows, device: await openDevice(house, username), leader: String(rows.class.headTeacherId) }
  }

  test.each([
    ['tina', 'has left', { status: '40' }],
    ['theo', 'is on long leave', { status: '30' }],
    ['tom', 'had a last day that is over', { leaveDate: '2025-12-31' }],
  ])('until %s %s: their device hears that it may keep less, and keeps no child', async (username, _why, patch) => {
    const { rows, device, leader } = await led(username)
    expect(await childrenOn(device)).toEqual([rows.child.id])
    const before = (await device.send([])).scope
    expect(await change(leader, patch)).toMatchObject({ success: true })
    expect((await device.send([])).scope).not.toBe(before)
    expect(await childrenOn(device)).toEqual([])
    expect(await device.call(at('GET', child, `queryById?id=${rows.child.id}`))).toMatchObject({ error: 'record.gone' })
  })

  test('from the first day at work on, not before', async () => {
    const leader = await make(boss, staff, { userId: 'user.tess' })
    const group = await make(boss, resources.class, { headTeacherId: leader.id, status: '1' })
    const { id } = await make(boss, child, { status: '20' })
    await make(boss, resources.enrolment, { childId: id, classId: group.id, beginDate: '2025-09-01', endDate: null })
    const device = await openDevice(house, 'tess')
    expect(await childrenOn(device)).toEqual([])
    await make(boss, files, { staffId: leader.id, bgCheckResult: 'clear' })
    expect(await change(leader.id, { status: '20' })).toMatchObject({ success: true })
    expect(await childrenOn(device)).toEqual([id])
  })
})

describe('a certificate', () => {
  test('of health has a last day, others need none', async () => {
    await expect(make(boss, certificates, { certType: 'health', validTo: null })).rejects.toThrow('"validTo":{"code":"field.required"')
    expect(await make(boss, certificates, { certType: 'teacher', validTo: null })).toMatchObject({ validTo: null })
  })

  test('does not run out before it was issued', async () => {
    await expect(make(boss, certificates, { issueDate: '2026-01-02', validTo: '2026-01-01' })).rejects.toThrow('field.order')
  })
})
