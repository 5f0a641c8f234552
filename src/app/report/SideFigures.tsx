import type { SideTable } from '../../contract/report/report'
import { useSay } from '../language/use-say'
import { ReportChart } from './ReportChart'
import { ReportTable } from './ReportTable'
import { words } from './words'

/** Figures of a report beside its table: drawn, and as a table of their own for whoever opens it. Nothing where there are none. */
export function SideFigures<D>({ side, data }: { side: SideTable<D>; data: D }) {
  const say = useSay()
  const { chart, label, idOf } = side
  const rows = side.rows(data)
  const columns = side.columns(data)
  if (rows.length === 0) return null
  return (
    <section className="report-side">
      <h2>{say(label)}</h2>
      <ReportChart {...{ chart, columns, rows, label }} />
      <details>
        <summary>{say(words.figures)}</summary>
        <ReportTable {...{ columns, rows, idOf }} label={say(label)} />
      </details>
    </section>
  )
}
