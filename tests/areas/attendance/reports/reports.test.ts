import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { illnessReport } from '../../../../src/areas/attendance/reports/illness-report'
import { byCause, byClass, type IllnessOfHouse } from '../../../../src/areas/attendance/reports/illness-tables'
import { kitchenReport } from '../../../../src/areas/attendance/reports/kitchen-report'
import { monthReport } from '../../../../src/areas/attendance/reports/month-report'
import { todayReport } from '../../../../src/areas/attendance/reports/today-report'
import { sumOf } from '../../../../src/areas/attendance/today-lines'
import { readParams } from '../../../../src/contract/report/report'
import { rowsIn } from '../../../../src/contract/report/report-source'
import { type Column, cellOf, totalOf } from '../../../../src/contract/report/report-table'
import { addDays } from '../../../../src/contract/time'

import {
  addsUp,
  anyHouse,
  columnsOf,
  computed,
  days,
  drawsItsTable,
  hasAny,
  isOut,
  month,
  type Rows,
  rowsOfHouse,
  speech,
  today,
} from './random-house'

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
