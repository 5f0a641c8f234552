import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { resources } from '../../../../src/areas/areas'
import type { Row } from '../../../../src/contract/resource'
import { instant } from '../../../../src/contract/time'
import { makeClass } from '../../../kit/browser/make-class'
import { type OpenDevice, openDevice } from '../../../kit/browser/open-device'
import { at } from '../../../kit/every-noun'
import { make } from '../../../kit/make'
import { type OpenHouse, openHouse } from '../../../kit/server/open-house'
import { quietProduct } from '../../../kit/server/quiet-house'

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
})
afterAll(() => house.close())
beforeEach(async () => {
  now = morning
  // Whatever a test before has asked for is called off.
  const { records } = (await office.call(at('GET', leaves, `list?childId=${childId}&pageSize=100`))).result as { records: Row[] }
  for (const { id, status } of records)
    if (status === 'PENDING' || status === 'APPROVED') await office.send([office.op('leave-request', id, 'cancel', {}, { trunk: 100 })])
})

const ask = (given: Record<string, unknown> = {}): Promise<Row> =>
  make(teacher.call, leaves, { childId, fromDate: '2026-03-04', toDate: '2026-03-04', halfDay: null, ...given })
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

const refunds = async (leave: Row) =>
  ((await seen(leave.id)).refunds as { date: string; refunded: boolean }[]).map(({ date, refunded }) => [date.slice(8), refunded])

test('meals are refunded day by day: what is too late for tomorrow is in time for the day after', async () => {
  now = '2026-03-03 15:31:00'
  const leave = await ask({ fromDate: '2026-03-04', toDate: '2026-03-08' })
  expect(await refunds(leave)).toEqual([
    ['04', false],
    ['05', true],
  ])
  expect(await seen(leave.id)).toMatchObject({ mealCutoffOk: false })
})

test('days that were asked for in time stay so when the leave is changed later, and new days stand by the time of the change', async () => {
  const leave = await ask({ fromDate: '2026-03-04', toDate: '2026-03-04' })
  expect(await seen(leave.id)).toMatchObject({ mealCutoffOk: true })
  now = '2026-03-03 16:00:00'
  await change(teacher, leave, 'edit', { note: '发热' })
  await change(teacher, leave, 'edit', { fromDate: '2026-03-03', toDate: '2026-03-05' })
  expect(await refunds(leave)).toEqual([
    ['03', false],
    ['04', true],
    ['05', true],
  ])
  await change(teacher, leave, 'edit', { fromDate: '2026-03-05' })
  await change(teacher, leave, 'edit', { fromDate: '2026-03-04' })
  expect(await refunds(leave)).toEqual([
    ['04', false],
    ['05', true],
  ])
})

/** Leave asked for on a tablet at a moment, which arrives when it does. */
async function offline(madeAt: string, arrives: string) {
  now = arrives
  const id = `late-${madeAt.replace(/\D/g, '')}-${arrives.replace(/\D/g, '')}`
  const values = { childId, fromDate: '2026-03-05', toDate: '2026-03-05', type: 'S', cause: '01' }
  expect((await teacher.send([teacher.op('leave-request', id, 'add', values, { at: madeAt })])).settled).toMatchObject([
    { outcome: 'applied' },
  ])
  return seen(id)
}

test('a request made in time on a tablet without network keeps its refund, however late it arrives', async () => {
  expect(await offline('2026-03-04 15:29:00', '2026-03-05 09:00:00')).toMatchObject({ mealCutoffOk: true })
})

test('a tablet is not believed about a time longer ago than anybody works without network', async () => {
  expect(await offline('2026-02-20 08:00:00', '2026-03-04 16:00:00')).toMatchObject({ mealCutoffOk: false })
})

test('a second leave for the same days is refused where it is entered, and halves of a day are two', async () => {
  await ask({ fromDate: '2026-03-03', toDate: '2026-03-04', halfDay: 'AM' })
  const again = (given: object) =>
    teacher.call(at('POST', leaves, 'add'), { childId, fromDate: '2026-03-04', toDate: '2026-03-05', type: 'S', cause: '01', ...given })
  expect(await again({})).toMatchObject({
    success: false,
    problems: { fromDate: { code: 'leave.overlap', message: '该幼儿在 2026-03-03 至 2026-03-04 已有请假' } },
  })
  expect(await again({ halfDay: 'PM' })).toMatchObject({ success: true })
  expect(await again({ fromDate: '2026-03-05', halfDay: 'PM' })).toMatchObject({ success: false })
})

test('leave of two tablets for one day becomes one', async () => {
  const values = { childId, fromDate: '2026-03-03', toDate: '2026-03-03', type: 'S', cause: '01' }
  const settled = await Promise.all(
    [teacher, office].map(async (device, at) => (await device.send([device.op('leave-request', `twice-${at}`, 'add', values)])).settled[0]),
  )
  expect(settled.map((one) => one?.outcome).sort()).toEqual(['applied', 'rejected'])
})

test('illness is no reason for personal leave, and a family matter none for sick leave', async () => {
  const asked = (type: string, cause: string) =>
    teacher.call(at('POST', leaves, 'add'), { childId, fromDate: '2026-03-04', toDate: '2026-03-04', type, cause })
  expect(await asked('A', '01')).toMatchObject({ success: false, problems: { cause: { code: 'mark.an-illness' } } })
  expect(await asked('S', '31')).toMatchObject({ success: false, problems: { cause: { code: 'mark.no-illness' } } })
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
