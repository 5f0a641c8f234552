import { describe, expect, test } from 'vitest'
import { marks } from '../../../src/areas/attendance/mark/mark'
import { whyHeld } from '../../../src/areas/attendance/mark/mark-rules'
import type { SheetState } from '../../../src/areas/attendance/sheet/sheet-state'

const later = new Set(['U>L', 'U>S', 'U>A', 'S>L', 'A>L', 'P>E', 'L>E'])
const states: SheetState[] = ['DRAFT', 'SUBMITTED', 'TRACED', 'CLOSED', 'REOPENED']
const changes = marks.flatMap((from) => marks.filter((to) => to !== from).map((to) => ({ from, to })))
const table = states.flatMap((state) => changes.map(({ from, to }) => ({ state, from, to })))

test.each(table)('$state: $from to $to', ({ state, from, to }) => {
  const expected =
    state === 'CLOSED' ? 'closed' : state === 'DRAFT' || state === 'REOPENED' || later.has(`${from}>${to}`) ? undefined : 'locked'
  expect(whyHeld(state, { status: from }, { status: to })).toBe(expected)
})

describe('what is told beside the mark', () => {
  test.each(['cause', 'symptoms', 'onsetDate', 'hospital', 'diagnosis', 'leaveId'])('%s may be added until the day is closed', (field) => {
    expect(whyHeld('SUBMITTED', { status: 'S' }, { [field]: 'x' })).toBeUndefined()
    expect(whyHeld('TRACED', { status: 'S' }, { [field]: 'x' })).toBeUndefined()
    expect(whyHeld('CLOSED', { status: 'S' }, { [field]: 'x' })).toBe('closed')
  })

  test.each([
    ['inTime', 'L', undefined],
    ['inTime', 'E', undefined],
    ['inTime', 'P', 'locked'],
    ['inTime', 'S', 'locked'],
    ['outTime', 'P', undefined],
    ['outTime', 'L', undefined],
    ['outTime', 'E', undefined],
    ['outTime', 'S', 'locked'],
  ])('%s of a child marked %s: %s', (field, status, held) => expect(whyHeld('SUBMITTED', { status }, { [field]: '09:00' })).toBe(held))

  test('times come together with the mark that explains them', () => {
    expect(whyHeld('SUBMITTED', { status: 'U' }, { status: 'L', inTime: '09:40' })).toBeUndefined()
    expect(whyHeld('TRACED', { status: 'P' }, { status: 'E', outTime: '14:00' })).toBeUndefined()
  })

  test('one field that is locked holds the whole change', () => {
    expect(whyHeld('SUBMITTED', { status: 'P' }, { status: 'S', cause: '01' })).toBe('locked')
  })

  test("the meals and anything else are not the teacher's to change", () => {
    expect(whyHeld('SUBMITTED', { status: 'P' }, { meals: ['L'] })).toBe('locked')
    expect(whyHeld('SUBMITTED', { status: 'P' }, { markedBy: 'x' })).toBe('locked')
  })
})

describe('a child nobody had marked', () => {
  const first = (status: string) => ({ childId: 'lan', date: '2026-09-07', classId: 'class-1', source: 'teacher', status })

  test.each([
    ['U', undefined],
    ['L', undefined],
    ['S', undefined],
    ['A', undefined],
    ['P', 'locked'],
    ['E', 'locked'],
    ['H', 'locked'],
  ])('marked %s after submitting: %s', (status, held) => expect(whyHeld('SUBMITTED', undefined, first(status))).toBe(held))
  test('is free while the roll is called', () => expect(whyHeld('DRAFT', undefined, first('P'))).toBeUndefined())
  test('is closed with the day', () => expect(whyHeld('CLOSED', undefined, first('L'))).toBe('closed'))
})

test('saying again what is saved already is never held', () => {
  for (const state of states) expect(whyHeld(state, { status: 'P', cause: null }, { status: 'P', cause: '' })).toBeUndefined()
})
