import { afterAll, beforeAll, expect, test } from 'vitest'
import { resources } from '../../../../src/areas/areas'
import { tellDeadlines } from '../../../../src/areas/deadlines/server/tell-deadlines'
import type { Row } from '../../../../src/contract/resource'
import { addDays, instant } from '../../../../src/contract/time'
import { product } from '../../../../src/product'
import { makeClass } from '../../../kit/browser/make-class'
import { makeWorking } from '../../../kit/browser/make-working'
import { at } from '../../../kit/every-noun'
import { make } from '../../../kit/make'
import { toldNotices } from '../../../kit/notices/told-notices'
import { runAlone } from '../../../kit/run-alone'
import { type Caller, type OpenHouse, openHouse } from '../../../kit/server/open-house'
import { quietProduct } from '../../../kit/server/quiet-house'

const today = '2026-03-02'
let now = `${today} 08:30:00`
let house: OpenHouse
let boss: Caller
let worker: Row

beforeAll(async () => {
  const accounts = [
    { username: 'chief', roles: ['principal'] },
    { username: 'carer', roles: ['nurseAide'] },
    { username: 'chef', roles: ['cook'] },
  ]
  house = await openHouse(quietProduct(accounts), () => instant(now))
  boss = await house.as('boss')
  worker = await makeWorking(boss, { userId: 'user.carer', name: '王芳' })
})
afterAll(() => house.close())

type Shown = { readonly kind: string; readonly name: string; readonly left?: number; readonly children?: number; readonly paper?: string }
/** But for contracts, which everybody made here has. */
const shownTo = async (username: string): Promise<Shown[]> => {
  const { result } = await (await house.as(username))('GET /business-system/intk/garden/deadlines')
  return (result as Shown[]).filter(({ kind }) => kind !== 'contract')
}
const certificate = (left: number, staffId = worker.id) =>
  make(boss, resources['staff-certificate'], { staffId, certType: 'health', issueDate: '2025-03-01', validTo: addDays(today, left) })
const told = async (username: string): Promise<string[]> =>
  (await toldNotices(await house.as(username))).map((one) => one.msgAbstract).filter((one) => !one.includes('合同'))

test('the product looks for what runs out', () => {
  expect(product.jobs).toContain(tellDeadlines)
})

test('a certificate stands on the home page of who looks after it and of its owner until it is renewed', async () => {
  await certificate(46)
  expect(await shownTo('chief')).toEqual([])
  const soon = await certificate(7)
  // The later one of the same kind counts.
  expect(await shownTo('chief')).toEqual([])
  const other = await makeWorking(boss, { name: '李强' })
  await certificate(7, other.id)
  expect(await shownTo('chief')).toMatchObject([{ kind: 'certificate', name: '李强', left: 7, paper: '健康合格证' }])
  expect(await shownTo('carer')).toEqual([])
  expect(await shownTo('chef')).toEqual([])
  for (const { id } of [
    soon,
    ...((await boss(at('GET', resources['staff-certificate'], `list?staffId=${worker.id}`))).result as { records: Row[] }).records,
  ])
    await boss(at('DELETE', resources['staff-certificate'], `delete?id=${id}`))
  await certificate(30)
  expect(await shownTo('carer')).toMatchObject([{ kind: 'certificate', name: '王芳', left: 30 }])
})

test('a class with more children than places is shown to who may change it', async () => {
  const rows = await makeClass(boss, 'user.chef', today)
  await boss(at('PUT', resources.class, 'edit'), { id: rows.class.id, capacity: 1 })
  const born = await make(boss, resources.child, { status: '20' })
  await make(boss, resources.enrolment, { childId: born.id, classId: rows.class.id, beginDate: '2025-09-01', endDate: null })
  expect(await shownTo('chief')).toContainEqual(expect.objectContaining({ kind: 'classFull', children: 2, places: 1 }))
  expect(await shownTo('carer')).toMatchObject([{ kind: 'certificate' }])
})

test('each is told once for each time before its end, after eight, to who runs the house and to its owner', async () => {
  now = `${today} 07:59:00`
  await runAlone(tellDeadlines, house.engine)
  expect(await told('chief')).toEqual([])
  now = `${today} 08:30:00`
  await runAlone(tellDeadlines, house.engine)
  await runAlone(tellDeadlines, house.engine)
  const first = await told('chief')
  expect(first.filter((one) => one.includes('王芳'))).toEqual(['王芳的健康合格证还有 30 天到期（2026-04-01）。'])
  expect(first.filter((one) => one.includes('超过定员'))).toHaveLength(1)
  expect(await told('carer')).toEqual(['王芳的健康合格证还有 30 天到期（2026-04-01）。'])
  now = `${addDays(today, 23)} 08:30:00`
  await runAlone(tellDeadlines, house.engine)
  expect((await told('carer'))[0]).toBe('王芳的健康合格证还有 7 天到期（2026-04-01）。')
})
