import { useSearchParams } from 'react-router-dom'
import { Page } from '../../../../app/design/Page'
import { Skeleton } from '../../../../app/design/Skeleton'
import { StateView } from '../../../../app/design/StateView'
import { useSay } from '../../../../app/language/use-say'
import { useCopiedRows } from '../../../../app/offline/view/use-copied-rows'
import { PrintButton } from '../../../../app/paper/PrintButton'
import { DrawnReport } from '../../../../app/report/DrawnReport'
import { ExcelButton } from '../../../../app/report/ExcelButton'
import { Nothing } from '../../../../app/report/Nothing'
import { ReportBody } from '../../../../app/report/ReportBody'
import { ReportPaper } from '../../../../app/report/ReportPaper'
import { ReportTable } from '../../../../app/report/ReportTable'
import { SideFigures } from '../../../../app/report/SideFigures'
import { useReport } from '../../../../app/report/use-report'
import { isDay } from '../../../../contract/check'
import { Term } from '../../../garden/published/term'
import { attendanceRate, rateWords } from '../../attendance-rate'
import { type Trend, trendReport } from '../../reports/trend-report'
import { type TrendLength, trendLengths, trendSpan } from '../../trend/trend-span'
import { ComingRoll } from '../ComingRoll'
import { begunTerms } from '../heat/heat-days'
import { useHouseName } from '../use-house-name'
import { useSeenClasses } from '../use-own-classes'
import { useToday } from '../use-today'
import { type TrendAddress, TrendHead } from './TrendHead'
import { words } from './trend-words'
import '../month/month.css'
import './trend.css'

const offline = { title: words.offline, hint: words.offlineHint }
const lengthOf = (said: string | null): TrendLength => trendLengths.find((one) => one === said) ?? 'week'

/** The rate of the whole time first, then how it came about. */
function TrendFigures({ data, about }: { data: Trend; about: string }) {
  const say = useSay()
  const house = useHouseName()
  const { counts, points } = data
  const hasRate = counts.expected > 0
  return (
    <>
      <p className="trend-figures">
        <strong className="figures">{rateWords(attendanceRate(counts))}</strong>{' '}
        <span>{hasRate ? say(words.figures, counts) : say(words.noRate)}</span>
      </p>
      {hasRate && <DrawnReport report={trendReport} data={data} />}
      {points.some(({ isOpen }) => isOpen) && <p className="quiet">{say(words.open)}</p>}
      <ReportTable
        columns={trendReport.columns(data)}
        rows={trendReport.rows(data)}
        idOf={trendReport.idOf}
        label={say(trendReport.label)}
      />
      {trendReport.sides?.map((side) => (
        <SideFigures key={side.label.zh} side={side} data={data} />
      ))}
      {house !== undefined && <ReportPaper {...{ report: trendReport, data, house, about }} />}
    </>
  )
}

/** What the address asks: of which class, how long, and a day of the time that is looked at. */
function useAsked() {
  const today = useToday()
  const seen = useSeenClasses()
  const terms = useCopiedRows(Term)
  const say = useSay()
  const [params, setParams] = useSearchParams()
  const length = lengthOf(params.get('length'))
  const named = params.get('day') ?? ''
  const day = isDay(named) && named < today ? named : today
  const begun =
    terms &&
    begunTerms(
      terms.map(({ id, name, beginDate, endDate }) => ({ id, name, from: beginDate, to: endDate })),
      today,
    )
  const all = seen && seen.length > 1 ? [{ id: '', name: say(words.seen) }] : []
  const classes = [...all, ...(seen ?? [])]
  const chosen = classes.find(({ id }) => id === (params.get('class') ?? '')) ?? classes[0]
  const go = (change: TrendAddress) => setParams({ ...Object.fromEntries(params), ...change }, { replace: true })
  return {
    isKnown: seen !== undefined && begun !== undefined,
    classes,
    chosen,
    length,
    go,
    span: begun && trendSpan(length, day, today, begun),
  }
}

/** How attendance went over a week, a month or a term: of a class, or of all that somebody sees. */
export function TrendScreen() {
  const say = useSay()
  const { isKnown, classes, chosen, length, span, go } = useAsked()
  const asked = chosen && span && { class: chosen.id || null, from: span.from, to: span.to, step: span.step }
  const state = useReport(trendReport, asked)
  if (!isKnown)
    return (
      <Page title={say(trendReport.label)}>
        <ComingRoll>
          <Skeleton rows={8} height={48} />
        </ComingRoll>
      </Page>
    )
  const about = chosen && span ? `${chosen.name} · ${say(words.span, { from: span.from, to: span.to })}` : ''
  const isThere = state.phase === 'ready' || state.phase === 'part'
  return (
    <Page
      title={say(trendReport.label)}
      actions={
        asked &&
        isThere &&
        state.data.points.length > 0 && (
          <>
            <PrintButton />
            <ExcelButton report={trendReport} params={asked} />
          </>
        )
      }
    >
      {chosen && <TrendHead {...{ classes, chosen, length, span, go }} />}
      {asked ? (
        <ReportBody
          state={state}
          offline={offline}
          emptyOf={({ points }) => points.length === 0 && <Nothing title={words.none}>{say(words.noneHint)}</Nothing>}
        >
          {(data) => <TrendFigures data={data} about={about} />}
        </ReportBody>
      ) : (
        <StateView kind="empty" title={say(words.noTerm)}>
          {say(words.noTermHint)}
        </StateView>
      )}
    </Page>
  )
}
