import type { CustomSeriesOption } from 'echarts/charts'
import type { GridComponentOption } from 'echarts/components'
import type { ComposeOption } from 'echarts/core'
import type { DrawnChart } from '../../contract/report/report-chart'
import { colours } from './chart-colours'

type HeatOption = ComposeOption<CustomSeriesOption | GridComponentOption>

/** Height of a row, and of what stands above all of them. */
const [row, above] = [30, 32]
/** How much of its colour the deepest cell has, in percent: words on it stay readable in both themes. */
const deepest = 50
const faintest = 12

export const heatHeight = ({ series }: Pick<DrawnChart, 'series'>): number => above + series.length * row + 8

/** How deep a cell is coloured; nothing of nothing. */
export const heatShare = (value: number, most: number): number =>
  value <= 0 || most <= 0 ? 0 : Math.round(faintest + (deepest - faintest) * (value / most))

type Cell = { readonly value: number | null; readonly at: number; readonly line: number; readonly fill: string; readonly isOpen: boolean }

/** A cell with its figure in it: nobody has to tell one depth from another. What nobody knows is an empty dashed one. */
function drawnCell({ value, fill, isOpen }: Cell, [x = 0, y = 0]: number[], [width = 0, height = 0]: number[]) {
  const isDashed = isOpen || value === null
  const shape = { x: x - width / 2 + 1, y: y - height / 2 + 1, width: Math.max(0, width - 2), height: Math.max(0, height - 2), r: 4 }
  const style = { fill, stroke: isDashed ? 'var(--line-strong)' : 'var(--line)', lineWidth: 1, ...(isDashed && { lineDash: [3, 3] }) }
  const text = { text: value === null ? '' : String(value), x, y, align: 'center' as const, verticalAlign: 'middle' as const }
  return {
    type: 'group' as const,
    children: [
      { type: 'rect' as const, shape, style },
      { type: 'text' as const, style: { ...text, fill: value ? 'var(--ink)' : 'var(--quiet)', fontSize: 13 } },
    ],
  }
}

/** A heat map in the words of what draws it: the names of its columns above, those of its rows before them. */
export function heatOption({ points, series, isOpen }: DrawnChart): HeatOption {
  const words = { color: 'var(--ink-second)', fontSize: 13 }
  const plain = { type: 'category' as const, axisLine: { show: false }, axisTick: { show: false }, splitLine: { show: false } }
  const most = Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)))
  const cells = series.flatMap(({ values, tone }, line) =>
    values.map((value, at): Cell => {
      const share = heatShare(value ?? 0, most)
      const fill = value === null ? 'none' : `color-mix(in srgb, var(${colours[tone ?? 'open']}) ${share}%, var(--card))`
      return { value, at, line, fill, isOpen: isOpen === true && at === points.length - 1 }
    }),
  )
  return {
    xAxis: { ...plain, data: [...points], position: 'top', axisLabel: { ...words, hideOverlap: true } },
    yAxis: { ...plain, data: series.map(({ name }) => name), inverse: true, axisLabel: words },
    grid: { left: 0, right: 4, top: 4, bottom: 4, outerBoundsMode: 'same' },
    series: [
      {
        type: 'custom',
        silent: true,
        data: cells.map(({ at, line, value }) => [at, line, value]),
        renderItem: ({ dataIndex }, api) => {
          const cell = cells[dataIndex]
          const size = api.size?.([1, 1])
          return cell ? drawnCell(cell, api.coord([cell.at, cell.line]), Array.isArray(size) ? size : []) : null
        },
      },
    ],
  }
}
