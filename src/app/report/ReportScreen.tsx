import type { ReactNode } from 'react'
import type { ValuesOf } from '../../contract/field'
import type { Params, Report } from '../../contract/report/report'
import type { Sources } from '../../contract/report/report-source'
import { useNow } from '../clock/use-now'
import { lazyPart } from '../design/lazy-part'
import { Page } from '../design/Page'
import { useSay } from '../language/use-say'
import { PrintButton } from '../paper/PrintButton'
import { DrawnReport } from './DrawnReport'
import { ExcelButton } from './ExcelButton'
import { Nothing } from './Nothing'
import { ReportBody } from './ReportBody'
import { ReportPaper } from './ReportPaper'
import { ReportTable } from './ReportTable'
import { SideFigures } from './SideFigures'
import { useReport } from './use-report'
import { useReportParams } from './use-report-params'
import { words } from './words'

type Props<P extends Params, S extends Sources, D, Row> = {
  report: Report<P, S, D, Row>
  /** The name of the house for its paper; undefined until it is known. */
  house: string | undefined
  /** Whose and which time's the paper is. */
  aboutOf: (data: D, params: ValuesOf<P>) => ReactNode
  /** Above the figures, also where there are none. */
  leadOf?: (data: D | undefined, today: string) => ReactNode
  /** What stands where there is nothing to show, for a reason of its own. */
  emptyOf?: (data: D) => ReactNode
  /** The figures with what is known beside the rows they are told by, for screen and paper. */
  fullOf?: (data: D) => D
  /** How it is shown, where its table is not enough. */
  children?: (data: D, params: ValuesOf<P>) => ReactNode
}

/** Inputs of what has to be asked: most reports ask nothing, and need none of what draws them. */
const AskedParams = lazyPart(() => import('./AskedParams').then((file) => file.AskedParams))
const asksAnything = (params: Params) => Object.values(params).some(({ required }) => required)

/** A report on a screen: what is asked, its figures as they are this moment, its paper and its sheet. */
export function ReportScreen<P extends Params, S extends Sources, D, Row>(props: Props<P, S, D, Row>) {
  const { report, house, aboutOf, leadOf, emptyOf, fullOf, children } = props
  const say = useSay()
  const address = useReportParams(report)
  const { params } = address
  const told = useReport(report, params)
  const state = fullOf && 'data' in told ? { ...told, data: fullOf(told.data) } : told
  const today = useNow().slice(0, 10)
  const found = state.phase === 'ready' || state.phase === 'part' ? state.data : undefined
  const whyEmpty = (data: D) => emptyOf?.(data) ?? (report.rows(data).length === 0 && <Nothing title={words.empty} />)
  const actions = params && found !== undefined && !whyEmpty(found) && (
    <>
      {report.paper && <PrintButton />}
      <ExcelButton report={report} params={params} />
    </>
  )
  return (
    <Page title={say(report.label)} actions={actions}>
      {leadOf?.(found, today)}
      {asksAnything(report.params) && <AskedParams params={report.params} said={address.said} choose={address.choose} />}
      {params && (
        <ReportBody state={state} emptyOf={whyEmpty}>
          {(data) => (
            <>
              {children?.(data, params) ?? (
                <>
                  <DrawnReport report={report} data={data} />
                  <ReportTable columns={report.columns(data)} rows={report.rows(data)} idOf={report.idOf} label={say(report.label)} />
                </>
              )}
              {report.sides?.map((side) => (
                <SideFigures key={side.label.zh} side={side} data={data} />
              ))}
              {house !== undefined && <ReportPaper {...{ report, data, house }} about={aboutOf(data, params)} />}
            </>
          )}
        </ReportBody>
      )}
    </Page>
  )
}
