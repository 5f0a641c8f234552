import { describe, expect, test } from 'vitest'
import { causesOn, countedIll, illnessOf, usualBefore } from '../../../src/areas/attendance/illness-days'

const today = '2026-11-23'
const days = ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-21', today]
const ill = (date: string, cause: string | null, count = 1, classId = 'one') =>
  Array.from({ length: count }, () => ({ date, classId, status: 'S', cause }))
const out = (date: string, status = 'SUBMITTED', classId = 'one') => ({ date, classId, status })
const of = (records: ReturnType<typeof ill>, sheets: ReturnType<typeof out>[], more: object = {}) =>
  illnessOf(countedIll({ records, sheets, openDays: days, from: null, to: today, today, ...more }))
const counted = (illness: ReturnType<typeof illnessOf>) => illness.days.map(({ count }) => count)

describe('ill children', () => {
  test('of today count as soon as they are marked, those of days before once the sheet is out', () => {
    const records = [...ill('2026-11-18', '01', 2), ...ill('2026-11-19', '01', 4), ...ill(today, '01')]

    expect(counted(of(records, [out('2026-11-18'), out('2026-11-19', 'REOPENED')]))).toEqual([0, 2, 0, 0, 1])
  })

  test('are counted on open days of the calendar alone', () => {
    expect(counted(of(ill('2026-11-20', '01', 3), [out('2026-11-20')]))).toEqual([0, 0, 0, 0, 0])
  })

  test('add up to the same by class, by cause and by day', () => {
    const illness = of([...ill(today, '01', 2), ...ill(today, null), ...ill(today, '01', 1, 'two')], [])

    expect(counted(illness).at(-1)).toBe(4)
    expect(causesOn(illness, today)).toMatchObject([
      {
        cause: '01',
        count: 3,
        classes: [
          { classId: 'one', count: 2 },
          { classId: 'two', count: 1 },
        ],
      },
      { cause: '99', count: 1 },
    ])
  })

  test('are looked at on ten days before the last, which counts only where it is open', () => {
    const many = Array.from({ length: 14 }, (_, at) => `2026-11-${String(at + 1).padStart(2, '0')}`)
    const shown = (to: string) => of([], [], { openDays: many, to }).days.map(({ date }) => date)

    expect(shown('2026-11-14')).toEqual(many.slice(3))
    expect(shown('2026-11-15')).toEqual(many.slice(4))
    expect(of([], [], { from: '2026-11-18', to: '2026-11-19' }).days.map(({ date }) => date)).toEqual(['2026-11-18', '2026-11-19'])
  })
})

describe('what is usual', () => {
  const countOf = (illness: ReturnType<typeof illnessOf>) => (day: string) => illness.days.find(({ date }) => date === day)?.count ?? 0

  test('is the mean of the days before of which a sheet is out', () => {
    const illness = of([...ill('2026-11-17', '01', 3), ...ill(today, '01', 9)], [out('2026-11-17'), out('2026-11-18'), out('2026-11-19')])

    expect(usualBefore(illness, today, countOf(illness))).toBe(1)
  })

  test('is not said of fewer than three such days', () => {
    const illness = of(ill('2026-11-17', '01', 3), [out('2026-11-17'), out('2026-11-18')])

    expect(usualBefore(illness, today, countOf(illness))).toBeUndefined()
  })

  test.each([
    ['half as many again is not yet clearly more', 3, 6, false],
    ['beyond that it is', 4, 6, true],
    ['one child alone never is', 1, 0, false],
    ['two where there were none are', 2, 0, true],
  ])('%s', (_, count, before, isMore) => {
    const sheets = ['2026-11-17', '2026-11-18', '2026-11-19'].map((day) => out(day))
    const illness = of([...ill('2026-11-17', '03', before), ...ill(today, '03', count)], sheets)

    expect(causesOn(illness, today)[0]?.isMore).toBe(isMore)
  })
})
