import { afterAll, beforeAll, expect, test } from 'vitest'
import { resources } from '../../../../src/areas/areas'
import { recordKey } from '../../../../src/areas/attendance/keys'
import { unreachedChildren } from '../../../../src/areas/attendance/server/unreached'
import { addDays, instant } from '../../../../src/contract/time'
import { product } from '../../../../src/product'
import { type ClassRows, makeClass } from '../../../kit/browser/make-class'
import { type OpenDevice, openDevice } from '../../../kit/browser/open-device'
import { at } from '../../../kit/every-noun'
import { toldNotices } from '../../../kit/notices/told-notices'
import { runAlone } from '../../../kit/run-alone'
import { type Caller, type OpenHouse, openHouse } from '../../../kit/server/open-house'
import { quietProduct } from '../../../kit/server/quiet-house'

const monday = '2026-03-02'
let now = `${monday} 08:30:00`
let house: OpenHouse
let boss: Caller
let tablet: OpenDevice
let suns: ClassRows
let moons: ClassRows

beforeAll(async () => {
  const accounts = [
    { username: 'sunny', roles: ['headTeacher'] },
    { username: 'luna', roles: ['headTeacher'] },
    { username: 'nurse', roles: ['doctor'] },
    { username: 'chief', roles: ['principal'] },
    { username: 'helper', roles: ['teacher'] },
  ]
  house = await openHouse(quietProduct(accounts), () => instant(now))
  tablet = await openDevice(house, 'boss')
  boss = tablet.call
  suns = await makeClass(boss, 'user.sunny', monday)
  moons = await makeClass(boss, 'user.luna', monday)
})
afterAll(() => house.close())

const look = async (time: string, day = monday) => {
  now = `${day} ${time}`
  await runAlone(unreachedChildren, house.engine)
}
const told = async (username: string) => toldNotices(await house.as(username))
const everybody = async () => {
  const names = ['sunny', 'luna', 'nurse', 'chief', 'helper', 'boss']
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, (await told(name)).length] as const)))
}
/** Marks the child of a class on a day of its own. */
const mark = async ({ child, class: group }: ClassRows, status: string, date = monday) => {
  const values = { childId: child.id, classId: group.id, date, status }
  const { settled } = await tablet.send([tablet.op('attendance-record', recordKey(values), 'add', values, { trunk: 1000 })])
  expect(settled).toMatchObject([{ outcome: 'applied' }])
}
const nobody = { sunny: 0, luna: 0, nurse: 0, chief: 0, helper: 0, boss: 0 }

test('the product looks for children nobody has reached, every minute', () => {
  expect(product.jobs).toContain(unreachedChildren)
  expect(unreachedChildren.cron).toBe('0 * * * * ? *')
})

test('nobody is told before half past nine, nor of children who are here or accounted for', async () => {
  await look('09:30:00')
  expect(await everybody()).toEqual(nobody)
  now = `${monday} 08:30:00`
  await mark(suns, 'U')
  await look('09:29:59')
  expect(await everybody()).toEqual(nobody)
})

test('at half past nine the head teacher of the class is told, once', async () => {
  await look('09:30:00')
  await look('09:31:00')
  await look('10:29:59')
  expect(await everybody()).toEqual({ ...nobody, sunny: 1 })
  const page = `/attendance/board?class=${suns.class.id}&day=${monday}`
  expect(await told('sunny')).toMatchObject([{ msgAbstract: `${suns.class.name}有 1 名幼儿未到园，尚未联系上家长。`, openPage: page }])
})

test('at half past ten doctor and principal are told of those who are still not reached, once for each class', async () => {
  now = `${monday} 10:00:00`
  await mark(moons, 'U')
  await look('10:00:00')
  await mark(suns, 'S')
  await look('10:30:00')
  expect(await everybody()).toEqual({ ...nobody, sunny: 1, luna: 1, nurse: 1, chief: 1 })
  await mark(suns, 'U')
  await look('10:31:00')
  await look('15:00:00')
  expect(await everybody()).toEqual({ ...nobody, sunny: 1, luna: 1, nurse: 2, chief: 2 })
})

test('a push says nothing of the matter, and no notice says which child it is', async () => {
  const { result } = await boss('GET /sys/annountCement/list?column=id&order=asc')
  const { records } = result as { records: { titleInPush: boolean }[] }
  expect(records.map((one) => one.titleInPush)).toEqual([false, false, false, false])
  for (const { child } of [suns, moons]) expect(JSON.stringify(records)).not.toContain(String(child.name))
})

test('another day is told anew, a day the kindergarten is closed is not', async () => {
  const [tuesday, wednesday] = [addDays(monday, 1), addDays(monday, 2)]
  for (const date of [tuesday, wednesday]) {
    await boss(at('POST', resources['school-day'], 'add'), { date, isOpen: true })
    now = `${date} 08:30:00`
    await mark(suns, 'U', date)
  }
  await look('11:00:00', tuesday)
  // What was told on Monday is over.
  expect(await everybody()).toEqual({ ...nobody, sunny: 1, nurse: 1, chief: 1 })
  await house.engine.databases.owner.updateTable('school_day').set({ is_open: false }).where('id', '=', wednesday).execute()
  await look('11:00:00', wednesday)
  expect(await everybody()).toEqual(nobody)
  await house.engine.databases.owner.updateTable('school_day').set({ is_open: true }).where('id', '=', wednesday).execute()
  await look('11:00:00', wednesday)
  expect(await everybody()).toEqual({ ...nobody, sunny: 1, nurse: 1, chief: 1 })
})
