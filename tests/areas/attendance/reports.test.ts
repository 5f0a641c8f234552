import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { marks } from '../../../src/areas/attendance/mark/mark'
import { illnessReport } from '../../../src/areas/attendance/reports/illness-report'
import { byCause, byClass, type IllnessOfHouse } from '../../../src/areas/attendance/reports/illness-tables'
import { kitchenReport } from '../../../src/areas/attendance/reports/kitchen-report'
import { monthReport } from '../../../src/areas/attendance/reports/month-report'
import { todayReport } from '../../../src/areas/attendance/reports/today-report'
import { rollCall } from '../../../src/areas/attendance/sheet/roll-call'
import { rollMeals } from '../../../src/areas/attendance/sheet/roll-meals'
import { sheetFigures } from '../../../src/areas/attendance/sheet/sheet-figures'
import { sumOf } from '../../../src/areas/attendance/today-lines'
import { type Report, readParams } from '../../../src/contract/report/report'
import { type Chart, drawnChart } from '../../../src/contract/report/report-chart'
import { rowsIn } from '../../../src/contract/report/report-source'
import { type Column, cellOf, totalOf } from '../../../src/contract/report/report-table'
import { addDays } from '../../../src/contract/time'
import { child, enrolled } from './class-of-four'

type Rows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>
const month = '2026-09'
const days = ['2026-09-01', '2026-09-02', '2026-09-03', '2026-09-04', '2026-09-07']
const today = '2026-09-07'
const pattern = '2M1S'

function computed<D>(report: Report<never, never, D, never> | Report, rows: Rows, said: Readonly<Record<string, string>> = {}): D {
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
const anyHouse = fc.record({
  classes: fc.array(anyClass, { minLength: 1, maxLength: 3 }),
  open: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
})
type House = typeof anyHouse extends fc.Arbitrary<infer H> ? H : never

const isOut = (state: string | undefined) => state !== undefined && state !== 'DRAFT' && state !== 'REOPENED'
/** Whether anything is known of a class. */
const hasAny = (rows: Rows, classId: string) =>
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

function rowsOfHouse({ classes, open }: House): Rows {
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

const columnsOf = <D, Row>(report: Report<never, never, D, Row>, data: D) => ({ columns: report.columns(data), rows: report.rows(data) })
const speech = { language: 'zh-CN', textOf: (_: string, value: string) => value } as const

/** Every row adds up to what was expected of it, and so does the line of the totals. */
function addsUp<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): void {
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
function drawsItsTable(chart: Chart | undefined, columns: readonly Column<unknown>[], rows: readonly unknown[]): void {
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

describe('whatever a house has been through', () => {
  test('who was ill comes to the same by class, by cause and by day, and what nobody handed in is no nought', () => {
    fc.assert(
      fc.property(anyHouse, (house) => {
        const rows = rowsOfHouse(house)
        const data = computed<IllnessOfHouse>(illnessReport, rows)
        const counts = data.days.map(({ count }) => count)
        for (const view of [byClass, byCause]) {
          const columns = view.columns(data)
          const perDay = columns.slice(1, -1).map((column) => totalOf(column, view.rows(data)) ?? 0)
          expect(perDay).toEqual(counts)
        }
        const open = rows['attendance-sheet']?.filter(({ status }) => status === 'DRAFT' || status === 'REOPENED') ?? []
        for (const { classId, date } of open) {
          const at = data.days.findIndex((day) => day.date === date)
          const said = data.classes.find(({ id }) => id === classId)?.counts[at]
          if (at >= 0 && date !== today) expect(said).toBeNull()
        }
        expect(data.isDone).toBe(house.classes.every(({ states: [, , , , last] }, at) => isOut(last) || !hasAny(rows, `k${at}`)))
      }),
    )
  })

  test('its charts show the figures of their tables, and these are those of the rows', () => {
    fc.assert(
      fc.property(anyHouse, (house) => {
        const rows = rowsOfHouse(house)
        const day = computed<ReturnType<typeof todayReport.compute>>(todayReport, rows)
        drawsItsTable(todayReport.chart, todayReport.columns(day), todayReport.rows(day))

        const kitchen = computed<ReturnType<typeof kitchenReport.compute>>(kitchenReport, rows)
        const past = kitchenReport.sides?.[0]
        drawsItsTable(past?.chart, past?.columns(kitchen) ?? [], past?.rows(kitchen) ?? [])
        const seen = kitchen.lines.map(({ id }) => id)
        const isOut = ({ classId, status }: Rows[string][number]) =>
          seen.includes(String(classId)) && !['DRAFT', 'REOPENED'].includes(String(status))
        const cooked = (rows['school-day'] ?? []).filter(({ isOpen }) => isOpen).map(({ date }) => date)
        expect(kitchen.past.filter(({ date }) => !cooked.includes(date))).toEqual([])
        for (const { date, classes, heads } of kitchen.past) {
          const out = (rows['attendance-sheet'] ?? []).filter((sheet) => sheet.date === date && isOut(sheet))
          expect([date < today, classes, heads.L]).toEqual([true, out.length, out.reduce((sum, sheet) => sum + Number(sheet.mealL), 0)])
        }

        const register = computed<ReturnType<typeof monthReport.compute>>(monthReport, rows, { class: 'k0', month })
        const byDay = monthReport.sides?.[0]
        const columns = byDay?.columns(register) ?? []
        const lines = byDay?.rows(register) ?? []
        drawsItsTable(byDay?.chart, columns, lines)
        addsUp(columns, lines)
        const rate = columns.find(({ name }) => name === 'rate')
        const ofMonth = register.table.rate
        if (rate) expect(totalOf(rate, lines)).toBe(ofMonth === null ? null : `${ofMonth.toFixed(1)}%`)
      }),
      { numRuns: 100 },
    )
  })

  const withoutChildren = (rows: Rows): Rows => {
    const { child: _child, enrolment: _enrolment, 'attendance-record': _record, 'leave-request': _leave, ...counted } = rows
    return counted
  }

  test('rows, columns and totals of its day add up, and are those on top of the screen', () => {
    fc.assert(
      fc.property(anyHouse, (house) => {
        const data = computed<ReturnType<typeof todayReport.compute>>(todayReport, rowsOfHouse(house))
        const { columns, rows } = columnsOf(todayReport as never, data as never) as { columns: Column<unknown>[]; rows: unknown[] }
        addsUp(columns, rows)
        const totals = Object.fromEntries(columns.map((column) => [column.name, totalOf(column, rows)]))
        const { figures, done } = sumOf(data.lines)
        if (data.lines.length > 0) expect(totals).toMatchObject(figures)
        expect(totals.rate).toBe(done.rate === null ? null : `${done.rate.toFixed(1)}%`)
      }),
      { numRuns: 100 },
    )
  })

  test('rows, columns and totals of every register add up, and the month is the sum of its days', () => {
    fc.assert(
      fc.property(anyHouse, (house) => {
        const data = computed<ReturnType<typeof monthReport.compute>>(monthReport, rowsOfHouse(house), { class: 'k0', month })
        const { columns, rows } = columnsOf(monthReport as never, data as never) as { columns: Column<unknown>[]; rows: unknown[] }
        addsUp(columns, rows)
        const presentOfDays = data.table.days.reduce((sum, { isCounted, counts }) => sum + (isCounted ? counts.present : 0), 0)
        const present = columns.find(({ name }) => name === 'present')
        if (present && rows.length > 0) expect(totalOf(present, rows)).toBe(presentOfDays)
      }),
      { numRuns: 100 },
    )
  })

  test('the kitchen, which knows no child, is told the heads that follow from the children, and their sum', () => {
    fc.assert(
      fc.property(anyHouse, (house) => {
        const rows = rowsOfHouse(house)
        const [whole, counted] = [rows, withoutChildren(rows)].map((given) =>
          computed<ReturnType<typeof kitchenReport.compute>>(kitchenReport, given),
        )
        const sheets = new Set(rows['attendance-sheet']?.filter(({ date }) => date === today).map(({ classId }) => classId))
        const ofToday = (data: typeof whole) =>
          data?.lines.filter(({ id }) => sheets.has(id)).map(({ id, firm, heads }) => ({ id, firm, heads }))
        const counts = (heads: Readonly<Record<string, number>> | undefined) => ['B', 'L', 'PS'].map((meal) => heads?.[meal])
        const known = new Map(ofToday(whole)?.map(({ id, heads }) => [id, counts(heads)]))
        for (const { id, heads } of ofToday(counted) ?? []) if (known.has(id)) expect(counts(heads)).toEqual(known.get(id))
        const { columns, rows: lines } = columnsOf(kitchenReport as never, whole as never) as {
          columns: Column<unknown>[]
          rows: unknown[]
        }
        for (const column of columns.filter(({ kind }) => kind === 'count')) {
          const heads = lines.map((line) => Number(cellOf(column, line, speech) ?? 0))
          if (lines.length > 0) expect(totalOf(column, lines)).toBe(heads.reduce((sum, one) => sum + one, 0))
        }
      }),
      { numRuns: 100 },
    )
  })
})

test('of days a device no longer keeps the register says nothing, instead of calling them unmarked', () => {
  const rows = rowsOfHouse({
    classes: [{ children: [], states: ['CLOSED', 'CLOSED', 'CLOSED', 'CLOSED', 'CLOSED'], adjusted: 0 }],
    open: [true, true, true, true, true],
  })
  const params = readParams(monthReport, { class: 'k0', month })
  const found = rowsIn(monthReport.sources({ params, today }), ({ noun }) => rows[noun.name])
  const given = { params, today, now: `${today} 09:00:00`, user: undefined, language: 'en', rows: found as never } as const
  expect(monthReport.compute(given).table.days.map(({ date }) => date)).toEqual(days)
  expect(monthReport.compute({ ...given, heldFrom: '2026-09-03' }).table.days.map(({ date }) => date)).toEqual(days.slice(2))
  expect(monthReport.compute({ ...given, heldFrom: addDays(today, 1) }).table.days).toEqual([])
})
