import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chartHeight, chartOption } from '../../src/app/report/chart-option'
import { label } from '../../src/contract/label'
import { type Chart, drawnChart } from '../../src/contract/report/report-chart'
import { type Column, cellOf, rateText, totalOf } from '../../src/contract/report/report-table'

type Row = { readonly day: string; readonly state: string; readonly heads: number | null; readonly part: number; readonly whole: number }
const columns: readonly Column<Row, 'day' | 'state', 'heads' | 'rate' | 'degrees'>[] = [
  { name: 'day', kind: 'words', label: label('日期', 'Day'), value: ({ day }) => day },
  { name: 'state', kind: 'words', label: label('状态', 'State'), value: ({ state }) => state },
  { name: 'heads', kind: 'count', label: label('人数', 'Heads'), tone: 'good', value: ({ heads }) => heads },
  { name: 'degrees', kind: 'count', label: label('温度', 'Degrees'), value: ({ heads }) => heads, total: 'none' },
  { name: 'rate', kind: 'rate', label: label('比率', 'Rate'), value: ({ part, whole }) => (whole > 0 ? { part, whole } : null) },
]
const anyRow = fc.record({
  day: fc.constantFrom('09-01', '09-02', '09-03'),
  state: fc.constantFrom('open', 'done'),
  heads: fc.option(fc.nat(30), { nil: null }),
  part: fc.nat(20),
  whole: fc.nat(20),
})
const speech = { language: 'en', textOf: (_: string, value: string) => value } as const
const drawn = (chart: Chart, rows: readonly Row[]) => drawnChart(chart, columns, rows, speech)
const said = (value: number | null | undefined) => (value === null || value === undefined ? null : `${value.toFixed(1)}%`)
const sum = (values: readonly (number | null)[]) => values.reduce<number>((all, value) => all + (value ?? 0), 0)
const [, , heads, , rate] = columns

describe('whatever the rows are', () => {
  const holds = (check: (rows: Row[]) => void) => fc.assert(fc.property(fc.array(anyRow, { maxLength: 12 }), check))

  test('a chart says every figure of its column once: what it draws comes to what the table totals', () =>
    holds((rows) => {
      const total = totalOf(heads as Column<Row>, rows) ?? 0
      const { points, series } = drawn({ kind: 'bar', x: 'day', series: ['heads'] }, rows)
      expect(points).toEqual([...new Set(rows.map(({ day }) => day))])
      expect(sum(series[0]?.values ?? [])).toBe(total)
      const apart = drawn({ kind: 'stacked', x: 'day', by: 'state', of: 'heads' }, rows)
      expect(apart.series.map(({ name }) => name)).toEqual([...new Set(rows.map(({ state }) => state))])
      expect(sum(apart.series.flatMap(({ values }) => values))).toBe(total)
      expect(sum(drawn({ kind: 'donut', x: 'state', of: 'heads' }, rows).series[0]?.values ?? [])).toBe(total)
    }))

  test('a point of one row is that row’s cell, and nothing known stays nothing', () =>
    holds((rows) => {
      const apart = rows.map((row, at) => ({ ...row, day: `day ${at}` }))
      const { series } = drawn({ kind: 'line', x: 'day', series: ['heads', 'rate', 'degrees'] }, apart)
      expect(series[0]?.values).toEqual(apart.map((row) => cellOf(heads as Column<Row>, row, speech)))
      expect(series[1]?.values.map(said)).toEqual(apart.map((row) => cellOf(rate as Column<Row>, row, speech)))
      expect(series[2]?.values).toEqual(apart.map((row) => row.heads))
    }))

  test('a rate of several rows is that of all parts and all wholes, and degrees are never added up', () =>
    holds((rows) => {
      const one = rows.map((row) => ({ ...row, day: 'a day' }))
      const known = one.filter(({ whole }) => whole > 0)
      const { series } = drawn({ kind: 'line', x: 'day', series: ['rate', 'degrees'] }, one)
      const whole = { part: sum(known.map(({ part }) => part)), whole: sum(known.map((row) => row.whole)) }
      if (one.length > 0) expect(said(series[0]?.values[0])).toBe(rateText(whole))
      if (one.filter((row) => row.heads !== null).length > 1) expect(series[1]?.values).toEqual([null])
    }))

  test('what is handed to be drawn are those figures, on a phone, a desktop and on paper', () =>
    holds((rows) => {
      for (const kind of ['bar', 'line', 'stacked'] as const) {
        const chart = drawn({ kind, x: 'day', series: ['heads', 'rate'] }, rows)
        for (const place of [
          { width: 340, isPatterned: false },
          { width: 1000, isPatterned: true },
        ]) {
          const { series } = chartOption(chart, place)
          expect([series].flat().map((one) => one?.data)).toEqual(chart.series.map(({ values }) => values))
          expect(chartHeight(chart, place.width)).toBeGreaterThan(0)
        }
      }
      const round = drawn({ kind: 'pie', x: 'day', of: 'heads' }, rows)
      const [slices] = [chartOption(round, { width: 340, isPatterned: false }).series].flat()
      const drawnHeads = (slices?.data ?? []) as { value: number }[]
      expect(sum(drawnHeads.map(({ value }) => value))).toBe(totalOf(heads as Column<Row>, rows) ?? 0)
    }))
})

test('a figure the data has no column for is left out', () => {
  const row: Row = { day: '09-01', state: 'open', heads: 3, part: 1, whole: 2 }
  expect(drawn({ kind: 'bar', x: 'day', series: ['supper', 'heads'] }, [row]).series).toEqual([
    { name: 'Heads', tone: 'good', values: [3] },
  ])
})
