import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Trend, trendReport } from '../../../../src/areas/attendance/reports/trend-report'
import { type Column, totalOf } from '../../../../src/contract/report/report-table'
import { addsUp, anyHouse, columnsOf, computed, days, drawsItsTable, isOut, rowsOfHouse, today } from './random-house'

test('a week comes to the same by its days, by its classes and by causes, and leaves out what nobody handed in', () => {
  fc.assert(
    fc.property(anyHouse, fc.constantFrom('day', 'week'), (house, step) => {
      const rows = rowsOfHouse(house)
      const data = computed<Trend>(trendReport, rows, { from: days[0] ?? '', to: today, step })
      const { columns, rows: points } = columnsOf(trendReport as never, data as never) as { columns: Column<unknown>[]; rows: unknown[] }
      addsUp(columns, points)
      drawsItsTable(trendReport.chart, columns, points)
      const [byAbsence, byTheirClass, ofCauses] = trendReport.sides ?? []
      drawsItsTable(byAbsence?.chart, byAbsence?.columns(data) ?? [], byAbsence?.rows(data) ?? [])
      addsUp(byTheirClass?.columns(data) ?? [], byTheirClass?.rows(data) ?? [])

      const open = new Set((rows['school-day'] ?? []).filter(({ isOpen }) => isOpen).map(({ date }) => date))
      const out = (rows['attendance-sheet'] ?? []).filter(({ status, date }) => isOut(String(status)) && open.has(date))
      const sum = (name: string) => out.reduce((total, sheet) => total + Number(sheet[name]), 0)
      expect(data.counts).toMatchObject({
        expected: sum('expected'),
        present: sum('present'),
        sick: sum('sickAbs'),
        leave: sum('leaveAbs'),
      })
      expect(data.points.reduce((total, { sheets }) => total + sheets, 0)).toBe(out.length)
      expect(data.classes.reduce((total, { counts }) => total + counts.expected, 0)).toBe(data.counts.expected)
      const ofCause = ofCauses?.columns(data).find(({ name }) => name === 'days')
      const ill = ofCause && ofCauses ? totalOf(ofCause, ofCauses.rows(data)) : undefined
      expect(ill ?? 0).toBe(data.counts.sick + data.counts.leave)
      const isWaiting = (from: string, to: string) =>
        (rows['attendance-sheet'] ?? []).some(({ status, date }) => !isOut(String(status)) && String(date) >= from && String(date) <= to)
      for (const { from, to, isOpen } of data.points) if (isWaiting(from, to)) expect(isOpen).toBe(true)
    }),
    { numRuns: 100 },
  )
})
