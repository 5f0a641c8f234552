import type { BarSeriesOption, LineSeriesOption, PieSeriesOption } from 'echarts/charts'
import type { AriaComponentOption, GridComponentOption, LegendComponentOption } from 'echarts/components'
import type { ComposeOption } from 'echarts/core'
import type { DrawnChart } from '../../contract/report/report-chart'
import type { Tone } from '../../contract/tone'

export type ChartOption = ComposeOption<
  BarSeriesOption | LineSeriesOption | PieSeriesOption | AriaComponentOption | GridComponentOption | LegendComponentOption
>

/** Where a chart is drawn. `isPatterned`: for whoever sees no colours, as nobody does on most paper. */
export type ChartPlace = { readonly width: number; readonly isPatterned: boolean }

const colours: Readonly<Record<Tone, string>> = {
  good: '--present',
  bad: '--sick',
  care: '--leave',
  late: '--late',
  open: '--line-strong',
  plain: '--line',
}
/** Of what has no tone, one after the other. */
const palette = ['--accent', '--late', '--leave', '--present', '--sick', '--line-strong', '--accent-soft-text'].map(
  (name) => `var(${name})`,
)

const narrow = 600
const words = { color: 'var(--ink-second)', fontSize: 13 }
const mostLabelled = 12

type Bars = Pick<DrawnChart, 'kind' | 'points' | 'series'>

/** Bars lie where their names would not stand beside one another. */
const isLying = ({ kind, points }: Bars, width: number): boolean => kind !== 'line' && width < narrow && points.length > 4

/** How high a chart is at a width, before any of it is fetched. */
export function chartHeight(chart: Bars, width: number): number {
  if (chart.kind === 'pie' || chart.kind === 'donut') return 260
  const bars = chart.points.length * (chart.kind === 'bar' ? chart.series.length : 1)
  return isLying(chart, width) ? 80 + Math.max(bars * 18, chart.points.length * 30) : 260
}

const colourOf = (tone: Tone | undefined) => (tone ? { color: `var(${colours[tone]})` } : {})
/** What is pale keeps an edge that can be seen. */
const edgeOf = (tone: Tone | undefined) =>
  tone === 'plain' ? { borderColor: 'var(--line-strong)', borderWidth: 1, borderType: 'dashed' as const } : {}
/** Names of the figures take a second line where there are many. */
const topOf = ({ length }: DrawnChart['series'], width: number) => (length > 4 && width < narrow ? 64 : length > 1 ? 40 : 24)

function roundOption({ kind, points, series }: DrawnChart): Pick<ChartOption, 'series'> {
  const values = series[0]?.values ?? []
  const data = points.flatMap((name, at) => (values[at] ? [{ name, value: values[at] }] : []))
  const label = { ...words, formatter: '{b} {c} ({d}%)' }
  return { series: [{ type: 'pie', radius: kind === 'donut' ? ['45%', '70%'] : '70%', center: ['50%', '54%'], data, label, silent: true }] }
}

function axesOption(chart: DrawnChart, width: number): Pick<ChartOption, 'xAxis' | 'yAxis' | 'grid' | 'series'> {
  const { kind, points, series, unit } = chart
  const lying = isLying(chart, width)
  const line = { lineStyle: { color: 'var(--line)' } }
  const names = {
    type: 'category' as const,
    data: [...points],
    axisLabel: { ...words, hideOverlap: true },
    axisLine: line,
    axisTick: line,
    inverse: lying,
  }
  const figures = {
    type: 'value' as const,
    axisLabel: { ...words, formatter: unit === 'rate' ? '{value}%' : '{value}' },
    splitLine: line,
    minInterval: unit === 'count' ? 1 : 0,
    // A line shows how something moves; the length of a bar is its figure, and begins at nothing.
    scale: kind === 'line',
    ...(unit === 'rate' && { max: 100 }),
  }
  const isLabelled = kind !== 'stacked' && series.length === 1 && points.length <= (width < narrow ? 7 : mostLabelled)
  const label = { ...words, show: isLabelled, position: lying ? ('right' as const) : ('top' as const) }
  return {
    xAxis: lying ? figures : names,
    yAxis: lying ? names : figures,
    grid: { left: 8, right: 24, top: topOf(series, width), bottom: 8, outerBoundsMode: 'same' },
    series: series.map(({ name, tone, values }) => {
      const drawn = { name, data: [...values], label, silent: true, itemStyle: { ...colourOf(tone), ...edgeOf(tone) } }
      if (kind === 'line') return { ...drawn, type: 'line', symbolSize: 7, lineStyle: { width: 2, ...colourOf(tone) } }
      return { ...drawn, type: 'bar', barMaxWidth: 36, ...(kind === 'stacked' && { stack: 'all' }) }
    }),
  }
}

/** A chart in the words of what draws it. Its colours are those of the house, in whichever theme. */
export function chartOption(chart: DrawnChart, { width, isPatterned }: ChartPlace): ChartOption {
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
    ...(isRound ? roundOption(chart) : axesOption(chart, width)),
  }
}
