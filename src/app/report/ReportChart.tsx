import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { Label } from '../../contract/label'
import { type Chart, type DrawnChart, drawnChart } from '../../contract/report/report-chart'
import type { Column } from '../../contract/report/report-table'
import { useLooks } from '../design/theme/theme'
import { useSay } from '../language/use-say'
import { useDrawing } from '../paper/sheets'
import { chartHeight, chartOption } from './chart-option'
import { useSpeech } from './use-speech'
import { chartWords, words } from './words'
import './chart.css'

type Props<Row> = {
  chart: Chart
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  label: Label
  /** Width on paper; on a screen it is as wide as there is room. */
  paperWidth?: number
  /** Its figures stand in no table there. */
  isAlone?: boolean
}

/** How wide an element is; 0 until that is known. */
function useWidth(place: RefObject<HTMLElement | null>, fixed: number | undefined): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = place.current
    if (!element || fixed !== undefined) return undefined
    const watching = new ResizeObserver(() => setWidth(Math.floor(element.clientWidth)))
    watching.observe(element)
    return () => watching.disconnect()
  }, [place, fixed])
  return fixed ?? width
}

type Drawn = { chart: DrawnChart; name: string; title: string; paperWidth: number | undefined }

/** Where the part that draws is out of reach nothing is drawn: the figures stand in the table. */
function Drawing({ chart, name, title, paperWidth }: Drawn) {
  const place = useRef<HTMLDivElement>(null)
  const [isMissing, setMissing] = useState(false)
  const [isDrawn, setDrawn] = useState(false)
  const isWeak = useLooks((looks) => looks.weak)
  const isPatterned = isWeak || paperWidth !== undefined
  const say = useSay()
  const width = useWidth(place, paperWidth)
  const height = chartHeight(chart, width)
  useDrawing(paperWidth !== undefined && !isDrawn && !isMissing)
  useEffect(() => {
    const element = place.current
    if (!element || width === 0) return undefined
    let end: (() => void) | undefined
    let isOver = false
    const draw = ({ chartIn }: typeof import('./draw-chart')) => {
      if (isOver) return
      end = chartIn(element, { width, height }, chartOption(chart, { width, isPatterned, meanOf: (value) => say(words.mean, { value }) }))
      setDrawn(true)
    }
    import('./draw-chart').then(draw, () => setMissing(true))
    return () => {
      isOver = true
      end?.()
    }
  }, [chart, width, height, isPatterned, say])
  if (isMissing) return null
  return (
    <section className={paperWidth === undefined ? 'card report-chart' : 'report-chart'}>
      {paperWidth !== undefined && <h3>{title}</h3>}
      <div ref={place} role="img" aria-label={name} style={{ height }} />
    </section>
  )
}

/** A table as a chart, from the same figures. Nothing where there are none. */
export function ReportChart<Row>({ chart, columns, rows, label, paperWidth, isAlone = false }: Props<Row>) {
  const speech = useSpeech()
  const say = useSay()
  // As text: what is worked out again and comes to the same is not drawn again.
  const said = JSON.stringify(drawnChart(chart, columns, rows, speech))
  const drawn = useMemo(() => JSON.parse(said) as DrawnChart, [said])
  if (drawn.series.every(({ values }) => values.every((value) => value === null))) return null
  const series = drawn.series.map(({ name }) => name)
  const title = say(label)
  const told = { title, kind: say(chartWords[drawn.kind]), x: drawn.x, count: drawn.points.length, series }
  return <Drawing chart={drawn} name={say(isAlone ? words.chartAlone : words.chart, told)} title={title} paperWidth={paperWidth} />
}
