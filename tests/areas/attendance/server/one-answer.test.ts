import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordKey } from '../../../../src/areas/attendance/keys'
import { AttendanceRecord } from '../../../../src/areas/attendance/mark/attendance-record'
import { dayOf } from '../../../../src/contract/time'
import { product } from '../../../../src/product'
import { openDevice } from '../../../kit/browser/open-device'
import { at } from '../../../kit/every-noun'
import { type OpenHouse, openHouse } from '../../../kit/server/open-house'
import { quietNow } from '../../../kit/server/quiet-house'

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse(product, quietNow)
})
afterAll(() => house.close())

test('two answers for one child are held as one: nobody is present with a fever while somebody decides', async () => {
  const [teacher, doctor] = [await openDevice(house, 'teacher'), await openDevice(house, 'doctor')]
  const child = (await teacher.snapshot()).find(({ noun }) => noun === 'child')?.row
  const about = { childId: String(child?.id), date: dayOf(quietNow()), classId: child?.classId }
  const key = recordKey(about)
  await teacher.send([teacher.op('attendance-record', key, 'add', { ...about, status: 'P' })])
  const sick = doctor.op('attendance-record', key, 'add', { ...about, status: 'S', cause: '01', symptoms: ['fever'], hospital: '市一院' })
  expect((await doctor.send([sick])).settled).toMatchObject([{ outcome: 'conflict', held: ['status', 'cause', 'symptoms'] }])
  const now = () => doctor.call(at('GET', AttendanceRecord, `queryById?id=${key}`)).then(({ result }) => result)
  // What stands by itself is written all the same.
  expect(await now()).toMatchObject({ status: 'P', cause: null, symptoms: null, hospital: '市一院' })
  const decided = await teacher.send([teacher.op('conflict', sick.id, 'resolve', { choice: 'mine' }, { trunk: 1 })])
  expect(decided.settled).toMatchObject([{ outcome: 'applied' }])
  expect(await now()).toMatchObject({ status: 'S', cause: '01', symptoms: ['fever'] })
})
