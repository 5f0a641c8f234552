import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { resources } from '../../../../src/areas/areas'
import { sheetKey } from '../../../../src/areas/attendance/keys'
import { AttendanceSheet } from '../../../../src/areas/attendance/sheet/attendance-sheet'
import { instant } from '../../../../src/contract/time'
import { type OpenDevice, openDevice } from '../../../kit/browser/open-device'
import { at } from '../../../kit/every-noun'
import { make } from '../../../kit/make'
import { type Caller, type OpenHouse, openHouse } from '../../../kit/server/open-house'
import { quietProduct } from '../../../kit/server/quiet-house'

const date = '2026-03-02'
const now = `${date} 09:40:00`
let house: OpenHouse
let boss: Caller
let tablet: OpenDevice
let sheet: string

beforeAll(async () => {
  house = await openHouse(quietProduct(), () => instant(now))
  boss = await house.as('boss')
  tablet = await openDevice(house, 'boss')
  await boss(at('POST', resources['school-day'], 'add'), { date, isOpen: true, mealServed: true })
})
afterAll(() => house.close())
beforeEach(async () => {
  const { id: classId } = await make(boss, resources.class)
  sheet = sheetKey({ date, classId })
  await tablet.send([tablet.op('attendance-sheet', sheet, 'add', { classId, date })])
})

test.each([
  ['an hour ago without network, counts from then', '2026-03-02 08:20:00', { submittedAt: '2026-03-02 08:20:00', offlineSubmitted: true }],
  ['just now, counts as handed in with network', '2026-03-02 09:38:00', { submittedAt: '2026-03-02 09:38:00', offlineSubmitted: false }],
  ['by a clock that runs ahead, counts from its arrival', '2026-03-02 10:20:00', { submittedAt: now, offlineSubmitted: false }],
  ['by a clock of another day, counts from its arrival', '2026-02-27 08:20:00', { submittedAt: now, offlineSubmitted: false }],
])('a class handed in %s', async (_how, made, told) => {
  const { settled } = await tablet.send([{ ...tablet.op('attendance-sheet', sheet, 'submit', {}, { trunk: 1 }), at: made }])
  expect(settled).toMatchObject([{ outcome: 'applied' }])
  expect((await boss(at('GET', AttendanceSheet, `queryById?id=${sheet}`))).result).toMatchObject({ status: 'SUBMITTED', ...told })
})
