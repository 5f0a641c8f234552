import type { Params, Report } from '../../contract/report/report'
import type { Sources } from '../../contract/report/report-source'
import { ReportChart } from './ReportChart'

type Props<P extends Params, S extends Sources, D, Row> = {
  report: Report<P, S, D, Row>
  data: D
  /** See `ReportChart`. */
  paperWidth?: number
}

/** The table of a report as its chart; nothing of one that has none. */
export function DrawnReport<P extends Params, S extends Sources, D, Row>({ report, data, ...place }: Props<P, S, D, Row>) {
  const { chart, label } = report
  return chart ? <ReportChart {...{ chart, label, ...place }} columns={report.columns(data)} rows={report.rows(data)} /> : null
}
