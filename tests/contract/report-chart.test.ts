import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chartHeight, chartOption } from '../../src/app/report/chart-option'
import { heatShare } from '../../src/app/report/heat-option'
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
const place = { width: 340, isPatterned: false, meanOf: (value: string) => `mean ${value}` }
const rowOf = (day: string, more: Partial<Row> = {}): Row => ({ day, state: 'done', heads: 0, part: 0, whole: 0, ...more })

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
        for (const at of [
          { ...place, width: 340 },
          { ...place, width: 1000, isPatterned: true },
        ]) {
          const { series } = chartOption(chart, at)
          expect([series].flat().map((one) => one?.data)).toEqual(chart.series.map(({ values }) => values))
          expect(chartHeight(chart, at.width)).toBeGreaterThan(0)
        }
      }
      const round = drawn({ kind: 'pie', x: 'day', of: 'heads' }, rows)
      const [slices] = [chartOption(round, place).series].flat()
      const drawnHeads = (slices?.data ?? []) as { value: number }[]
      expect(sum(drawnHeads.map(({ value }) => value))).toBe(totalOf(heads as Column<Row>, rows) ?? 0)
    }))
})

test('lines are told apart without colours by what stands at their points and how they are dashed, where nobody sees colours', () => {
  const chart = drawn({ kind: 'line', x: 'day', series: ['heads', 'degrees', 'rate'] }, [rowOf('09-01', { heads: 3 })])
  const looks = (isPatterned: boolean) =>
    [chartOption(chart, { ...place, isPatterned }).series].flat().map((one) => {
      const { symbol, lineStyle } = one as { symbol: string; lineStyle: { type: unknown } }
      return `${symbol} ${lineStyle.type}`
    })

  expect(looks(true)).toEqual(['circle solid', 'rect dashed', 'triangle dotted'])
  expect(new Set(looks(false)).size).toBe(1)
})

test('bars lie where their names would hide each other, on paper as on a screen, and stand where there is room', () => {
  const names = ['呼吸道症状', '传染病（确诊）', '家中有事', '外出/旅行', '皮疹/疱疹']
  const chart = drawn(
    { kind: 'bar', x: 'day', series: ['heads'] },
    names.map((day) => rowOf(day, { heads: 1 })),
  )
  const axisOf = (width: number) => [chartOption(chart, { ...place, width }).yAxis].flat()[0]?.type

  expect([axisOf(1040), axisOf(500)]).toEqual(['value', 'category'])
  expect(axisOf(660)).toBe('value')
  const more = drawn(
    { kind: 'bar', x: 'day', series: ['heads'] },
    [...names, '腹泻', '呕吐'].map((day) => rowOf(day, { heads: 1 })),
  )
  expect([chartOption(more, { ...place, width: 710 }).yAxis].flat()[0]?.type).toBe('category')
})

test('a figure the data has no column for is left out', () => {
  const row: Row = { day: '09-01', state: 'open', heads: 3, part: 1, whole: 2 }
  expect(drawn({ kind: 'bar', x: 'day', series: ['supper', 'heads'] }, [row]).series).toEqual([
    { name: 'Heads', tone: 'good', values: [3] },
  ])
})

describe('a mean', () => {
  const rows = [
    rowOf('09-01', { heads: 2, part: 1, whole: 1 }),
    rowOf('09-02', { heads: null }),
    rowOf('09-03', { heads: 6, part: 0, whole: 9 }),
    rowOf('09-04', { heads: 90, part: 9, whole: 9, state: 'open' }),
  ]
  const changing = columns.map((column) =>
    column.name === 'day' && column.kind === 'words' ? { ...column, open: ({ state }: Row) => state === 'open' } : column,
  )

  test('is over the points that are known and done; of a rate it is that of all parts and wholes', () => {
    const of = (name: string) => drawnChart({ kind: 'line', x: 'day', series: [name], mean: true }, changing, rows, speech)

    expect(of('heads')).toMatchObject({ mean: 4, isOpen: true })
    expect(of('rate').mean).toBe(10)
    expect(of('heads').series[0]?.values).toEqual([2, null, 6, 90])
  })

  test('is drawn dashed, as is the way to a point that still changes', () => {
    const chart = drawnChart({ kind: 'line', x: 'day', series: ['heads'], mean: true }, changing, rows, speech)
    const [whole, end] = [chartOption(chart, place).series].flat()

    expect(whole).toMatchObject({ data: [2, null, 6, null], markLine: { data: [{ yAxis: 4 }], label: { formatter: 'mean 4' } } })
    expect(end).toMatchObject({ data: [null, null, 6, 90], lineStyle: { type: 'dashed' } })
    expect(end).not.toHaveProperty('markLine')
  })

  test('is none where nothing is known', () => {
    const chart = drawnChart({ kind: 'bar', x: 'day', series: ['heads'], mean: true }, changing, [rowOf('09-02', { heads: null })], speech)

    expect(chart).not.toHaveProperty('mean')
    expect(chart).not.toHaveProperty('isOpen')
  })
})

test('a bar that still changes is its dashed edge alone, and keeps its figure', () => {
  const [first] = columns
  const open = [{ ...first, open: () => true }, ...columns.slice(1)] as typeof columns
  const chart = drawnChart({ kind: 'bar', x: 'day', series: ['heads'] }, open, [rowOf('09-01', { heads: 3 })], speech)

  expect([chartOption(chart, place).series].flat()[0]?.data).toMatchObject([{ value: 3, itemStyle: { borderType: 'dashed' } }])
})

test('a bullet is a figure and what it is held against, which may not be known', () => {
  const chart = drawn({ kind: 'bullet', x: 'day', of: 'heads', against: 'degrees' }, [
    rowOf('09-01', { heads: 3 }),
    rowOf('09-02', { heads: null }),
  ])

  expect(chart.series.map(({ values }) => values)).toEqual([
    [3, null],
    [3, null],
  ])
  expect([chartOption(chart, place).series].flat().map((one) => one?.type)).toEqual(['bar', 'custom'])
})

describe('a heat map', () => {
  const days: readonly Column<Row>[] = [
    columns[1] as Column<Row>,
    { name: 'one', kind: 'count', label: label('一', 'One'), tone: 'bad', value: ({ heads }) => heads },
    { name: 'two', kind: 'count', label: label('二', 'Two'), tone: 'bad', value: ({ part }) => part, open: true },
    { name: 'sum', kind: 'count', label: label('合计', 'Sum'), value: ({ heads, part }) => (heads ?? 0) + part, part: true },
  ]
  const heat = drawnChart({ kind: 'heat', y: 'state', x: label('日期', 'Day') }, days, [rowOf('', { heads: null, part: 4 })], speech)

  test('has the cells of its table, without what is part of others', () => {
    expect(heat).toEqual({
      kind: 'heat',
      unit: 'count',
      x: 'Day',
      points: ['One', 'Two'],
      series: [{ name: 'done', tone: 'bad', values: [null, 4] }],
      isOpen: true,
    })
    expect(chartHeight(heat, 340)).toBe(70)
  })

  test('says its figures in its cells, the deepest where there is most, and nothing where nobody knows', () => {
    const [cells] = [chartOption(heat, place).series].flat()

    expect(cells?.data).toEqual([
      [0, 0, null],
      [1, 0, 4],
    ])
    expect([heatShare(4, 4), heatShare(1, 4), heatShare(0, 4), heatShare(0, 0)]).toEqual([50, 22, 0, 0])
  })
})
