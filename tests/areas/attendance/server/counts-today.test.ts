import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { resources } from '../../../../src/areas/areas'
import { recordKey, sheetKey } from '../../../../src/areas/attendance/keys'
import { sheetsOfTheDay } from '../../../../src/areas/attendance/server/sheets-of-the-day'
import { AttendanceSheet } from '../../../../src/areas/attendance/sheet/attendance-sheet'
import type { RecordOf } from '../../../../src/contract/resource'
import { addDays, instant } from '../../../../src/contract/time'
import { product } from '../../../../src/product'
import { doDaily } from '../../../../src/server/start/daily'
import { type ClassRows, makeClass } from '../../../kit/browser/make-class'
import { type OpenDevice, openDevice } from '../../../kit/browser/open-device'
import { at } from '../../../kit/every-noun'
import { make } from '../../../kit/make'
import { type Caller, type OpenHouse, openHouse } from '../../../kit/server/open-house'
import { quietProduct } from '../../../kit/server/quiet-house'

const [monday, tuesday, saturday] = ['2026-03-02', '2026-03-03', '2026-03-07']
const eats = { mealPlan: 'FULL', quarantineUntil: null }
let now = `${monday} 08:30:00`
let house: OpenHouse
let boss: OpenDevice
let accountant: Caller
let cook: Caller
let suns: ClassRows

beforeAll(async () => {
  const accounts = [
    { username: 'tina', roles: ['headTeacher'] },
    { username: 'anna', roles: ['accountant'] },
    { username: 'carl', roles: ['cook'] },
  ]
  house = await openHouse(quietProduct(accounts), () => instant(now))
  boss = await openDevice(house, 'boss')
  accountant = await house.as('anna')
  cook = await house.as('carl')
  suns = await makeClass(boss.call, 'user.tina', monday)
  await boss.call(at('PUT', resources.child, 'edit'), { id: suns.child.id, ...eats })
  await boss.call(at('POST', resources['school-day'], 'add'), { date: tuesday, isOpen: true })
  await boss.call(at('POST', resources['school-day'], 'add'), { date: saturday, isOpen: false })
})
afterAll(() => house.close())

const newDay = async (date: string) => {
  now = `${date} 00:40:00`
  await doDaily(house.engine, 1, [sheetsOfTheDay])
}
type Shown = Partial<RecordOf<typeof AttendanceSheet>>
/** The sheet of the class, as somebody sees it who may not read who is ill. */
const sheet = async (date = tuesday, classId = suns.class.id, reader = accountant): Promise<Shown> =>
  (await reader(at('GET', AttendanceSheet, `queryById?id=${sheetKey({ date, classId })}`))).result
const send = async (...ops: object[]) => {
  const { settled } = await boss.send(ops)
  expect(settled.map(({ outcome, code, problems }) => ({ outcome, code, problems }))).toEqual(ops.map(() => ({ outcome: 'applied' })))
}

test('a new open day opens a sheet of every class, with what is to be expected; a closed day opens none', async () => {
  expect(product.daily).toContain(sheetsOfTheDay)
  await newDay(saturday)
  expect(await sheet(saturday)).toBeNull()
  await newDay(tuesday)
  await newDay(tuesday)
  expect(await sheet()).toMatchObject({ status: 'DRAFT', expected: 1, present: 0, unknownAbs: 0, mealL: 1, rev: 1 })
})

test('a child that comes into the class, goes on long leave, or eats otherwise is counted in the same moment', async () => {
  const child = await make(boss.call, resources.child, { status: '20', ...eats })
  await make(boss.call, resources.enrolment, { childId: child.id, classId: suns.class.id, beginDate: monday, endDate: null })
  expect(await sheet()).toMatchObject({ expected: 2, mealL: 2 })
  const edit = (patch: object) => boss.call(at('PUT', resources.child, 'edit'), { id: child.id, ...patch })
  await edit({ mealPlan: 'NONE' })
  expect(await sheet()).toMatchObject({ expected: 2, mealL: 1 })
  await edit({ status: '30' })
  expect(await sheet()).toMatchObject({ expected: 1, mealL: 1 })
})

test('the kitchen is told in the same moment how many must not have what, and never who; whoever counts money is not told', async () => {
  const seen = (reader: Caller) => sheet(tuesday, suns.class.id, reader)
  const edit = (patch: object) => boss.call(at('PUT', resources.child, 'edit'), { id: suns.child.id, ...patch })
  await edit({ name: '林小满', allergies: [], dietTaboo: [], healthTag: null })
  expect(await seen(cook)).toMatchObject({ specialMeals: [] })
  await edit({ allergies: ['peanut'] })
  const lunch = { meal: 'L', allergens: ['peanut'], taboos: [], severe: false, heads: 1 }
  expect((await seen(cook)).specialMeals).toContainEqual(lunch)
  await edit({ healthTag: '花生严重过敏' })
  const told = await seen(cook)
  expect(told.specialMeals).toContainEqual({ ...lunch, severe: true })
  expect(JSON.stringify(told)).not.toMatch(/林小满|花生/)
  expect(JSON.stringify(told)).not.toContain(suns.child.id)
  expect(await seen(accountant)).not.toHaveProperty('specialMeals')
  await edit({ allergies: [], healthTag: null })
  expect(await seen(cook)).toMatchObject({ specialMeals: [] })
})

test('a sheet that was counted before special meals were is counted once more, also when it is out', async () => {
  await boss.call(at('PUT', resources.child, 'edit'), { id: suns.child.id, allergies: ['egg'] })
  const key = sheetKey({ date: tuesday, classId: suns.class.id })
  await sql`update attendance_sheet set special_meals = null where id = ${key}`.execute(house.engine.databases.tenant(1))
  await doDaily(house.engine, 1, [sheetsOfTheDay])
  expect((await sheet(tuesday, suns.class.id, cook)).specialMeals).toContainEqual(
    expect.objectContaining({ meal: 'L', allergens: ['egg'] }),
  )
})

test('approved leave of today reaches the count of the kitchen before the roll is called, and so does its being cancelled', async () => {
  const leave = await make(boss.call, resources['leave-request'], {
    childId: suns.child.id,
    fromDate: tuesday,
    toDate: tuesday,
    type: 'S',
    halfDay: null,
    cause: '01',
  })
  expect(await sheet()).toMatchObject({ mealL: 1 })
  await send(boss.op('leave-request', leave.id, 'approve', {}, { trunk: 100 }))
  expect(await sheet()).toMatchObject({ expected: 1, mealL: 0, sickAbs: 0 })
  await send(boss.op('leave-request', leave.id, 'cancel', {}, { trunk: 100 }))
  expect(await sheet()).toMatchObject({ mealL: 1 })
})

test('leave of another day changes nothing today', async () => {
  const later = addDays(tuesday, 2)
  const leave = await make(boss.call, resources['leave-request'], {
    childId: suns.child.id,
    fromDate: later,
    toDate: later,
    type: 'S',
    halfDay: null,
    cause: '01',
  })
  const before = await sheet()
  await send(boss.op('leave-request', leave.id, 'approve', {}, { trunk: 100 }))
  expect(await sheet()).toEqual(before)
})

test('a tablet that knows nothing of the opened sheet marks and submits it as its own', async () => {
  const tablet = await openDevice(house, 'tina')
  const [classId, childId] = [suns.class.id, suns.child.id]
  const key = sheetKey({ date: tuesday, classId })
  const { settled } = await tablet.send([
    tablet.op('attendance-record', recordKey({ date: tuesday, childId }), 'add', {
      childId,
      date: tuesday,
      classId,
      status: 'E',
      outTime: '11:00',
    }),
    tablet.op('attendance-sheet', key, 'add', { classId, date: tuesday }),
    tablet.op('attendance-sheet', key, 'submit', {}),
  ])
  expect(settled.map(({ outcome }) => outcome)).toEqual(['applied', 'applied', 'applied'])
  expect(await sheet()).toMatchObject({ status: 'SUBMITTED', expected: 1, present: 1, early: 1, mealL: 0 })
})
