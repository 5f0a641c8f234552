import type { Params, Report } from '../../contract/report/report'
import type { Sources } from '../../contract/report/report-source'
import { DrawnReport } from './DrawnReport'
import { ReportChart } from './ReportChart'

/** What lies between the margins of a sheet, in pixels of CSS. */
const widths = { portrait: 710, landscape: 1040 } as const

type Props<P extends Params, S extends Sources, D, Row> = { report: Report<P, S, D, Row>; data: D }

/** The charts of a report on its paper: that of its table, and those of figures its table does not say. */
export function PaperCharts<P extends Params, S extends Sources, D, Row>({ report, data }: Props<P, S, D, Row>) {
  const { paper } = report
  if (!paper) return null
  const paperWidth = widths[paper.layout]
  return (
    <>
      <DrawnReport {...{ report, data, paperWidth }} />
      {(paper.sides ?? report.sides ?? []).map(({ chart, label, columns, rows }) => (
        <ReportChart key={label.zh} {...{ chart, label, paperWidth }} columns={columns(data)} rows={rows(data)} isAlone />
      ))}
    </>
  )
}
