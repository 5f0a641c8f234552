import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { BigButton } from '../../../../app/design/BigButton'
import { Page } from '../../../../app/design/Page'
import { Skeleton } from '../../../../app/design/Skeleton'
import { StateView } from '../../../../app/design/StateView'
import { useSay } from '../../../../app/language/use-say'
import { PrintButton } from '../../../../app/paper/PrintButton'
import { ExcelButton } from '../../../../app/report/ExcelButton'
import { Nothing } from '../../../../app/report/Nothing'
import { ReportBody } from '../../../../app/report/ReportBody'
import { SideFigures } from '../../../../app/report/SideFigures'
import { type ReportState, useReport } from '../../../../app/report/use-report'
import { addMonths } from '../../../../contract/time'
import { isMonth } from '../../month/month'
import { type MonthOfClass, monthReport } from '../../reports/month-report'
import { ClassSwitch } from '../ClassSwitch'
import { ComingRoll } from '../ComingRoll'
import { words } from '../report-words'
import { type ClassView, useSeenClasses } from '../use-own-classes'
import { useToday } from '../use-today'
import { MonthCauses } from './MonthCauses'
import { MonthTable } from './MonthTable'
import { PrintedMonth } from './PrintedMonth'
import '../marks.css'
import './month.css'

function MonthSwitch({ month, latest, onChoose }: { month: string; latest: string; onChoose: (month: string) => void }) {
  const say = useSay()
  const step = (months: number) => onChoose(addMonths(month, months))
  return (
    <fieldset className="month-switch" aria-label={say(words.month)}>
      <BigButton aria-label={say(words.earlier)} icon={<ChevronLeft aria-hidden />} onClick={() => step(-1)} />
      <strong className="figures" aria-live="polite">
        {month}
      </strong>
      <BigButton aria-label={say(words.later)} disabled={month >= latest} icon={<ChevronRight aria-hidden />} onClick={() => step(1)} />
    </fieldset>
  )
}

const offline = { title: words.monthOffline, hint: words.monthOfflineHint }

/** What stands where the month has nothing: no open days, or none of its children. */
function NoMonth({ table }: Pick<MonthOfClass, 'table'>) {
  const say = useSay()
  return <Nothing title={table.days.length === 0 ? words.noDays : words.noRecords}>{say(words.noDaysHint)}</Nothing>
}

function MonthOfClassView({ chosen, state }: { chosen: ClassView; state: ReportState<MonthOfClass> }) {
  return (
    <ReportBody state={state} offline={offline} emptyOf={({ table }) => table.rows.length === 0 && <NoMonth table={table} />}>
      {(found) => (
        <>
          <PrintedMonth found={found} group={chosen} />
          <MonthTable table={found.table} />
          {monthReport.sides?.map((side) => (
            <SideFigures key={side.label.zh} side={side} data={found} />
          ))}
          <MonthCauses causes={found.causes} />
        </>
      )}
    </ReportBody>
  )
}

/** The attendance of a class and month, child by child and day by day, ready to be printed. */
export function MonthScreen() {
  const say = useSay()
  const today = useToday()
  const classes = useSeenClasses()
  const [params, setParams] = useSearchParams()
  const latest = today.slice(0, 7)
  const named = params.get('month') ?? ''
  const month = isMonth(named) && named < latest ? named : latest
  const chosen = classes?.find((one) => one.id === params.get('class')) ?? classes?.[0]
  const asked = chosen && { class: chosen.id, month, until: null }
  const state = useReport(monthReport, asked)
  const go = (change: Record<string, string>) => setParams({ ...Object.fromEntries(params), ...change }, { replace: true })
  if (!chosen || !asked) {
    return (
      <Page title={say(words.monthTitle)}>
        {classes ? (
          <StateView kind="empty" title={say(words.noClasses)}>
            {say(words.noClassesHint)}
          </StateView>
        ) : (
          <ComingRoll>
            <Skeleton rows={10} height={40} />
          </ComingRoll>
        )}
      </Page>
    )
  }
  return (
    <Page
      title={say(words.monthTitle)}
      actions={
        <>
          <PrintButton />
          <ExcelButton report={monthReport} params={asked} />
        </>
      }
    >
      <div className="month-head">
        <ClassSwitch classes={classes ?? []} chosen={chosen} onChoose={(id) => go({ class: id })} />
        <MonthSwitch month={month} latest={latest} onChoose={(next) => go({ month: next })} />
      </div>
      <MonthOfClassView key={`${chosen.id} ${month}`} chosen={chosen} state={state} />
    </Page>
  )
}
