import { expect, test } from 'vitest'
import { house, type Values } from './house'

const today = '2026-11-23'
const past = 6
const whole = house(today)
const short = house(today, { past })
const open = whole
  .of('school-day')
  .filter(({ id, isOpen }) => isOpen && id <= today)
  .map(({ id }) => id)

const daysOf = (classId: string, { of }: typeof short) => [
  ...new Set(
    of('attendance-record')
      .filter((row) => row.classId === classId)
      .map(({ date }) => date),
  ),
]

test('a house with a short past tells so many open days of every class, and of one class the whole term', () => {
  expect(daysOf('class.x1', short)).toEqual(open.slice(0, -1))
  expect(daysOf('class.x2', short)).toEqual(open.slice(-1 - past, -1))
  expect(daysOf('class.z1', short)).toEqual(open.slice(-1 - past))
  expect(short.of('attendance-sheet')).toHaveLength(open.length - 1 + 11 * past + 3)
})

test('what is to be done today is what it is in a house with all of its past', () => {
  const waiting = ({ of }: typeof short): readonly Values[] => [
    ...of('absence-trace').filter(({ status }) => status === 'OPEN' || status === 'FOLLOWING'),
    ...of('leave-request').filter(({ status }) => status === 'PENDING'),
    ...of('attendance-sheet').filter(({ date }) => date === today),
  ]
  expect(waiting(short).map(({ id }) => id)).toEqual(waiting(whole).map(({ id }) => id))
})

test('its marks name no trace and no leave that is not told', () => {
  const told = new Set([...short.of('absence-trace'), ...short.of('leave-request')].map(({ id }) => id))
  const named = short.of('attendance-record').flatMap(({ traceId, leaveId }) => [traceId, leaveId].filter(Boolean))
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((id) => !told.has(String(id)))).toEqual([])
})
