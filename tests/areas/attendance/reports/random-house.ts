import * as fc from 'fast-check'
import { expect } from 'vitest'
import { marks } from '../../../../src/areas/attendance/mark/mark'
import { rollCall } from '../../../../src/areas/attendance/sheet/roll-call'
import { rollMeals } from '../../../../src/areas/attendance/sheet/roll-meals'
import { sheetFigures } from '../../../../src/areas/attendance/sheet/sheet-figures'
import { type Report, readParams } from '../../../../src/contract/report/report'
import { type Chart, drawnChart } from '../../../../src/contract/report/report-chart'
import { rowsIn } from '../../../../src/contract/report/report-source'
import { type Column, cellOf, totalOf } from '../../../../src/contract/report/report-table'
import { child, enrolled } from '../class-of-four'

export type Rows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>
export const month = '2026-09'
export const days = ['2026-09-01', '2026-09-02', '2026-09-03', '2026-09-04', '2026-09-07']
export const today = '2026-09-07'
const pattern = '2M1S'

export function computed<D>(report: Report<never, never, D, never> | Report, rows: Rows, said: Readonly<Record<string, string>> = {}): D {
  const params = readParams(report as Report, said)
  const found = rowsIn((report as Report).sources({ params, today }), ({ noun }) => rows[noun.name])
  return (report as Report).compute({ params, today, now: `${today} 09:00:00`, user: 'u1', language: 'zh-CN', rows: found }) as D
}

const mark = fc.option(fc.constantFrom(...marks), { nil: undefined })
/** A child: how each day went, with times of a half day here and there, the day it came and the day after which it is gone. */
const anyChild = fc.record({
  marks: fc.tuple(mark, mark, mark, mark, mark),
  times: fc.option(fc.constantFrom({ inTime: '10:30' }, { outTime: '11:00' }), { nil: undefined }),
  from: fc.nat(4),
  until: fc.option(fc.nat(4), { nil: undefined }),
  plan: fc.constantFrom('FULL', 'LUNCH', 'NONE'),
  leave: fc.option(fc.constantFrom('AM', 'PM', null), { nil: undefined }),
  isolated: fc.boolean(),
})
const sheetStates = ['DRAFT', 'SUBMITTED', 'TRACED', 'CLOSED', 'REOPENED', undefined] as const
const anyClass = fc.record({
  children: fc.array(anyChild, { maxLength: 6 }),
  states: fc.array(fc.constantFrom(...sheetStates), { minLength: 5, maxLength: 5 }),
  adjusted: fc.integer({ min: -3, max: 3 }),
})
export const anyHouse = fc.record({
  classes: fc.array(anyClass, { minLength: 1, maxLength: 3 }),
  open: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
})
type House = typeof anyHouse extends fc.Arbitrary<infer H> ? H : never

export const isOut = (state: string | undefined) => state !== undefined && state !== 'DRAFT' && state !== 'REOPENED'
/** Whether anything is known of a class. */
export const hasAny = (rows: Rows, classId: string) =>
  [...(rows['attendance-sheet'] ?? []), ...(rows['attendance-record'] ?? [])].some((one) => one.classId === classId)

const bare = { submittedBy: null, submittedAt: null, mealAdjustments: null }

const causes = ['01', '03']
function childrenOf({ children }: House['classes'][number], classId: string): Rows {
  const ids = children.map((_, at) => `${classId}-${at}`)
  const all = <T>(make: (one: (typeof children)[number], id: string) => T[]) => children.flatMap((one, at) => make(one, ids[at] ?? ''))
  return {
    child: all(({ plan, isolated }, id) => [child(id, { classId, mealPlan: plan, quarantineUntil: isolated ? days[2] : null })]),
    enrolment: all(({ from, until }, id) => [
      { ...enrolled(id, { classId, beginDate: days[from] ?? '', endDate: until === undefined ? null : (days[until] ?? null) }), id },
    ]),
    'attendance-record': all(({ marks: given, times }, childId) =>
      given.flatMap((status, at) =>
        status
          ? [
              {
                id: `${days[at]}.${childId}`,
                childId,
                classId,
                date: days[at],
                status,
                cause: status === 'S' ? (causes[at % 3] ?? null) : null,
                ...times,
              },
            ]
          : [],
      ),
    ),
    'leave-request': all(({ leave }, id) =>
      leave === undefined
        ? []
        : [{ id, childId: id, fromDate: days[1], toDate: today, halfDay: leave, type: 'S', cause: '01', status: 'APPROVED' }],
    ),
  }
}

/** The sheets of a class as the server has counted them. */
function sheetsOf({ states, adjusted }: House['classes'][number], classId: string, rows: Rows) {
  return states.flatMap((status, at) => {
    if (!status) return []
    const date = days[at] ?? ''
    const sheet = { ...bare, status, mealAdjustments: [{ meal: 'L', by: adjusted }] }
    const given = { children: rows.child, enrolments: rows.enrolment, records: rows['attendance-record'], leaves: rows['leave-request'] }
    const roll = rollCall({ date, classId, ...given, sheet } as never)
    const meals = Object.entries(rollMeals(roll as never, pattern, sheet.mealAdjustments)).map(([meal, heads]) => [`meal${meal}`, heads])
    return [{ ...sheet, id: `${date}.${classId}`, date, classId, ...sheetFigures(roll.counts), ...Object.fromEntries(meals) }]
  })
}

export function rowsOfHouse({ classes, open }: House): Rows {
  const parts = classes.map((one, at) => childrenOf(one, `k${at}`))
  const all = (noun: string) => parts.flatMap((part) => part[noun] ?? [])
  return {
    class: classes.map((_, at) => ({ id: `k${at}`, name: `${at}班`, gradeLevel: '1', status: '1' })),
    'school-day': days.map((date, at) => ({ id: date, date, isOpen: open[at] === true || date === today, mealServed: true, reason: null })),
    'kindergarten-profile': [{ id: 'p', mealPattern: pattern }],
    staff: [],
    child: all('child'),
    enrolment: all('enrolment'),
    'attendance-record': all('attendance-record'),
    'leave-request': all('leave-request'),
    'attendance-sheet': classes.flatMap((one, at) => sheetsOf(one, `k${at}`, parts[at] ?? {})),
  }
}

export const columnsOf = <D, Row>(report: Report<never, never, D, Row>, data: D) => ({
  columns: report.columns(data),
  rows: report.rows(data),
})
export const speech = { language: 'zh-CN', textOf: (_: string, value: string) => value } as const

/** Every row adds up to what was expected of it, and so does the line of the totals. */
export function addsUp<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): void {
  const parts = columns.filter((column) => column.kind === 'count' && !column.part)
  const sum = (line: readonly unknown[]) => line.reduce((total: number, value) => total + Number(value ?? 0), 0)
  for (const line of [
    ...rows.map((row) => parts.map((column) => cellOf(column, row, speech))),
    parts.map((column) => totalOf(column, rows)),
  ]) {
    const [expected, ...counted] = line
    expect(sum(counted)).toBe(expected ?? 0)
  }
}

/** Every figure that is drawn stands in the table, in its row and column, and every row is drawn. */
export function drawsItsTable(chart: Chart | undefined, columns: readonly Column<unknown>[], rows: readonly unknown[]): void {
  if (!chart || !('series' in chart)) throw new Error('no chart of columns')
  const drawn = drawnChart(chart, columns, rows, speech)
  const cells = (name: string) => {
    const column = columns.find((one) => one.name === name)
    return column && rows.map((row) => cellOf(column, row, speech))
  }
  expect(drawn.points).toEqual(cells(chart.x))
  const said = drawn.series.map(({ values }) =>
    values.map((value) => (value !== null && drawn.unit === 'rate' ? `${value.toFixed(1)}%` : value)),
  )
  expect(said).toEqual(chart.series.flatMap((name) => [cells(name) ?? []]).filter((_, at) => cells(chart.series[at] ?? '')))
}
