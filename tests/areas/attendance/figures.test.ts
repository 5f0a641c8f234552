import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { marks } from '../../../src/areas/attendance/mark/mark'
import { monthTable } from '../../../src/areas/attendance/month/month-table'
import { rollCall } from '../../../src/areas/attendance/sheet/roll-call'
import { sheetFigures, tallyOfSheet } from '../../../src/areas/attendance/sheet/sheet-figures'
import { isOpenSheet, type SheetState } from '../../../src/areas/attendance/sheet/sheet-state'
import { sumOfTallies, type Tally, tally } from '../../../src/areas/attendance/sheet/tally'
import { sumOf, todayLines } from '../../../src/areas/attendance/today-lines'
import { child, enrolled, marked, monday } from './class-of-four'

const anyMark = fc.option(fc.constantFrom(...marks), { nil: undefined })
const anyState = fc.constantFrom<SheetState>('DRAFT', 'SUBMITTED', 'TRACED', 'CLOSED', 'REOPENED')
const anyClass = fc.record({ given: fc.array(anyMark, { maxLength: 12 }), state: anyState })

const parts = ({ present, sick, leave, unknown, quarantine, unmarked }: Tally) => present + sick + leave + unknown + quarantine + unmarked

function addsUp(counts: Tally): void {
  expect(parts(counts)).toBe(counts.expected)
  expect(counts.late + counts.early).toBeLessThanOrEqual(counts.present)
}

/** A class of a day with a mark, or none, for each of its children. */
function dayOf(id: string, { given, state }: { given: readonly (string | undefined)[]; state: SheetState }) {
  const ids = given.map((_, at) => `${id}-${String(at).padStart(2, '0')}`)
  const roll = rollCall({
    date: monday,
    classId: id,
    children: ids.map((one) => child(one)),
    enrolments: ids.map((one) => enrolled(one, { classId: id })),
    records: given.flatMap((mark, at) => (mark ? [{ ...marked(ids[at] ?? '', mark), classId: id }] : [])),
    leaves: [],
    sheet: { status: state },
  })
  const sheet = { ...sheetFigures(roll.counts), status: state, submittedBy: null, submittedAt: null }
  return { id, name: id, roll, sheet }
}

test('on the today page the figures of every class and of all together add up to the expected, whoever looks at them', () => {
  fc.assert(
    fc.property(fc.array(anyClass, { maxLength: 5 }), (classes) => {
      const days = classes.map((one, at) => dayOf(`k${at}`, one))
      const lines = todayLines(days)
      for (const { figures } of lines) addsUp(figures as Tally)
      const sum = sumOf(lines)
      addsUp(sum.figures)
      addsUp(sum.done.figures)
      expect(sum.figures).toEqual(sumOfTallies(lines.map(({ figures }) => figures as Tally)))
      expect(sum.done.figures.unmarked).toBe(0)
      // The kitchen and the office, who know no child, see the same from what the server counted.
      const counted = todayLines(days.map((day) => ({ ...day, roll: undefined })))
      expect(counted.map(({ id, state, figures, rate }) => ({ id, state, figures, rate }))).toEqual(
        lines.map(({ id, state, figures, rate }) => ({ id, state, figures, rate })),
      )
      expect(sumOf(counted)).toEqual(sum)
    }),
    { numRuns: 200 },
  )
})

test('in the month table every row, every column and the whole add up to the expected', () => {
  const openDays = ['2026-09-01', '2026-09-02', '2026-09-03', '2026-09-04']
  const month = fc.record({
    days: fc.array(anyState, { minLength: 4, maxLength: 4 }),
    children: fc.array(fc.array(anyMark, { minLength: 4, maxLength: 4 }), { maxLength: 8 }),
  })
  fc.assert(
    fc.property(month, ({ days, children }) => {
      const ids = children.map((_, at) => `c${at}`)
      const table = monthTable({
        month: '2026-09',
        until: '2026-09-30',
        classId: 'k',
        openDays,
        children: ids.map((id) => child(id)),
        enrolments: ids.map((id) => enrolled(id, { classId: 'k' })),
        records: children.flatMap((given, at) =>
          given.flatMap((mark, day) => (mark ? [{ ...marked(ids[at] ?? '', mark), date: openDays[day] ?? '', classId: 'k' }] : [])),
        ),
        sheets: openDays.map((date, at) => ({ date, classId: 'k', status: days[at] ?? null })),
      })
      for (const { counts } of [...table.rows, ...table.days, table]) addsUp(counts)
      const counted = table.days.filter((day) => day.isCounted)
      expect(counted.map((day) => day.date)).toEqual(openDays.filter((_, at) => !isOpenSheet(days[at] ?? 'DRAFT')))
      expect(sumOfTallies(counted.map((day) => day.counts))).toEqual(table.counts)
      expect(sumOfTallies(table.rows.map((row) => row.counts))).toEqual(table.counts)
      expect(table.counts.unmarked).toBe(0)
    }),
    { numRuns: 200 },
  )
})

test('a sheet gives back the figures it was counted with, and one of an earlier release says nothing of who left early', () => {
  fc.assert(
    fc.property(fc.array(anyMark, { maxLength: 30 }), anyState, (given, state) => {
      const counts = tally(given, state)
      expect(tallyOfSheet(sheetFigures(counts))).toEqual(counts)
      const { early: _, ...old } = sheetFigures(counts)
      expect(tallyOfSheet(old)).toEqual({ ...counts, early: 0 })
    }),
  )
  expect(tallyOfSheet({ expected: null, present: null, sickAbs: null, leaveAbs: null, unknownAbs: null })).toBeUndefined()
})

test('the rate on top belongs to the figures beside it: classes that have submitted, and no other', () => {
  const lines = todayLines([
    dayOf('done', { given: ['P', 'L', 'E', 'S'], state: 'SUBMITTED' }),
    dayOf('open', { given: ['P', undefined, undefined], state: 'DRAFT' }),
    dayOf('again', { given: ['P', 'P', 'P'], state: 'REOPENED' }),
  ])
  const { figures, done } = sumOf(lines)
  expect(done).toMatchObject({ classes: 1, rate: 75, figures: { expected: 4, present: 3, late: 1, early: 1, sick: 1 } })
  expect(figures).toMatchObject({ expected: 10, present: 7, unmarked: 2 })
})
