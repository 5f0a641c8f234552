import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { resources } from '../../../../src/areas/register'
import type { Row } from '../../../../src/contract/resource'
import { instant } from '../../../../src/contract/time'
import { at } from '../../../kit/every-noun'
import { make } from '../../../kit/make'
import { makeClass } from '../../../kit/make-class'
import { type OpenDevice, openDevice } from '../../../kit/open-device'
import { type OpenHouse, openHouse } from '../../../kit/open-house'
import { quietProduct } from '../../../kit/quiet-house'

const leaves = resources['leave-request']
const morning = '2026-03-02 10:00:00'
let now = morning
let house: OpenHouse
let teacher: OpenDevice
let office: OpenDevice
let childId: string

beforeAll(async () => {
  house = await openHouse(quietProduct([{ username: 'tina', roles: ['teacher'] }]), () => instant(now))
  ;[teacher, office] = [await openDevice(house, 'tina'), await openDevice(house, 'boss')]
  const group = await makeClass(office.call, 'user.tina', '2026-03-02')
  childId = group.child.id
  for (const date of ['2026-03-03', '2026-03-04', '2026-03-05'])
    await office.call(at('POST', resources['school-day'], 'add'), { date, isOpen: true })
}, 60_000)
afterAll(() => house.close())
beforeEach(() => {
  now = morning
})

const ask = (given: Record<string, unknown> = {}): Promise<Row> =>
  make(teacher.call, leaves, { childId, fromDate: '2026-03-04', toDate: '2026-03-04', ...given })
const seen = async (id: string): Promise<Row> => (await office.call(at('GET', leaves, `queryById?id=${id}`))).result
/** Does something to a leave, having seen it as it is now. */
const change = async (device: OpenDevice, { id }: Row, verb: string, patch: Record<string, unknown>) => {
  const { settled } = await device.send([device.op('leave-request', id, verb, patch, { trunk: (await seen(id)).rev })])
  return settled[0]
}

test('leave that waits may be corrected', async () => {
  const leave = await ask()
  expect(await change(teacher, leave, 'edit', { toDate: '2026-03-05' })).toMatchObject({ outcome: 'applied' })
  expect(await seen(leave.id)).toMatchObject({ toDate: '2026-03-05', status: 'PENDING' })
})

test.each(['edit', 'add'])('leave that was approved does not become longer by %s', async (verb) => {
  const leave = await ask()
  await change(office, leave, 'approve', {})
  const longer = { childId, fromDate: '2026-03-04', toDate: '2026-04-04', type: leave.type, cause: leave.cause }
  expect(await change(teacher, leave, verb, longer)).toMatchObject({ outcome: 'rejected', code: 'record.state' })
  expect(await seen(leave.id)).toMatchObject({ toDate: '2026-03-04', status: 'APPROVED' })
  expect(await change(teacher, leave, 'cancel', {})).toMatchObject({ outcome: 'applied' })
})

test('a change that was held while leave waited is not settled behind the back of its approval', async () => {
  const leave = await ask()
  await change(office, leave, 'edit', { toDate: '2026-03-05' })
  const late = teacher.op('leave-request', leave.id, 'edit', { toDate: '2026-04-04' }, { trunk: leave.rev })
  expect((await teacher.send([late])).settled).toMatchObject([{ outcome: 'conflict' }])
  await change(office, leave, 'approve', {})
  const settled = await teacher.send([teacher.op('conflict', late.id, 'resolve', { choice: 'mine' }, { trunk: 1 })])
  expect(settled.settled).toMatchObject([{ outcome: 'rejected', code: 'record.state' }])
  expect(await seen(leave.id)).toMatchObject({ toDate: '2026-03-05' })
})

test('meals are refunded by when the first day was asked for, also when it is another day', async () => {
  const leave = await ask()
  expect(await seen(leave.id)).toMatchObject({ mealCutoffOk: true })
  now = '2026-03-03 16:00:00'
  await change(teacher, leave, 'edit', { note: '发热' })
  expect(await seen(leave.id)).toMatchObject({ mealCutoffOk: true })
  await change(teacher, leave, 'edit', { fromDate: '2026-03-03' })
  expect(await seen(leave.id)).toMatchObject({ mealCutoffOk: false })
  await change(teacher, leave, 'edit', { fromDate: '2026-03-05', toDate: '2026-03-05' })
  expect(await seen(leave.id)).toMatchObject({ mealCutoffOk: true })
  await change(teacher, leave, 'edit', { fromDate: '2026-03-04' })
  expect(await seen(leave.id)).toMatchObject({ mealCutoffOk: false })
})

test('leave is not refused without a reason', async () => {
  const leave = await ask()
  expect(await change(office, leave, 'reject', {})).toMatchObject({
    outcome: 'rejected',
    problems: { rejectReason: { code: 'field.required' } },
  })
  expect(await seen(leave.id)).toMatchObject({ status: 'PENDING', decidedBy: null })
  expect(await change(office, leave, 'reject', { rejectReason: '重复申请' })).toMatchObject({ outcome: 'applied' })
  expect(await seen(leave.id)).toMatchObject({ status: 'REJECTED', decidedBy: 'boss', rejectReason: '重复申请' })
})
