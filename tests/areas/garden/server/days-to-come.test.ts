import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { resources } from '../../../../src/areas/areas'
import { product } from '../../../../src/product'
import { doDaily } from '../../../../src/server/start/daily'
import { make } from '../../../kit/make'
import { openTwoClasses, type TwoClasses } from './two-classes'

const { child, enrolment, guardian } = resources
const [monday, tuesday, wednesday] = ['2026-03-02', '2026-03-03', '2026-03-04'] as const
let garden: TwoClasses
let childId: string

beforeAll(async () => {
  garden = await openTwoClasses(monday)
})
afterAll(() => garden.house.close())
beforeEach(async () => {
  await garden.begin(monday)
  childId = (await make(garden.office.call, child)).id
})

test('a class entered for tomorrow is the child’s tomorrow, and its teacher’s device is told', async () => {
  const { suns } = garden
  await garden.enrol(childId, suns.classId, tuesday)
  expect((await garden.queried(child, childId)).classId).toBeNull()
  await suns.device.catchUp()
  await garden.begin(tuesday)
  expect((await garden.queried(child, childId)).classId).toBe(suns.classId)
  expect(await suns.device.catchUp()).toContainEqual(
    expect.objectContaining({ noun: 'child', id: childId, row: expect.objectContaining({ classId: suns.classId }) }),
  )
})

test('on the day after its last the child leaves the class and its teacher’s device', async () => {
  const { suns } = garden
  await garden.enrol(childId, suns.classId, monday, tuesday)
  await garden.begin(tuesday)
  expect(await garden.held(suns.device, 'child')).toContain(childId)
  await suns.device.catchUp()
  await garden.begin(wednesday)
  expect((await garden.queried(child, childId)).classId).toBeNull()
  expect(await suns.device.catchUp()).toContainEqual(expect.objectContaining({ noun: 'child', id: childId, row: null }))
})

test('a move from class to class takes place on its day', async () => {
  const { suns, moons } = garden
  await garden.enrol(childId, suns.classId, monday, monday)
  await garden.enrol(childId, moons.classId, tuesday)
  expect((await garden.queried(child, childId)).classId).toBe(suns.classId)
  await garden.begin(tuesday)
  expect((await garden.queried(child, childId)).classId).toBe(moons.classId)
  expect(await garden.held(suns.device, 'child')).not.toContain(childId)
  expect(await garden.held(moons.device, 'child')).toContain(childId)
})

test('more children than one portion are moved, once, by two processes that do it at the same time', async () => {
  const children = await Promise.all(Array.from({ length: 60 }, () => make(garden.office.call, child)))
  for (const { id } of children) await garden.enrol(id, garden.suns.classId, tuesday)
  const before = new Map(await Promise.all(children.map(async ({ id }) => [id, (await garden.queried(child, id)).rev as number] as const)))
  await Promise.all([garden.begin(tuesday), garden.begin(tuesday)])
  await garden.begin(tuesday)
  for (const { id } of children)
    expect(await garden.queried(child, id)).toMatchObject({ classId: garden.suns.classId, rev: (before.get(id) ?? 0) + 1 })
})

test('one work that fails is said in the log and keeps no other from being done', async () => {
  await garden.enrol(childId, garden.suns.classId, tuesday)
  const broken = { name: 'broken', due: async () => ['x'], work: () => Promise.reject(new Error('broken')) }
  await garden.begin(monday)
  const { house } = garden
  const said: unknown[] = []
  const log = Object.assign(Object.create(house.engine.log), { error: (line: unknown) => said.push(line) })
  const tomorrow = () => new Date(`${tuesday}T00:30:00+08:00`)
  await doDaily({ ...house.engine, log, now: tomorrow }, 1, [broken, ...product.daily])
  expect(said).toEqual([expect.objectContaining({ daily: 'broken', tenant: 1 })])
  expect((await garden.queried(child, childId)).classId).toBe(garden.suns.classId)
})

test('open leave and open traces go to the new class; what is over stays with the old one', async () => {
  const { suns, moons, office } = garden
  const first = await garden.enrol(childId, suns.classId, '2026-02-02')
  const { id: guardianId } = await make(office.call, guardian)
  const link = await make(office.call, resources['child-guardian'], { childId, guardianId })
  const leave = (fromDate: string, toDate: string) => make(office.call, resources['leave-request'], { childId, fromDate, toDate })
  const trace = (firstDate: string) =>
    make(office.call, resources['absence-trace'], { childId, firstDate, lastDate: null, actualReturn: null })
  const [past, coming] = [await leave('2026-02-09', '2026-02-10'), await leave(monday, wednesday)]
  const [back, away] = [await trace('2026-02-09'), await trace('2026-03-02')]
  await office.send([office.op('absence-trace', back.id, 'return', { actualReturn: '2026-02-11' }, { trunk: 1 })])
  await garden.edit(enrolment, first.id, { endDate: monday })
  await garden.enrol(childId, moons.classId, tuesday)
  await garden.begin(tuesday)
  const held = async (noun: string, ids: readonly string[]) => {
    const by = await Promise.all([suns, moons].map(({ device }) => garden.held(device, noun)))
    return ids.map((id) => by.map((rows) => rows.includes(id)))
  }
  expect(await held('leave-request', [past.id, coming.id])).toEqual([
    [true, false],
    [false, true],
  ])
  expect(await held('absence-trace', [back.id, away.id])).toEqual([
    [true, false],
    [false, true],
  ])
  expect(await held('child-guardian', [link.id])).toEqual([[false, true]])
  expect(await held('guardian', [guardianId])).toEqual([[false, true]])
})
