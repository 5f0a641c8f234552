import { useContext } from 'react'
import { ShowAll } from '../../../../app/design/ShowAll'
import { useFewFirst } from '../../../../app/design/use-few-first'
import { CardContext, CardFrame } from '../../../../app/home/CardFrame'
import { Figure } from '../../../../app/home/Figure'
import { dataOf, frameOf } from '../../../../app/home/frame-of'
import type { HomeCardProps } from '../../../../app/home/home-card'
import { useTell } from '../../../../app/home/use-tell'
import { CardNote } from '../../../../app/home/ways/CardNote'
import { useCardWay } from '../../../../app/home/ways/use-card-way'
import { useSay } from '../../../../app/language/use-say'
import { useReport } from '../../../../app/report/use-report'
import { lastWeeks, tracingReport } from '../../reports/tracing-report'
import { CallRows } from '../tracing/CallRows'
import { callWords } from '../tracing/call-words'
import { useStaying } from '../tracing/use-staying'
import { callsStanding } from './standing/calls-standing'

/** Rows at first: what a phone holds in two screens, and less in a narrow lane. */
const few = { full: 7, main: 7, side: 3 }

/** Which families are to be called, and about what? */
export function CallsCard({ tell }: HomeCardProps) {
  const say = useSay()
  const to = useCardWay()
  const report = useReport(tracingReport, lastWeeks)
  const data = dataOf(report)
  useTell(tell, data && callsStanding(data))
  const shown = useStaying(data)
  const rows = useFewFirst(shown, few[useContext(CardContext).lane])
  const count = data?.calls.length ?? 0
  return (
    <CardFrame {...frameOf(report)}>
      {count > 0 || shown.length > 0 ? (
        <Figure value={count} words={say(callWords.families, { count })} tone={count > 0 ? 'bad' : 'good'} />
      ) : (
        <p>{say(callWords.none)}</p>
      )}
      {shown.length > 0 && <CallRows lines={rows.shown} coming={data?.coming ?? []} />}
      <ShowAll of={rows} />
      {data && data.uncalled > 0 && <CardNote to={to}>{say(callWords.uncalled, { count: data.uncalled })}</CardNote>}
    </CardFrame>
  )
}
