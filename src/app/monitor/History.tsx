import type { Label } from '../../contract/label'
import { groupBy } from '../../contract/list/group-by'
import type { Column } from '../../contract/report/report-table'
import { dateTimeOf } from '../../contract/time'
import type { Tone } from '../../contract/tone'
import { FiguresFold } from '../figures/FiguresFold'
import { useSay } from '../language/use-say'
import { ReportChart } from '../report/ReportChart'
import { ReportTable } from '../report/ReportTable'
import { words } from './words'

/** A figure along the history: what several points of a moment come to, or null where nothing is known. */
export type Figure<P> = {
  readonly name: string
  readonly label: Label
  readonly tone?: Tone
  readonly value: (points: readonly P[]) => number | null
}

type Moment<P> = { readonly at: number; readonly points: readonly P[]; readonly isOpen: boolean }

/** Most moments that are drawn: more would lie on one another on a phone. */
const most = 30

/** Points in moments of the same length, so many that all can be told apart. Lengths begin at whole ones, so that a moment keeps its points. */
function momentsOf<P extends { readonly at: number }>(points: readonly P[], length: number): readonly Moment<P>[] {
  const all = [...groupBy(points, ({ at }) => Math.floor(at / length) * length)].slice(-most)
  return all.map(([at, some], place) => ({ at, points: some, isOpen: place === all.length - 1 }))
}

type Props<P> = {
  readonly label: Label
  readonly points: readonly P[]
  readonly figures: readonly Figure<P>[]
  /** Milliseconds of a moment. */
  readonly moment: number
}

/** How figures went lately: as a chart, and behind it the same figures as a table. */
export function History<P extends { readonly at: number }>({ label, points, figures, moment }: Props<P>) {
  const say = useSay()
  const rows = momentsOf(points, moment)
  const columns: readonly Column<Moment<P>>[] = [
    {
      kind: 'words',
      name: 'time',
      label: words.time,
      value: ({ at }) => dateTimeOf(new Date(at)).slice(11),
      open: ({ isOpen }) => isOpen,
    },
    ...figures.map(
      ({ name, label: called, tone, value }): Column<Moment<P>> => ({
        kind: 'count',
        name,
        label: called,
        ...(tone && { tone }),
        total: 'none',
        value: (row) => value(row.points),
      }),
    ),
  ]
  const chart = { kind: 'line' as const, x: 'time', series: figures.map(({ name }) => name) }
  return (
    <section className="monitor-history">
      <h2>{say(label)}</h2>
      <ReportChart {...{ chart, columns, rows, label }} />
      <FiguresFold>
        <ReportTable columns={columns} rows={[...rows].reverse()} idOf={({ at }) => String(at)} label={say(label)} />
      </FiguresFold>
    </section>
  )
}

/** The greatest of several figures. */
export const greatest = (values: readonly number[]): number | null => (values.length === 0 ? null : Math.max(...values))
