import { expect, test } from 'vitest'
import { askedProblems, changesOf, headsIn, mayLeave, presentTime } from '../../../src/areas/families/app/child/acts/class-change'

const today = '2026-11-23'
const time = (id: string, beginDate: string, endDate: string | null = null) => ({ id, rev: 1, classId: id, beginDate, endDate })

test.each([
  ['in no class', [], undefined],
  ['gone from its last class', [time('a', '2024-09-01', '2026-11-22')], undefined],
  ['on its last day', [time('a', '2024-09-01', today)], 'a'],
  ['in its second class', [time('b', '2026-09-01'), time('a', '2025-09-01', '2026-08-31')], 'b'],
  ['about to change', [time('b', '2026-12-01'), time('a', '2025-09-01', '2026-11-30')], 'a'],
  ['to come', [time('b', '2026-12-01')], 'b'],
])('the time that ends with a change, of a child %s', (_, times, expected) => {
  expect(presentTime(times, today)?.id).toBe(expected)
})

/** A child that attends. */
const child = (id: string, status = '20') => ({ id, rev: 1, status })
const timeOf = (childId: string, classId: string, beginDate: string, endDate: string | null = null) => ({
  ...time(`${childId} in ${classId}`, beginDate, endDate),
  childId,
  classId,
})
const asked = { classId: 'moons', beginDate: today }

test('children go to another class from wherever they are; whoever has left, is there already or came only then stays', () => {
  const children = [child('ming'), child('lan'), child('hua'), child('gone', '40'), child('new')]
  const times = [
    timeOf('ming', 'suns', '2026-09-01'),
    timeOf('lan', 'moons', '2026-09-01'),
    timeOf('hua', 'suns', today),
    timeOf('gone', 'suns', '2025-09-01', '2026-06-30'),
  ]
  const found = changesOf(children, times, asked, today).map(({ child, before, why }) => [child.id, before?.id, why])
  expect(found).toEqual([
    ['ming', 'ming in suns', undefined],
    ['lan', 'lan in moons', 'same'],
    ['hua', 'hua in suns', 'later'],
    ['gone', undefined, 'left'],
    ['new', undefined, undefined],
  ])
})

test('until a class is chosen nobody is in it already', () => {
  const [lan] = changesOf([child('lan')], [timeOf('lan', 'moons', '2026-09-01')], { classId: '', beginDate: '' }, today)
  expect(lan?.why).toBeUndefined()
})

test.each([
  [asked, []],
  [{ classId: '', beginDate: today }, ['classId']],
  [{ classId: '', beginDate: '' }, ['classId', 'beginDate']],
])('of %j is still to be filled in: %j', (given, expected) => {
  expect(Object.keys(askedProblems(given))).toEqual(expected)
})

test('a class has those who are in it on the day and those who come', () => {
  const times = [
    timeOf('a', 'moons', '2026-09-01'),
    timeOf('b', 'moons', '2026-09-01', today),
    timeOf('c', 'moons', '2026-09-01', '2026-11-22'),
    timeOf('d', 'moons', '2026-11-24'),
    timeOf('e', 'suns', '2026-09-01'),
  ]
  expect(headsIn(times, asked, 3)).toBe(5)
})

test.each([
  ['10', false],
  ['20', true],
  ['30', true],
  ['40', false],
  ['50', false],
  ['60', false],
])('of state %s a child may leave: %s', (status, expected) => {
  expect(mayLeave(status)).toBe(expected)
})
