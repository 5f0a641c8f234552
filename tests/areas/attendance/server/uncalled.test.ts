import { afterAll, beforeAll, expect, test } from 'vitest'
import { resources } from '../../../../src/areas/areas'
import { sheetKey } from '../../../../src/areas/attendance/keys'
import { uncalledClasses } from '../../../../src/areas/attendance/server/uncalled'
import { addDays, instant } from '../../../../src/contract/time'
import { product } from '../../../../src/product'
import { type ClassRows, makeClass } from '../../../kit/browser/make-class'
import { makeWorking } from '../../../kit/browser/make-working'
import { type OpenDevice, openDevice } from '../../../kit/browser/open-device'
import { at } from '../../../kit/every-noun'
import { make } from '../../../kit/make'
import { toldNotices } from '../../../kit/notices/told-notices'
import { runAlone } from '../../../kit/run-alone'
import { type OpenHouse, openHouse } from '../../../kit/server/open-house'
import { quietProduct } from '../../../kit/server/quiet-house'

const monday = '2026-03-02'
const [tuesday, wednesday] = [addDays(monday, 1), addDays(monday, 2)]
let now = `${monday} 07:00:00`
let house: OpenHouse
let boss: OpenDevice
let suns: ClassRows
let moons: ClassRows

beforeAll(async () => {
  const accounts = [
    { username: 'sunny', roles: ['headTeacher'] },
    { username: 'helper', roles: ['teacher'] },
    { username: 'luna', roles: ['headTeacher'] },
    { username: 'chief', roles: ['principal'] },
    { username: 'nurse', roles: ['doctor'] },
  ]
  house = await openHouse(quietProduct(accounts), () => instant(now))
  boss = await openDevice(house, 'boss')
  suns = await makeClass(boss.call, 'user.sunny', monday)
  moons = await makeClass(boss.call, 'user.luna', monday)
  const helper = await makeWorking(boss.call, { userId: 'user.helper' })
  await boss.call(at('PUT', resources.class, 'edit'), { id: suns.class.id, teacherIds: [helper.id] })
  await boss.call(at('POST', resources['school-day'], 'add'), { date: tuesday, isOpen: true })
  await boss.call(at('POST', resources['school-day'], 'add'), { date: wednesday, isOpen: false })
  // A class without children has no roll to call.
  await make(boss.call, resources.class, { status: '1' })
})
afterAll(() => house.close())

const look = async (date: string, time: string) => {
  now = `${date} ${time}`
  await runAlone(uncalledClasses, house.engine)
}
const submit = async ({ class: group }: ClassRows, date: string) => {
  const op = boss.op('attendance-sheet', sheetKey({ date, classId: group.id }), 'submit', {}, { trunk: 1000 })
  expect((await boss.send([op])).settled).toMatchObject([{ outcome: 'applied' }])
}
const told = async (username: string) => toldNotices(await house.as(username))
const everybody = async () => {
  const names = ['sunny', 'helper', 'luna', 'chief', 'nurse']
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, (await told(name)).length] as const)))
}
const nobody = { sunny: 0, helper: 0, luna: 0, chief: 0, nurse: 0 }

test('the product looks for classes that have not called the roll, every minute', () => {
  expect(product.jobs).toContain(uncalledClasses)
  expect(uncalledClasses.cron).toBe('0 * * * * ? *')
})

test('at nine the teachers of a class whose roll is not handed in are told, once; those of a class that has are not', async () => {
  now = `${monday} 08:30:00`
  await submit(moons, monday)
  await look(monday, '08:59:59')
  expect(await everybody()).toEqual(nobody)
  await look(monday, '09:00:00')
  await look(monday, '09:14:59')
  expect(await everybody()).toEqual({ ...nobody, sunny: 1, helper: 1 })
  const [notice] = await told('helper')
  expect(notice?.msgAbstract).toContain(`${suns.class.name}今天的点名还未提交`)
  expect(notice?.openPage).toBe(`/attendance/board?class=${suns.class.id}&day=${monday}`)
})

test('a quarter of an hour later the principal is told of all of them in one notice', async () => {
  await look(tuesday, '09:15:00')
  await look(tuesday, '12:00:00')
  expect(await everybody()).toEqual({ ...nobody, sunny: 1, helper: 1, luna: 1, chief: 1 })
  const [notice] = await told('chief')
  expect(notice?.msgAbstract).toContain('2 个班')
  for (const { class: group } of [suns, moons]) expect(notice?.msgAbstract).toContain(group.name)
  expect(notice).toMatchObject({ openPage: '/attendance/today', priority: 'H' })
})

test('nobody is told on a day the kindergarten is closed', async () => {
  await look(wednesday, '11:00:00')
  expect(await everybody()).toEqual(nobody)
})
