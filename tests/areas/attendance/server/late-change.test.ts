import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { recordKey, sheetKey } from '../../../../src/areas/attendance/keys'
import { AttendanceRecord } from '../../../../src/areas/attendance/mark/attendance-record'
import type { Row } from '../../../../src/contract/resource'
import { Conflict } from '../../../../src/contract/system/conflict'
import { addMinutes, dayOf, instant } from '../../../../src/contract/time'
import { product } from '../../../../src/product'
import { giveAssistantAccount } from '../../../kit/assistant'
import { withBoss } from '../../../kit/browser/boss'
import { type OpenDevice, openDevice } from '../../../kit/browser/open-device'
import { at } from '../../../kit/every-noun'
import { type OpenHouse, openHouse } from '../../../kit/server/open-house'
import { quietNow } from '../../../kit/server/quiet-house'

let house: OpenHouse
let assistant: OpenDevice
let lead: OpenDevice
let doctor: OpenDevice
let children: Row[]
const today = dayOf(quietNow())
let now = `${today} 09:00:00`
const classId = 'class.x1'
const sheet = sheetKey({ date: today, classId })
const isIn = { status: 'P' }
const isAway = { status: 'A', cause: '31' }

beforeAll(async () => {
  house = await openHouse(withBoss(product), () => instant(now))
  await giveAssistantAccount(await house.as('boss'), classId)
  ;[assistant, lead, doctor] = [await openDevice(house, 'assistant'), await openDevice(house, 'teacher'), await openDevice(house, 'doctor')]
  children = (await lead.snapshot()).flatMap(({ noun, row }) => (noun === 'child' && row ? [row] : []))
})
afterAll(() => house.close())

const outcomes = async (device: OpenDevice, ops: readonly object[]) =>
  (await device.send(ops)).settled.map((one) => one.code ?? one.outcome)
const keyOf = (place: number) => recordKey({ date: today, childId: String(children[place]?.id) })
const mark = (device: OpenDevice, place: number, patch: object, trunk = 100) =>
  device.op('attendance-record', keyOf(place), 'add', { childId: children[place]?.id, date: today, classId, ...patch }, { trunk })
const move = async (device: OpenDevice, verb: string, patch = {}) =>
  expect(await outcomes(device, [device.op('attendance-sheet', sheet, verb, patch, { trunk: 100 })])).toEqual(['applied'])
const standing = async (place: number) => (await lead.call(at('GET', AttendanceRecord, `queryById?id=${keyOf(place)}`))).result as Row
const question = async (id: string) => (await lead.call(at('GET', Conflict, `queryById?id=${id}`))).result as Row

/** What becomes of a decision that reaches the server from a device. */
async function decide(device: OpenDevice, id: string, patch: object) {
  const { rev } = await question(id)
  const op = device.op('conflict', id, 'resolve', { ...patch }, { trunk: Number(rev) })
  return (await outcomes(device, [op]))[0]
}

/** A change that comes when the rules no longer take it; answers the number of the question it becomes. */
async function late(device: OpenDevice, place: number, patch: object, reason: string): Promise<string> {
  const op = mark(device, place, patch)
  expect(await outcomes(device, [op])).toEqual(['conflict'])
  expect(await question(op.id)).toMatchObject({ state: 'open', reason })
  return op.id
}

async function cannotLetThrough(device: OpenDevice, id: string) {
  const { reason } = await question(id)
  for (const patch of [{ choice: 'mine' }, { choice: 'edit', answer: '{"status":"A","cause":"31"}' }]) {
    expect(await decide(device, id, patch)).toBe('access.denied')
    expect(await device.call(at('POST', Conflict, 'resolve'), { id, ...patch })).toMatchObject({ success: false, error: 'access.denied' })
  }
  expect(await question(id)).toMatchObject({ state: 'open', choice: null, reason })
}

/** Every child is in and the sheet has been with the kitchen for longer than slips may be mended. */
beforeEach(async () => {
  await doctor.send([doctor.op('attendance-sheet', sheet, 'reopen', { reopenReason: '补登' }, { trunk: 100 })])
  await lead.send(children.map((_, place) => mark(lead, place, isIn)))
  await move(lead, 'submit')
  now = addMinutes(now, 11)
})

const closeDay = async () => {
  await move(lead, 'trace')
  await move(lead, 'close')
}

test('an assistant does not let her own late change of a submitted day through, neither by sync nor by a call; her class lead does', async () => {
  const id = await late(assistant, 0, isAway, 'locked')
  await cannotLetThrough(assistant, id)
  expect(await standing(0)).toMatchObject(isIn)
  expect(await decide(lead, id, { choice: 'mine' })).toBe('applied')
  expect(await standing(0)).toMatchObject(isAway)
})

test('a class lead, who may decide for her class, lets her own late change of a submitted day through', async () => {
  const id = await late(lead, 1, isAway, 'locked')
  expect(await decide(lead, id, { choice: 'mine' })).toBe('applied')
  expect(await standing(1)).toMatchObject(isAway)
})

test('whoever made a late change may take it back', async () => {
  const id = await late(assistant, 2, isAway, 'locked')
  expect(await decide(assistant, id, { choice: 'keep' })).toBe('applied')
  expect(await question(id)).toMatchObject({ state: 'resolved', choice: 'keep' })
  expect(await standing(2)).toMatchObject(isIn)
})

test('a change of a closed day is let through by those who may open the day again, and by nobody else', async () => {
  await closeDay()
  const [hers, leads, other] = [
    await late(assistant, 3, isAway, 'closed'),
    await late(lead, 4, isAway, 'closed'),
    await late(assistant, 5, isAway, 'closed'),
  ]
  await cannotLetThrough(assistant, hers)
  for (const id of [hers, leads]) await cannotLetThrough(lead, id)
  for (const id of [hers, leads]) expect(await decide(doctor, id, { choice: 'mine' })).toBe('applied')
  for (const place of [3, 4]) expect(await standing(place)).toMatchObject(isAway)
  expect(await decide(lead, other, { choice: 'keep' })).toBe('applied')
  expect(await standing(5)).toMatchObject(isIn)
})

test('what two people answered differently is no way around a day that was closed since: the question goes to who may let it through', async () => {
  await doctor.send([doctor.op('attendance-sheet', sheet, 'reopen', { reopenReason: '补登' }, { trunk: 100 })])
  const clash = mark(assistant, 6, isAway, 0)
  expect(await outcomes(assistant, [clash])).toEqual(['conflict'])
  expect(await question(clash.id)).toMatchObject({ reason: 'clash' })
  await move(lead, 'submit')
  await closeDay()
  expect(await decide(assistant, clash.id, { choice: 'mine' })).toBe('applied')
  expect(await question(clash.id)).toMatchObject({ state: 'open', reason: 'closed', choice: null, decider: null })
  for (const device of [assistant, lead]) await cannotLetThrough(device, clash.id)
  expect(await standing(6)).toMatchObject(isIn)
  expect(await decide(doctor, clash.id, { choice: 'mine' })).toBe('applied')
  expect(await standing(6)).toMatchObject(isAway)
})

test('meals adjusted after the day was closed wait for the same people', async () => {
  await closeDay()
  const adjustments = [{ meal: 'L', by: 1, reason: '客人' }]
  const op = lead.op('attendance-sheet', sheet, 'edit', { mealAdjustments: adjustments }, { trunk: 100 })
  expect(await outcomes(lead, [op])).toEqual(['conflict'])
  expect(await question(op.id)).toMatchObject({ reason: 'closed' })
  expect(await decide(lead, op.id, { choice: 'mine' })).toBe('access.denied')
  expect(await decide(doctor, op.id, { choice: 'mine' })).toBe('applied')
  expect(await question(op.id)).toMatchObject({ state: 'resolved' })
})

describe('a slip after submitting', () => {
  const goesEarly = { status: 'E', outTime: '14:00' }
  const isBack = { status: 'P', outTime: null }

  test('is mended by the teacher who made it, within ten minutes', async () => {
    expect(await outcomes(assistant, [mark(assistant, 7, goesEarly)])).toEqual(['applied'])
    now = addMinutes(now, 9)
    expect(await outcomes(assistant, [mark(assistant, 7, isBack)])).toEqual(['applied'])
    expect(await standing(7)).toMatchObject({ status: 'P', outTime: null, markedAt: now })
  })

  test('is held when it is somebody else who mends it, or later', async () => {
    expect(await outcomes(assistant, [mark(assistant, 8, goesEarly), mark(assistant, 9, goesEarly)])).toEqual(['applied', 'applied'])
    await late(lead, 8, isBack, 'locked')
    now = addMinutes(now, 11)
    await late(assistant, 9, isBack, 'locked')
  })

  test('is mended for ten minutes after submitting as well, whenever the mark was made', async () => {
    await doctor.send([doctor.op('attendance-sheet', sheet, 'reopen', { reopenReason: '补登' }, { trunk: 100 })])
    await lead.send([mark(lead, 10, { status: 'S', cause: '01' })])
    now = addMinutes(now, 30)
    await move(lead, 'submit')
    expect(await outcomes(lead, [mark(lead, 10, { status: 'P', cause: null })])).toEqual(['applied'])
  })

  test('made and mended on a tablet without network arrives mended, however long that took', async () => {
    const [made, mended] = [addMinutes(now, 5), addMinutes(now, 65)]
    now = addMinutes(now, 90)
    const slip = { ...mark(lead, 11, goesEarly), at: made }
    const mend = { ...mark(lead, 11, isBack), at: mended }
    expect(await outcomes(lead, [slip, mend])).toEqual(['applied', 'applied'])
  })

  test('is nobody’s to mend once the day is closed', async () => {
    await lead.send([mark(lead, 12, goesEarly)])
    await closeDay()
    await late(lead, 12, isBack, 'closed')
  })
})

test.each([
  ['a sick child whose cause is a family matter', { status: 'S', cause: '31' }, 'cause', 'mark.no-illness'],
  ['a child on leave whose cause is an illness', { status: 'A', cause: '01' }, 'cause', 'mark.an-illness'],
  ['a present child with a cause', { status: 'P', cause: '31' }, 'cause', 'mark.no-cause'],
  ['a child that left before it came', { status: 'E', inTime: '09:30', outTime: '09:00' }, 'outTime', 'mark.out-before-in'],
])('%s is refused at its field, by sync and by a call', async (_, patch, field, code) => {
  await doctor.send([doctor.op('attendance-sheet', sheet, 'reopen', { reopenReason: '补登' }, { trunk: 100 })])
  const { settled } = await lead.send([mark(lead, 13, patch)])
  expect(settled).toMatchObject([{ outcome: 'rejected', problems: { [field]: { code } } }])
  const called = await lead.call(at('PUT', AttendanceRecord, 'edit'), { id: keyOf(13), ...patch })
  expect(called).toMatchObject({ success: false, problems: { [field]: { code } } })
})
