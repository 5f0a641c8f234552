import { useEffect, useRef, useState } from 'react'
import { useSay } from '../language/use-say'
import { FiguresFold } from './FiguresFold'
import { type FigureLine, FiguresTable } from './FiguresTable'
import { words } from './words'
import './mini-chart.css'

/** `value` is null where nothing is known: a line has a gap there, bars none. */
export type MiniPoint = { readonly name: string; readonly value: number | null }
type Props = {
  kind: 'line' | 'bars'
  points: readonly MiniPoint[]
  /** Lower and upper end of the axis. */
  from: number
  to: number
  /** What is usual, as a dashed line. */
  mean?: number | undefined
  /** The last point is still changing. */
  isOpen: boolean
  /** What it says, for whoever does not see it. */
  label: string
  /** What its points and its values are. */
  headings: readonly [string, string]
  /** A value as it stands at the axis and the last point. */
  format: (value: number) => string
}

const height = 120
const edge = { left: 40, right: 16, top: 20, bottom: 20 }
/** Bars are no wider than this, however few there are. */
const widest = 28

function useWidth() {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const box = ref.current
    if (!box) return undefined
    const observer = new ResizeObserver(() => setWidth(box.clientWidth))
    observer.observe(box)
    setWidth(box.clientWidth)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}

type Placed = MiniPoint & { readonly x: number; readonly y: number }
type Drawn = { placed: readonly Placed[]; isOpen: boolean; bottom: number; step: number }

function Line({ placed, isOpen }: Drawn) {
  return placed.map((point, at) => {
    const before = placed[at - 1]
    const isLast = isOpen && at === placed.length - 1
    if (point.value === null) return null
    return (
      <g key={point.name} data-open={isLast || undefined}>
        {before && before.value !== null && <line x1={before.x} y1={before.y} x2={point.x} y2={point.y} />}
        <circle cx={point.x} cy={point.y} r={isLast ? 5 : 3} />
      </g>
    )
  })
}

function Bars({ placed, isOpen, bottom, step }: Drawn) {
  const width = Math.min(widest, step * 0.6)
  return placed.map((point, at) => (
    <rect
      key={point.name}
      data-open={(isOpen && at === placed.length - 1) || undefined}
      x={point.x - width / 2}
      width={width}
      y={point.y}
      height={Math.max(0, bottom - point.y)}
    />
  ))
}

function Drawing({ kind, points, from, to, mean, isOpen, label, format }: Omit<Props, 'headings'>) {
  const { ref, width } = useWidth()
  const bottom = height - edge.bottom
  const step = (width - edge.left - edge.right) / Math.max(1, points.length)
  const yOf = (value: number) => bottom - ((value - from) / Math.max(1, to - from)) * (bottom - edge.top)
  const placed = points.map((point, at) => ({ ...point, x: edge.left + step * (at + 0.5), y: yOf(point.value ?? from) }))
  const last = placed.at(-1)
  const named = placed.filter((_, at) => at === placed.length - 1 || step > 44 || at === 0)
  const Shape = kind === 'line' ? Line : Bars
  return (
    <div ref={ref} className="mini-chart" role="img" aria-label={label}>
      {width > 0 && (
        <svg width={width} height={height} aria-hidden>
          {[from, to].map((value) => (
            <g key={value} className="mini-axis">
              <line x1={edge.left} x2={width} y1={yOf(value)} y2={yOf(value)} />
              <text x={edge.left - 6} y={yOf(value) + 4} textAnchor="end">
                {format(value)}
              </text>
            </g>
          ))}
          {mean !== undefined && <line className="mini-mean" x1={edge.left} x2={width} y1={yOf(mean)} y2={yOf(mean)} />}
          <g className={`mini-${kind}`}>
            <Shape {...{ placed, isOpen, bottom, step }} />
          </g>
          {named.map((point) => (
            <text key={point.name} x={point.x} y={height - 4} textAnchor="middle">
              {point.name}
            </text>
          ))}
          {last && last.value !== null && (
            <text className="mini-last" x={last.x} y={Math.max(12, last.y - 9)} textAnchor="middle">
              {format(last.value)}
            </text>
          )}
        </svg>
      )}
    </div>
  )
}

/**
 * A few figures in a row, drawn as they are: text stays as large in a wide card as in a narrow one. The last one is hollow while it is still
 * changing. The table of the same figures lies folded below.
 */
export function MiniChart({ headings, ...drawn }: Props) {
  const say = useSay()
  const { points, mean, isOpen, label, format } = drawn
  const lines = points.map(({ name, value }, at): FigureLine => {
    const isLast = isOpen && at === points.length - 1
    return { name, value: value === null ? '—' : format(value), ...(isLast && { note: say(words.open) }) }
  })
  const usual = mean === undefined ? [] : [{ name: say(words.mean), value: format(Math.round(mean * 10) / 10) }]
  return (
    <div>
      <Drawing {...drawn} />
      <FiguresFold>
        <FiguresTable caption={label} headings={headings} lines={[...lines, ...usual]} />
      </FiguresFold>
    </div>
  )
}
