import { afterAll, beforeAll, expect, test } from 'vitest'
import { resources } from '../../../../src/areas/areas'
import { classChangePath } from '../../../../src/areas/families/class-change-path'
import { mostAlike } from '../../../../src/contract/query'
import { at } from '../../../kit/every-noun'
import { make } from '../../../kit/make'
import { openTwoClasses, type TwoClasses } from '../../garden/server/two-classes'

const { child, enrolment } = resources
const today = '2026-03-02'
let garden: TwoClasses
let toMoons: { classId: string; beginDate: string }
beforeAll(async () => {
  garden = await openTwoClasses(today)
  toMoons = { classId: garden.moons.classId, beginDate: today }
})
afterAll(() => garden.house.close())

type Time = { id: string; rev: number; classId: string; beginDate: string; endDate: string | null }
async function times(childId: string): Promise<Time[]> {
  const { result } = await garden.office.call(at('GET', enrolment, `list?childId=${childId}&column=beginDate&order=asc`))
  return (result as { records: Time[] }).records
}
const spans = async (childId: string) => (await times(childId)).map(({ classId, beginDate, endDate }) => [classId, beginDate, endDate])

/** A child that is with the suns since September. */
async function sunChild() {
  const { id } = await make(garden.office.call, child, { status: '20', entryDate: '2025-09-01', leaveDate: null, leaveType: null })
  await garden.enrol(id, garden.suns.classId, '2025-09-01')
  const [before] = await times(id)
  return { childId: id, before: { id: before?.id, rev: before?.rev } }
}
const change = (body: object) => garden.office.call(`POST ${classChangePath}`, body)

test('a child goes to another class: the old time ends the day before, and the child is in the new one', async () => {
  const { childId, before } = await sunChild()
  expect(await change({ ...toMoons, children: [{ childId, before }] })).toMatchObject({ success: true })
  expect(await spans(childId)).toEqual([
    [garden.suns.classId, '2025-09-01', '2026-03-01'],
    [garden.moons.classId, today, null],
  ])
  expect((await garden.queried(child, childId)).classId).toBe(garden.moons.classId)
})

test.each([
  ['it would end before it began', { beginDate: '2025-08-31' }],
  ['there is no such class', { classId: 'nowhere' }],
  ['the day is none', { beginDate: 'soon' }],
])('nothing of it is done where %s', async (_, more) => {
  const { childId, before } = await sunChild()
  const answered = await change({ ...toMoons, children: [{ childId, before }], ...more })
  expect(answered).toMatchObject({ success: false })
  expect(answered.status).toBeLessThan(500)
  expect(await spans(childId)).toEqual([[garden.suns.classId, '2025-09-01', null]])
})

test('whoever looked before somebody else ended the old time is told so, and nothing of it is done', async () => {
  const { childId, before } = await sunChild()
  await garden.edit(enrolment, String(before.id), { endDate: '2026-02-27' })
  expect(await change({ ...toMoons, children: [{ childId, before }] })).toMatchObject({ success: false })
  expect(await spans(childId)).toEqual([[garden.suns.classId, '2025-09-01', '2026-02-27']])
})

test('a teacher, who may not enter classes of children, changes none', async () => {
  const { childId, before } = await sunChild()
  const answered = await garden.suns.device.call(`POST ${classChangePath}`, { ...toMoons, children: [{ childId, before }] })
  expect(answered.status).toBe(403)
  expect(await spans(childId)).toHaveLength(1)
})

test('several children go together: all of them, one that was in no class too', async () => {
  const [first, second] = [await sunChild(), await sunChild()]
  const { id: third } = await make(garden.office.call, child, { status: '20', entryDate: today, leaveDate: null, leaveType: null })
  const answered = await change({ ...toMoons, reason: '分班', children: [first, second, { childId: third }] })
  expect(answered).toMatchObject({ success: true })
  for (const { childId } of [first, second])
    expect(await spans(childId)).toEqual([
      [garden.suns.classId, '2025-09-01', '2026-03-01'],
      [garden.moons.classId, today, null],
    ])
  expect(await spans(third)).toEqual([[garden.moons.classId, today, null]])
})

test('where one of several cannot go nobody does, and who it was is said', async () => {
  const [first, second] = [await sunChild(), await sunChild()]
  const answered = await change({ ...toMoons, children: [first, { childId: second.childId }] })
  const { name } = await garden.queried(child, second.childId)
  expect(answered).toMatchObject({ success: false, message: expect.stringContaining(String(name)) })
  expect(await spans(first.childId)).toEqual([[garden.suns.classId, '2025-09-01', null]])
})

test('more than are taken at once are refused', async () => {
  const children = Array.from({ length: mostAlike + 1 }, (_, at) => ({ childId: `child-${at}` }))
  expect(await change({ ...toMoons, children })).toMatchObject({ success: false, error: 'input.invalid' })
})
