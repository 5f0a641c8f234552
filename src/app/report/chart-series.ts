import type { BarSeriesOption, CustomSeriesOption, LineSeriesOption } from 'echarts/charts'
import type { DrawnChart } from '../../contract/report/report-chart'
import type { Tone } from '../../contract/tone'
import { colours } from './chart-colours'

export type Whole = LineSeriesOption | BarSeriesOption
export type OneSeries = Whole | CustomSeriesOption
type Values = DrawnChart['series'][number]['values']

/** The last bar as its edge alone. */
function openBar(drawn: BarSeriesOption, values: Values, tone: Tone | undefined): OneSeries[] {
  const last = values.at(-1) ?? null
  const borderColor = `var(${tone ? colours[tone] : '--accent'})`
  const itemStyle = { color: 'transparent', borderColor, borderType: 'dashed' as const, borderWidth: 2 }
  return [{ ...drawn, data: [...values.slice(0, -1), last === null ? null : { value: last, itemStyle }] }]
}

/** What is still changing is drawn dashed: the last bar, or the way to the last point of a line. */
export function openEnd(drawn: Whole, values: Values, tone: Tone | undefined): OneSeries[] {
  if (drawn.type === 'bar') return openBar(drawn, values, tone)
  const line = drawn as LineSeriesOption
  const { markLine: _, ...end } = line
  return [
    { ...line, data: [...values.slice(0, -1), null] },
    {
      ...end,
      data: values.map((value, at) => (at < values.length - 2 ? null : value)),
      symbol: 'emptyCircle',
      label: { show: false },
      lineStyle: { ...line.lineStyle, type: 'dashed' },
    },
  ]
}

/** The figure a bar is held against, as a mark across it. */
export const againstMark = ({ name, values }: DrawnChart['series'][number]): CustomSeriesOption => ({
  type: 'custom',
  name,
  silent: true,
  itemStyle: { color: 'var(--ink)' },
  z: 3,
  data: values.map((value, at) => [value ?? '-', at]),
  renderItem: ({ dataIndex }, api) => {
    const value = values[dataIndex] ?? null
    if (value === null) return null
    const [x = 0, y = 0] = api.coord([value, dataIndex])
    return { type: 'rect', shape: { x: x - 1.5, y: y - 12, width: 3, height: 24 }, style: { fill: 'var(--ink)' } }
  },
})
