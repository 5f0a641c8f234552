import { percent } from '../fields/percent'
import { type Label, say } from '../label'
import type { Tone } from '../tone'
import { type Column, cellOf, headingOf, type Speech, shareOfAll } from './report-table'

type Axes = 'bar' | 'line' | 'stacked'
type Round = 'pie' | 'donut'

/**
 * How the figures of a table are drawn, by the names of its columns: `x` says where a row stands. Each of `series` is a figure of its own; or
 * `of` is one figure, told apart by the values of the column `by`. `mean`: a line at what the first figure comes to over all points that are
 * done. A `bullet` is a figure beside another one, `against` which it is held. A `heat` map is the table itself: a row for each row, named by
 * `y`, and a cell for each of its counts that is no part of others; `x` says what these are counts of.
 */
export type Chart<WordsName extends string = string, FigureName extends string = string> =
  | { readonly kind: Axes; readonly x: WordsName; readonly series: readonly FigureName[]; readonly mean?: true }
  | { readonly kind: Axes; readonly x: WordsName; readonly by: WordsName; readonly of: FigureName }
  | { readonly kind: Round; readonly x: WordsName; readonly of: FigureName }
  | { readonly kind: 'bullet'; readonly x: WordsName; readonly of: FigureName; readonly against: FigureName }
  | { readonly kind: 'heat'; readonly y: WordsName; readonly x: Label }

/** One figure along the chart, in the order of its points; null where nothing is known. A rate is in percent. */
export type Series = { readonly name: string; readonly tone?: Tone; readonly values: readonly (number | null)[] }

/** A chart as it is drawn: words and numbers alone. */
export type DrawnChart = {
  readonly kind: Chart['kind']
  readonly unit: 'count' | 'rate'
  /** What the points are points of, and what each is called. */
  readonly x: string
  readonly points: readonly string[]
  readonly series: readonly Series[]
  /** What the first figure comes to on the average. */
  readonly mean?: number
  /** The last point is still changing. */
  readonly isOpen?: true
}

/** What rows of a figure come to; null where nothing is known of any. */
function figureOf<Row>(column: Column<Row>, rows: readonly Row[]): number | null {
  if (column.kind === 'words') return null
  if (column.kind === 'rate') {
    const { part, whole } = shareOfAll(rows.flatMap((row) => column.value(row) ?? []))
    return percent(part, whole)
  }
  const known = rows.flatMap((row) => column.value(row) ?? [])
  if (known.length > 1 && column.total === 'none') return null
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)
}

/** Rows by what a column says of them, in the order in which that is said first. */
function groupsOf<Row>(column: Column<Row>, rows: readonly Row[], speech: Speech): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const said = String(cellOf(column, row, speech) ?? '—')
    groups.set(said, [...(groups.get(said) ?? []), row])
  }
  return groups
}

const named = <Row>(columns: readonly Column<Row>[], name: string): Column<Row> => {
  const column = columns.find((one) => one.name === name)
  if (!column) throw new Error(`no column ${name} to draw`)
  return column
}

/** What a figure comes to over the points that are done: a rate that of all parts and wholes, a count its mean; null where none is known. */
function meanOf<Row>(figure: Column<Row>, points: readonly (readonly Row[])[]): number | null {
  if (figure.kind === 'rate') return figureOf(figure, points.flat())
  const known = points.flatMap((rows) => figureOf(figure, rows) ?? [])
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length
}

const toneOf = ({ tone }: Column<never>) => (tone ? { tone } : {})

/** A table as a heat map: its rows and its counts, cell by cell. */
function drawnHeat<Row>(
  { y, x }: Chart & { kind: 'heat' },
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  speech: Speech,
): DrawnChart {
  const name = named(columns, y)
  const counts = columns.flatMap((column) => (column.kind === 'count' && !column.part ? [column] : []))
  const [first] = counts
  return {
    kind: 'heat',
    unit: 'count',
    x: say(x, speech.language),
    points: counts.map((column) => headingOf(column, speech)),
    series: rows.map((row) => ({
      name: String(cellOf(name, row, speech) ?? '—'),
      ...(first ? toneOf(first) : {}),
      values: counts.map((column) => column.value(row)),
    })),
    ...(counts.at(-1)?.open && { isOpen: true }),
  }
}

const figureNames = (chart: Exclude<Chart, { kind: 'heat' }>): readonly string[] =>
  'series' in chart ? chart.series : 'against' in chart ? [chart.of, chart.against] : [chart.of]

/** The figures of a table as a chart: those that stand in its cells, and no others. Rows of the same name are one point. */
export function drawnChart<Row>(chart: Chart, columns: readonly Column<Row>[], rows: readonly Row[], speech: Speech): DrawnChart {
  if (chart.kind === 'heat') return drawnHeat(chart, columns, rows, speech)
  const x = named(columns, chart.x)
  const points = groupsOf(x, rows, speech)
  const along = (figure: Column<Row>, wanted: (row: Row) => boolean = () => true) =>
    [...points.values()].map((group) => figureOf(figure, group.filter(wanted)))
  // Which figures there are may hang on the data, as a house serves this meal or not.
  const figures = figureNames(chart).flatMap((name) => columns.find((one) => one.name === name) ?? [])
  const series = figures.flatMap((figure): Series[] => {
    if (!('by' in chart)) return [{ name: headingOf(figure, speech), ...toneOf(figure), values: along(figure) }]
    const groups = groupsOf(named(columns, chart.by), rows, speech)
    return [...groups].map(([name, group]) => ({ name, values: along(figure, (row) => group.includes(row)) }))
  })
  const unit = figures.some(({ kind }) => kind === 'rate') ? 'rate' : 'count'
  const isOpen = (group: readonly Row[]) => x.kind === 'words' && group.some((row) => x.open?.(row))
  const [first] = figures
  const done = [...points.values()].filter((group) => !isOpen(group))
  const mean = first && 'mean' in chart && chart.mean ? meanOf(first, done) : null
  return {
    kind: chart.kind,
    unit,
    x: headingOf(x, speech),
    points: [...points.keys()],
    series,
    ...(mean !== null && { mean }),
    ...(isOpen([...points.values()].at(-1) ?? []) && { isOpen: true }),
  }
}
