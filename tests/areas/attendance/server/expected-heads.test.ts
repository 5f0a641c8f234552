import { read, utils } from '@e965/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { resources } from '../../../../src/areas/areas'
import { type ExpectedHeads, expectedHeadsPath } from '../../../../src/areas/attendance/meals/expected-heads'
import { type KitchenDay, kitchenReport } from '../../../../src/areas/attendance/reports/kitchen-report'
import { reportPath, reportSheetPath } from '../../../../src/contract/report/report'
import { instant } from '../../../../src/contract/time'
import { type OpenDevice, openDevice } from '../../../kit/browser/open-device'
import { at } from '../../../kit/every-noun'
import { make } from '../../../kit/make'
import { type Caller, type OpenHouse, openHouse } from '../../../kit/server/open-house'
import { quietProduct } from '../../../kit/server/quiet-house'

const [monday, tuesday, wednesday] = ['2026-03-02', '2026-03-03', '2026-03-04']
let house: OpenHouse
let boss: OpenDevice
let cook: Caller & { token: string }
let now = `${monday} 10:00:00`
const suns = 'suns'

const asked = (date: string, who: Caller = cook) => who(`GET ${expectedHeadsPath}?date=${date}`)

/** A child of the class, from a day on. */
async function childOf(more: object, beginDate = monday) {
  const child = await make(boss.call, resources.child, { status: '20', mealPlan: 'FULL', quarantineUntil: null, ...more })
  await make(boss.call, resources.enrolment, { childId: child.id, classId: suns, beginDate, endDate: null })
  return child
}
async function leaveOf(childId: string, more: object) {
  const asks = { fromDate: tuesday, toDate: tuesday, type: 'A', cause: '31', halfDay: null, ...more }
  const leave = await make(boss.call, resources['leave-request'], { childId, ...asks })
  const { settled } = await boss.send([boss.op('leave-request', leave.id, 'approve', {}, { trunk: 100 })])
  expect(settled.map(({ outcome }) => outcome)).toEqual(['applied'])
}

beforeAll(async () => {
  house = await openHouse(
    quietProduct([
      { username: 'carl', roles: ['cook'] },
      { username: 'bob', roles: ['guard'] },
    ]),
    () => instant(now),
  )
  boss = await openDevice(house, 'boss')
  cook = await house.as('carl')
  await make(boss.call, resources['kindergarten-profile'], { mealPattern: '3M2S' })
  await make(boss.call, resources.class, { id: suns, name: '太阳班', status: '1' })
  for (const date of [tuesday, wednesday])
    await boss.call(at('POST', resources['school-day'], 'add'), { date, isOpen: true, mealServed: true })
  await childOf({ name: '甲' })
  const [morning, afternoon, away] = [await childOf({ name: '乙' }), await childOf({ name: '丙' }), await childOf({ name: '丁' })]
  await leaveOf(String(morning.id), { halfDay: 'AM' })
  await leaveOf(String(afternoon.id), { halfDay: 'PM' })
  await leaveOf(String(away.id), {})
  await childOf({ name: '戊', quarantineUntil: tuesday })
  await childOf({ name: '己', mealPlan: 'NONE' })
  await childOf({ name: '庚' }, wednesday)
})
afterAll(() => house.close())

test('the kitchen is told how many of a class will eat: half days by their half, nobody on leave or isolated, and never who', async () => {
  const { result } = await asked(tuesday)

  // Here all day: one. From noon on: one more, without breakfast. Until the afternoon: one more, without dinner.
  expect(result as ExpectedHeads[]).toEqual([{ id: suns, heads: { B: 2, AS: 3, L: 3, PS: 3, D: 2 } }])
})

test('the day after leave and isolation end, and whoever comes new eats too', async () => {
  const { result } = await asked(wednesday)

  expect(result as ExpectedHeads[]).toEqual([{ id: suns, heads: { B: 6, AS: 6, L: 6, PS: 6, D: 6 } }])
})

test('screen and sheet tell the kitchen the same of a day to come', async () => {
  const { result } = await cook(`GET ${reportPath(kitchenReport)}?date=${tuesday}` as `GET /${string}`)
  const { lines } = result as KitchenDay
  expect(lines).toEqual([{ id: suns, name: '太阳班', firm: false, from: tuesday, heads: { B: 2, AS: 3, L: 3, PS: 3, D: 2 } }])

  const sheet = { url: `${reportSheetPath(kitchenReport)}?date=${tuesday}`, headers: { 'x-access-token': cook.token } }
  const { Sheets, SheetNames } = read((await house.server.inject(sheet)).rawPayload)
  const written: unknown[][] = utils.sheet_to_json(Sheets[SheetNames[0] ?? ''] ?? {}, { header: 1 })
  expect(written[1]?.slice(0, 6)).toEqual(['太阳班', 2, 3, 3, 3, 2])
})

test('of today the sheets say it, a day must be one, and who counts no heads is not answered', async () => {
  expect(await asked(monday)).toMatchObject({ success: false, error: 'input.invalid' })
  expect(await asked('2026-02-30')).toMatchObject({ success: false, error: 'input.invalid' })
  now = `${tuesday} 07:00:00`
  expect(await asked(tuesday)).toMatchObject({ success: false, error: 'input.invalid' })
  expect(await asked(wednesday, await house.as('bob'))).toMatchObject({ status: 403, error: 'access.denied' })
})
