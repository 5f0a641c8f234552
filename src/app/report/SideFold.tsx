import type { SideTable } from '../../contract/report/report'
import { FiguresFold } from '../figures/FiguresFold'
import { useSay } from '../language/use-say'
import { ReportTable } from './ReportTable'

/** Figures of a report beside its table, as a table of their own for whoever opens it. */
export function SideFold<D>({ side, data }: { side: SideTable<D>; data: D }) {
  const say = useSay()
  return (
    <FiguresFold>
      <ReportTable columns={side.columns(data)} rows={side.rows(data)} idOf={side.idOf} label={say(side.label)} />
    </FiguresFold>
  )
}
