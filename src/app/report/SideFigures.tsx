import type { SideTable } from '../../contract/report/report'
import { useSay } from '../language/use-say'
import { ReportChart } from './ReportChart'
import { SideFold } from './SideFold'

/** Figures of a report beside its table: drawn, and as a table of their own for whoever opens it. Nothing where there are none. */
export function SideFigures<D>({ side, data }: { side: SideTable<D>; data: D }) {
  const say = useSay()
  const { chart, label } = side
  const rows = side.rows(data)
  if (rows.length === 0) return null
  return (
    <section className="report-side">
      <h2>{say(label)}</h2>
      <ReportChart {...{ chart, rows, label }} columns={side.columns(data)} />
      <SideFold {...{ side, data }} />
    </section>
  )
}
