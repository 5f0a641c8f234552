import type { DrawnChart } from '../../contract/report/report-chart'
import type { Tone } from '../../contract/tone'
import { colours } from './chart-colours'
import type { ChartOption, ChartPlace } from './chart-option'
import { againstMark, type OneSeries, openEnd, type Whole } from './chart-series'

const narrow = 600
const words = { color: 'var(--ink-second)', fontSize: 13 }
const mostLabelled = 12

type Bars = Pick<DrawnChart, 'kind' | 'points' | 'series'>

/** Pixels a name takes beside others: signs of Chinese are as wide as they are high. */
const widthOf = (name: string): number =>
  [...name].reduce((sum, sign) => sum + (sign > '\u2e7f' ? words.fontSize : words.fontSize * 0.6), 12)

/** Bars lie where their names would not stand beside one another. Days may: those between are known from the others. */
export function isLying({ kind, points }: Bars, width: number): boolean {
  const room = (width - 60) / Math.max(1, points.length)
  if (kind === 'bar' && points.some((name) => widthOf(name) > room)) return true
  return kind === 'bullet' || (kind !== 'line' && width < narrow && points.length > 4)
}

const colourOf = (tone: Tone | undefined) => (tone ? { color: `var(${colours[tone]})` } : {})
/** What is pale keeps an edge that can be seen. */
const edgeOf = (tone: Tone | undefined) =>
  tone === 'plain' ? { borderColor: 'var(--line-strong)', borderWidth: 1, borderType: 'dashed' as const } : {}
/** Names of the figures take a second line where there are many. */
const topOf = ({ length }: DrawnChart['series'], width: number) => (length > 4 && width < narrow ? 64 : length > 1 ? 40 : 24)
const withUnit = (value: number, unit: DrawnChart['unit']) =>
  unit === 'rate' ? `${value.toFixed(1)}%` : String(Math.round(value * 10) / 10)

/** What stands at the points of lines and how these are dashed, so that they are told apart without colours. */
const marks = ['circle', 'rect', 'triangle', 'diamond', 'emptyDiamond'] as const
const dashes: ('solid' | 'dashed' | 'dotted' | number[])[] = ['solid', 'dashed', 'dotted', [10, 3, 2, 3], [2, 6]]
const apart = (at: number) => ({ symbol: marks[at % marks.length], dash: dashes[at % dashes.length] ?? 'solid' })

/** Where the points stand, and what the figures are measured by. */
function axesOf({ kind, points, unit }: DrawnChart, isFlat: boolean): Pick<ChartOption, 'xAxis' | 'yAxis'> {
  const line = { lineStyle: { color: 'var(--line)' } }
  const names = {
    type: 'category' as const,
    data: [...points],
    axisLabel: { ...words, hideOverlap: true },
    axisLine: line,
    axisTick: line,
    inverse: isFlat,
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
  return isFlat ? { xAxis: figures, yAxis: names } : { xAxis: names, yAxis: figures }
}

/** A dashed line at what the first figure comes to. */
function meanLine({ mean, unit }: DrawnChart, isFlat: boolean, { meanOf }: ChartPlace) {
  if (mean === undefined) return {}
  return {
    markLine: {
      silent: true,
      symbol: 'none',
      lineStyle: { type: 'dashed' as const, color: 'var(--ink-second)' },
      label: { ...words, position: 'insideStartTop' as const, formatter: meanOf(withUnit(mean, unit)) },
      data: [isFlat ? { xAxis: mean } : { yAxis: mean }],
    },
  }
}

/** Lines and bars along an axis. */
export function axesOption(chart: DrawnChart, place: ChartPlace): Pick<ChartOption, 'xAxis' | 'yAxis' | 'grid' | 'series'> {
  const { kind, points, series, isOpen } = chart
  const { width, isPatterned } = place
  const isFlat = isLying(chart, width)
  const isFew = kind !== 'stacked' && series.length === 1 && points.length <= (width < narrow ? 7 : mostLabelled)
  const label = { ...words, show: kind === 'bullet' || isFew, position: isFlat ? ('right' as const) : ('top' as const) }
  const seriesOf = (one: DrawnChart['series'][number], at: number): OneSeries[] => {
    const { name, tone, values } = one
    if (kind === 'bullet' && at === 1) return [againstMark(one)]
    const itemStyle = { ...colourOf(tone), ...edgeOf(tone) }
    const drawn = { name, data: [...values], label, silent: true, itemStyle, ...(at === 0 && meanLine(chart, isFlat, place)) }
    const { symbol, dash } = apart(isPatterned ? at : 0)
    const whole: Whole =
      kind === 'line'
        ? { ...drawn, type: 'line', symbol, symbolSize: 7, lineStyle: { width: 2, type: dash, ...colourOf(tone) } }
        : { ...drawn, type: 'bar', barMaxWidth: kind === 'bullet' ? 16 : 36, ...(kind === 'stacked' && { stack: 'all' }) }
    return isOpen ? openEnd(whole, values, tone) : [whole]
  }
  return {
    ...axesOf(chart, isFlat),
    grid: { left: 8, right: 24, top: topOf(series, width), bottom: 8, outerBoundsMode: 'same' },
    series: series.flatMap(seriesOf),
  }
}
