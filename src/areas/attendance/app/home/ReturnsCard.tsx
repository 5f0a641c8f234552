import { BigButton } from '../../../../app/design/BigButton'
import { Link } from '../../../../app/design/Link'
import { ShowAll } from '../../../../app/design/ShowAll'
import { Sign } from '../../../../app/design/Sign'
import { useFewFirst } from '../../../../app/design/use-few-first'
import { CardFrame } from '../../../../app/home/CardFrame'
import { Figure } from '../../../../app/home/Figure'
import { dataOf, frameOf } from '../../../../app/home/frame-of'
import type { HomeCardProps } from '../../../../app/home/home-card'
import { useTell } from '../../../../app/home/use-tell'
import { Way } from '../../../../app/home/ways/Way'
import { type Say, useSay } from '../../../../app/language/use-say'
import { useReport } from '../../../../app/report/use-report'
import { useCan } from '../../../../app/session/use-can'
import { label } from '../../../../contract/label'
import { move } from '../../../../contract/sync/intent'
import { daysBetween } from '../../../../contract/time'
import type { Tone } from '../../../../contract/tone'
import { childPath } from '../../../families/published/child-path'
import { lastWeeks, tracingReport } from '../../reports/tracing-report'
import { type Returning, type ReturnState, returning } from '../../returning'
import { AbsenceTrace } from '../../sheet/absence-trace'
import { useSaving } from '../mark/use-marking'
import './rows.css'

const words = {
  children: label('名幼儿', '{count:child|children}'),
  none: label('没有要返园的幼儿', 'No child is to come back'),
  here: label('已到园', 'Here'),
  away: label('仍缺勤', 'Still away'),
  uncalled: label('还没点到', 'Not called yet'),
  inDays: label('还有 {count} 天', '{count} {count:day|days} to go'),
  noDay: label('返园日未定', 'No day set'),
  certificate: label('需返园证明', 'Certificate needed'),
  confirm: label('确认返园', 'Child is back'),
  collect: label('收证明', 'Take certificate'),
  said: label('{name}：已确认返园', '{name} is back'),
}
const tones: Readonly<Record<ReturnState, Tone>> = { here: 'good', away: 'bad', uncalled: 'open', later: 'care' }

function stateWords({ state, due }: Returning, today: string, say: Say): string {
  if (state !== 'later') return say(words[state])
  return due === undefined ? say(words.noDay) : say(words.inDays, { count: daysBetween(today, due) })
}

function Act({ of, today }: { of: Returning; today: string }) {
  const say = useSay()
  const can = useCan()
  const save = useSaving()
  const { traceId, state, needsCertificate, name } = of
  if (traceId === undefined) return null
  if (needsCertificate)
    return can('absence-trace:edit') ? (
      <Link className="home-row-act" to={`/attendance/absence-trace?open=${encodeURIComponent(traceId)}`}>
        {say(words.collect)}
      </Link>
    ) : null
  if (state !== 'here' || !can('absence-trace:return')) return null
  const confirm = () => save([move(AbsenceTrace, traceId, 'return', { actualReturn: today })], say(words.said, { name }))
  return <BigButton onClick={() => void confirm()}>{say(words.confirm)}</BigButton>
}

/** Who is to come back, and what is missing for it? */
export function ReturnsCard({ tell }: HomeCardProps) {
  const say = useSay()
  const report = useReport(tracingReport, lastWeeks)
  const data = dataOf(report)
  const found = data?.isOpen ? returning(data) : []
  const isDue = found.some(({ state, needsCertificate }) => state !== 'later' || needsCertificate)
  const calm = { as: isDue ? 'due' : 'calm' } as const
  useTell(tell, data && (!data.isOpen ? { as: 'none' } : found.length === 0 ? { as: 'well', said: words.none } : calm))
  const rows = useFewFirst(found, 7)
  const today = data?.date ?? ''
  return (
    <CardFrame {...frameOf(report)}>
      {found.length === 0 ? (
        <p className="quiet">{say(words.none)}</p>
      ) : (
        <Figure value={found.length} words={say(words.children, { count: found.length })} />
      )}
      <ul className="home-rows">
        {rows.shown.map((one) => (
          <li key={`${one.childId} ${one.traceId ?? ''}`}>
            <span className="home-row-said">
              <Way to={childPath(one.childId)}>{one.name}</Way> <span className="quiet">{one.className}</span>
            </span>
            <span className="home-row-signs">
              <Sign tone={tones[one.state]}>{stateWords(one, today, say)}</Sign>
              {one.needsCertificate && <Sign tone="care">{say(words.certificate)}</Sign>}
            </span>
            <Act of={one} today={today} />
          </li>
        ))}
      </ul>
      <ShowAll of={rows} />
    </CardFrame>
  )
}
