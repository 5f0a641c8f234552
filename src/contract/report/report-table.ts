import { percent } from '../fields/percent'
import { type Label, type Language, label, listed, say } from '../label'
import type { DictCode } from '../registry'
import type { Tone } from '../tone'

/** A share: so many of so many. */
export type Share = { readonly part: number; readonly whole: number }

/** What a column is called: words, or what the house calls a value of a dictionary. */
export type Heading = Label | { readonly dict: DictCode; readonly value: string }

type Named<Name extends string> = {
  /** Name of the column, none other has. */
  readonly name: Name
  readonly label: Heading
  /** Of what it counts, where it is drawn. */
  readonly tone?: Tone
}
type Words<Row, Name extends string> = Named<Name> & {
  readonly kind: 'words'
  /** Empty, a text as it is, one in both languages, or with `dict` values of the dictionary. */
  value(row: Row): string | readonly string[] | Label | null
  readonly dict?: DictCode
  total?(rows: readonly Row[]): string | number | null
  /** Whether what the row tells of is still changing: drawn last, it is drawn open. */
  open?(row: Row): boolean
}
type Count<Row, Name extends string> = Named<Name> & {
  readonly kind: 'count'
  value(row: Row): number | null
  readonly unit?: string
  /** The sum of the column where nothing is said; `none` where it would mean nothing. */
  readonly total?: 'none'
  /** Counts some of what another column counts: rows add up without it. */
  readonly part?: true
  /** What it counts is still changing. */
  readonly open?: true
}
type Rate<Row, Name extends string> = Named<Name> & {
  readonly kind: 'rate'
  /** Null where nothing is known of the row yet. Its total is that of all parts and all wholes, not a mean of percentages. */
  value(row: Row): Share | null
}

/** One column of a report: words, by one of the first names, or a figure, by one of the others. Figures stand at its end, words at its beginning. */
export type Column<Row, WordsName extends string = string, FigureName extends string = string> =
  | Words<Row, WordsName>
  | Count<Row, FigureName>
  | Rate<Row, FigureName>

/** A cell as it is said: a count stays a number, null is nothing to be said. */
export type Cell = string | number | null
export type Table = {
  readonly headings: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
  /** Undefined where no column has a total. */
  readonly totals: readonly Cell[] | undefined
}

/** How cells are said: in which language, and what the values of dictionaries are called in it. */
export type Speech = { readonly language: Language; readonly textOf: (dict: string, value: string) => string }

export const headingOf = ({ label }: { readonly label: Heading }, { language, textOf }: Speech): string =>
  'dict' in label ? textOf(label.dict, label.value) : say(label, language)

/** A rate with one place after the point. */
export const rateText = ({ part, whole }: Share): string | null => {
  const rate = percent(part, whole)
  return rate === null ? null : `${rate.toFixed(1)}%`
}

/** What stands in a column of a row. */
export function cellOf<Row>(column: Column<Row>, row: Row, { language, textOf }: Speech): Cell {
  if (column.kind === 'count') return column.value(row)
  if (column.kind === 'rate') {
    const share = column.value(row)
    return share && rateText(share)
  }
  const value = column.value(row)
  if (value === null) return null
  if (typeof value === 'object' && 'zh' in value) return say(value, language)
  const { dict } = column
  const values = typeof value === 'string' ? [value] : value
  return listed(
    values.map((one) => (dict && one !== '' ? textOf(dict, one) : one)),
    language,
  )
}

/** Several shares as one: all parts of all wholes. */
export function shareOfAll(shares: readonly Share[]): Share {
  const sum = (of: keyof Share) => shares.reduce((total, share) => total + share[of], 0)
  return { part: sum('part'), whole: sum('whole') }
}

/** What all rows of a column come to; null of a column without a total. */
export function totalOf<Row>(column: Column<Row>, rows: readonly Row[]): Cell {
  if (column.kind === 'words') return column.total?.(rows) ?? null
  if (column.kind === 'rate') return rateText(shareOfAll(rows.flatMap((row) => column.value(row) ?? [])))
  const known = rows.flatMap((row) => column.value(row) ?? [])
  return column.total === 'none' || known.length === 0 ? null : known.reduce((total, value) => total + value, 0)
}

const hasTotal = (column: Column<unknown>): boolean =>
  column.kind === 'words' ? column.total !== undefined : column.kind === 'rate' || column.total !== 'none'

export const totalLabel: Label = label('合计', 'Total')

/** The rows of a report as cells: the same on the screen, on paper and in a sheet. */
export function tableOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[], speech: Speech): Table {
  const said = say(totalLabel, speech.language)
  const totals = columns.map((column, at) => (at === 0 ? said : totalOf(column, rows)))
  return {
    headings: columns.map((column) => headingOf(column, speech)),
    rows: rows.map((row) => columns.map((column) => cellOf(column, row, speech))),
    totals: rows.length > 0 && columns.some(hasTotal) ? totals : undefined,
  }
}
