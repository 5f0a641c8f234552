import type { Permission } from '../access'
import type { Area } from '../area'
import type { Screen } from '../catalogue'
import { checkFields, type Problems } from '../check'
import { refuseFields } from '../error'
import type { Field, ValuesOf } from '../field'
import type { Label, Language } from '../label'
import type { Chart } from './report-chart'
import type { RowsOf, Sources } from './report-source'
import type { Column } from './report-table'

/** What a report is asked for, such as a day or a class. An address holds them: they are texts. */
export type Params = Readonly<Record<string, Field<string | null>>>

/** What somebody asks of a report: its parameters, and the day on which it is asked. */
export type AskedReport<P extends Params> = {
  readonly params: ValuesOf<P>
  /** The kindergarten's day. */
  readonly today: string
}

/** All a report is worked out from. Nothing else may decide about a figure: the same is done on the device and on the server. */
export type GivenRows<P extends Params, S extends Sources> = AskedReport<P> & {
  /** The moment looked from, `YYYY-MM-DD HH:mm:ss`. */
  readonly now: string
  /** Id of whoever asks. */
  readonly user: string | undefined
  readonly language: Language
  readonly rows: RowsOf<S>
  /** Of a device without a network that no longer keeps all that is asked for: the first day of which it does. */
  readonly heldFrom?: string
}

/** How a report is printed. */
export type ReportPaper<D = unknown> = {
  readonly title: Label
  readonly layout: 'portrait' | 'landscape'
  /** Rows are numbered. */
  readonly numbered?: true
  /** Columns that stand on the screen alone. */
  readonly without?: readonly string[]
  /** Where its charts stand: below the table, or after those who sign, where the table is a form of one sheet. */
  readonly charts?: 'below' | 'after'
  /** Whose charts these are, beside that of the table; those of `sides` where nothing is said. */
  readonly sides?: readonly SideTable<D>[]
}

type Tabled<D, Row, WordsName extends string, FigureName extends string> = {
  rows(data: D): readonly Row[]
  /** What tells a row from the others. */
  idOf(row: Row): string
  columns(data: D): readonly Column<Row, WordsName, FigureName>[]
}

/** Figures of a report that its table does not say, in a table of their own below a chart of it. */
export type SideTable<D = unknown, Row = unknown, WordsName extends string = string, FigureName extends string = string> = Tabled<
  D,
  Row,
  WordsName,
  FigureName
> & { readonly label: Label; readonly chart: Chart<NoInfer<WordsName>, NoInfer<FigureName>> }

/** Describes a side table of what a report works out. */
export const sideTable = <D, Row, WordsName extends string, FigureName extends string>(
  table: SideTable<D, Row, WordsName, FigureName>,
): SideTable<D> => table as SideTable<D>

/**
 * Figures, described once: the rows they are worked out from, how, and the columns they stand in. Screen, paper, sheet and the server's
 * answer follow from it. `D` is what is worked out; it holds nothing JSON has no word for.
 */
export type Report<
  P extends Params = Params,
  S extends Sources = Sources,
  D = unknown,
  Row = unknown,
  WordsName extends string = string,
  FigureName extends string = string,
> = Tabled<D, Row, WordsName, FigureName> & {
  /** Name of its screen, and under which the server is asked for it. */
  readonly name: string
  readonly label: Label
  /** Where its screen is. */
  readonly path: string
  /** Permission it takes to see it. */
  readonly needs: Permission
  readonly params: P
  /** What parameters contradict, beyond what their fields say. */
  agrees?(params: ValuesOf<P>): Problems
  /** The rows it reads. Which nouns it reads never depends on what is asked. */
  sources(asked: AskedReport<P>): S
  /** Pure. */
  compute(given: GivenRows<P, S>): D
  /** How its table is drawn, where that helps to see what the figures say. */
  readonly chart?: Chart<NoInfer<WordsName>, NoInfer<FigureName>>
  readonly sides?: readonly SideTable<D>[]
  readonly paper?: ReportPaper<D>
}

type ScreensOf<A extends Area> = A extends { readonly screens: readonly (infer S extends Screen)[] } ? S : never
type Facts<P extends Params, S extends Sources, D, Row, WordsName extends string, FigureName extends string> = Omit<
  Report<P, S, D, Row, WordsName, FigureName>,
  'name' | 'label' | 'path' | 'needs'
>

/** Describes the report that one of an area's screens shows. What it is called, where it is and who may see it, the screen says. */
export function defineReport<
  A extends Area,
  const P extends Params,
  const S extends Sources,
  D,
  Row,
  WordsName extends string,
  FigureName extends string,
>(area: A, name: ScreensOf<A>['component'], facts: Facts<P, S, D, Row, WordsName, FigureName>): Report<P, S, D, Row> {
  const screen = area.screens?.find(({ component }) => component === name)
  if (!screen) throw new Error(`${area.name} has no screen ${name}`)
  return { ...facts, name, label: screen.label, path: screen.path, needs: screen.needs }
}

/**
 * Describes a report that stands in the records of a noun, and has no screen of its own. `name` is `<area>/<what>`, and not that of a screen.
 */
export function defineRecordReport<
  const P extends Params,
  const S extends Sources,
  D,
  Row,
  WordsName extends string,
  FigureName extends string,
>(of: Pick<Report, 'name' | 'label' | 'path' | 'needs'>, facts: Facts<P, S, D, Row, WordsName, FigureName>): Report<P, S, D, Row> {
  return { ...facts, ...of }
}

/** The call that answers a report. Its sheet lies below it. */
export const reportPath = ({ name }: Pick<Report, 'name'>): string => `/api/report/${name}`
export const reportSheetPath = (report: Pick<Report, 'name'>): string => `${reportPath(report)}/exportXls`

/** The parameters of a report among what an address says. Throws a refusal that says what is wrong at which of them. */
export function readParams<P extends Params>(
  report: Pick<Report<P>, 'params' | 'agrees'>,
  said: Readonly<Record<string, unknown>>,
): ValuesOf<P> {
  const params: Record<string, unknown> = Object.fromEntries(Object.keys(report.params).map((name) => [name, said[name] || null]))
  const problems = checkFields(report.params, params, 'whole')
  if (Object.keys(problems).length > 0) return refuseFields(problems)
  const checked = params as ValuesOf<P>
  const contradicted = report.agrees?.(checked) ?? {}
  return Object.keys(contradicted).length > 0 ? refuseFields(contradicted) : checked
}
