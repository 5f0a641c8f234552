import type { BarSeriesOption, CustomSeriesOption, LineSeriesOption, PieSeriesOption } from 'echarts/charts'
import type { AriaComponentOption, GridComponentOption, LegendComponentOption, MarkLineComponentOption } from 'echarts/components'
import type { ComposeOption } from 'echarts/core'
import type { DrawnChart } from '../../contract/report/report-chart'
import { axesOption, isLying } from './axes-option'
import { heatHeight, heatOption } from './heat-option'

export type ChartOption = ComposeOption<
  | BarSeriesOption
  | CustomSeriesOption
  | LineSeriesOption
  | PieSeriesOption
  | AriaComponentOption
  | GridComponentOption
  | LegendComponentOption
  | MarkLineComponentOption
>

/** Where a chart is drawn. `isPatterned`: for whoever sees no colours, as nobody does on most paper. `meanOf`: how a mean is said. */
export type ChartPlace = { readonly width: number; readonly isPatterned: boolean; readonly meanOf: (value: string) => string }

/** Of what has no tone, one after the other. */
const palette = ['--accent', '--late', '--leave', '--present', '--sick', '--line-strong', '--accent-soft-text'].map(
  (name) => `var(${name})`,
)

const words = { color: 'var(--ink-second)', fontSize: 13 }

/** How high a chart is at a width, before any of it is fetched. */
export function chartHeight(chart: Pick<DrawnChart, 'kind' | 'points' | 'series'>, width: number): number {
  if (chart.kind === 'pie' || chart.kind === 'donut') return 260
  if (chart.kind === 'heat') return heatHeight(chart)
  const bars = chart.points.length * (chart.kind === 'bar' ? chart.series.length : 1)
  return isLying(chart, width) ? 80 + Math.max(bars * 18, chart.points.length * 30) : 260
}

function roundOption({ kind, points, series }: DrawnChart): Pick<ChartOption, 'series'> {
  const values = series[0]?.values ?? []
  const data = points.flatMap((name, at) => (values[at] ? [{ name, value: values[at] }] : []))
  const label = { ...words, formatter: '{b} {c} ({d}%)' }
  return { series: [{ type: 'pie', radius: kind === 'donut' ? ['45%', '70%'] : '70%', center: ['50%', '54%'], data, label, silent: true }] }
}

/** A chart in the words of what draws it. Its colours are those of the house, in whichever theme. */
export function chartOption(chart: DrawnChart, place: ChartPlace): ChartOption {
  const { isPatterned } = place
  if (chart.kind === 'heat') return { animation: false, ...heatOption(chart) }
  const isRound = chart.kind === 'pie' || chart.kind === 'donut'
  return {
    animation: false,
    color: palette,
    aria: { enabled: isPatterned, label: { enabled: false }, decal: { show: isPatterned } },
    legend: {
      show: !isRound && chart.series.length > 1,
      top: 0,
      left: 0,
      itemWidth: 16,
      itemHeight: 12,
      textStyle: words,
      selectedMode: false,
    },
    ...(isRound ? roundOption(chart) : axesOption(chart, place)),
  }
}
