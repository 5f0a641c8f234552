import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { resources } from '../../../../src/areas/areas'
import { recordKey, sheetKey } from '../../../../src/areas/attendance/keys'
import { sheetsOfTheDay } from '../../../../src/areas/attendance/server/sheets-of-the-day'
import { AttendanceSheet } from '../../../../src/areas/attendance/sheet/attendance-sheet'
import { instant } from '../../../../src/contract/time'
import { doDaily } from '../../../../src/server/start/daily'
import { type ClassRows, makeClass } from '../../../kit/browser/make-class'
import { type OpenDevice, openDevice } from '../../../kit/browser/open-device'
import { at } from '../../../kit/every-noun'
import { type OpenHouse, openHouse } from '../../../kit/server/open-house'
import { quietProduct } from '../../../kit/server/quiet-house'

const [friday, monday, tuesday] = ['2026-02-27', '2026-03-02', '2026-03-03']
const day = resources['school-day']
let house: OpenHouse
let boss: OpenDevice
let suns: ClassRows

beforeAll(async () => {
  house = await openHouse(quietProduct([{ username: 'sunny', roles: ['headTeacher'] }]), () => instant(`${monday} 08:00:00`))
  boss = await openDevice(house, 'boss')
  suns = await makeClass(boss.call, 'user.sunny', friday)
  for (const date of [monday, tuesday]) await boss.call(at('POST', day, 'add'), { date, isOpen: true })
  await doDaily(house.engine, 1, [sheetsOfTheDay])
})
afterAll(() => house.close())

const edit = (values: object) => boss.call(at('PUT', day, 'edit'), { id: monday, ...values })
const sheet = async () =>
  (await boss.call(at('GET', AttendanceSheet, `queryById?id=${sheetKey({ date: monday, classId: suns.class.id })}`))).result
const sendOne = async (op: object) => (await boss.send([op])).settled[0]

test('a day nobody has called on may be closed, takes its empty sheets with it, and brings them again when it opens', async () => {
  expect(await sheet()).toMatchObject({ status: 'DRAFT', expected: 1 })
  expect(await edit({ isOpen: false, reason: '停电', mealServed: false })).toMatchObject({ success: true })
  expect(await sheet()).toBeNull()
  expect(await edit({ isOpen: true, reason: null, mealServed: true })).toMatchObject({ success: true })
  expect(await sheet()).toMatchObject({ status: 'DRAFT', expected: 1, mealL: expect.any(Number) })
})

test('once somebody has called, the day cannot be closed or removed by anybody, alone or in a group; the rest of it may be changed', async () => {
  const { class: group, child } = suns
  const mark = { childId: child.id, date: monday, classId: group.id, status: 'P' }
  expect(await sendOne(boss.op('attendance-record', recordKey(mark), 'add', mark))).toMatchObject({ outcome: 'applied' })
  const called = { success: false, message: expect.stringContaining('1 张考勤单') }
  expect(await edit({ isOpen: false })).toMatchObject(called)
  expect(await boss.call(at('DELETE', day, `delete?id=${monday}`))).toMatchObject(called)
  expect(await edit({ reason: '亲子日', mealServed: false })).toMatchObject({ success: true })

  const id = uuidv7()
  const closing = [monday, tuesday].map((date, place) => ({
    ...boss.op('school-day', date, 'edit', { isOpen: false }, { trunk: 1000 }),
    group: { id, at: place + 1, of: 2 },
  }))
  const { settled } = await boss.send(closing)
  expect(settled).toMatchObject([
    { outcome: 'rejected', code: 'day.called' },
    { outcome: 'rejected', code: 'op.stopped' },
  ])
  expect((await boss.call(at('GET', day, `queryById?id=${tuesday}`))).result).toMatchObject({ isOpen: true })
})
