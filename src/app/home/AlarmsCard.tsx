import { useCallback, useEffect, useState } from 'react'
import { can } from '../../contract/access'
import { MenuIcon } from '../design/MenuIcon'
import { ShowAll } from '../design/ShowAll'
import { Suspense } from '../design/Suspense'
import { useFewFirst } from '../design/use-few-first'
import { useSay } from '../language/use-say'
import { useSession } from '../session/session'
import { ErrorBoundary } from '../shell/screens/ErrorBoundary'
import type { Alarm, AlarmFindings, AlarmLine, AlarmProps } from './alarm'
import { type Alarms, alarmStanding, alarmsOf, alarmWords as words } from './alarm-standing'
import { CardFrame } from './CardFrame'
import { CardRow } from './CardRow'
import { Figure } from './Figure'
import type { HomeCardProps } from './home-card'
import { useHomeOfAreas } from './use-home-of-areas'
import { useHomePart } from './use-home-part'
import { useTell } from './use-tell'
import './alarms.css'

/** Lines at first: more than a morning that goes wrong has. */
const few = 6

/** In place of an alarm that broke, or could not be fetched. */
function Unknown({ tell }: AlarmProps) {
  useEffect(() => {
    tell('unknown')
  }, [tell])
  return null
}

function Watch({ alarm, hear }: { alarm: Alarm; hear: (name: string, found: AlarmFindings) => void }) {
  const { part } = useHomePart(alarm)
  const Part = part.component()
  const tell = useCallback((found: AlarmFindings) => hear(alarm.name, found), [alarm.name, hear])
  return (
    <ErrorBoundary fallback={<Unknown tell={tell} />}>
      <Suspense fallback={null}>
        <Part tell={tell} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Line({ of: { tone, icon, said, values, since, to } }: { of: AlarmLine }) {
  const say = useSay()
  return (
    <CardRow to={to} about={say(tone === 'bad' ? words.since : words.until, { time: since })}>
      <span className="alarm-said" data-tone={tone}>
        <MenuIcon name={icon} size={18} />
        <span>{say(said, values)}</span>
      </span>
    </CardRow>
  )
}

function Lines({ of: { lines, bad, isPart } }: { of: Alarms }) {
  const say = useSay()
  const rows = useFewFirst(lines, few)
  return (
    <>
      {bad > 0 && <Figure value={bad} words={say(words.bad, { count: bad })} tone="bad" />}
      {lines.length === 0 && !isPart && <p className="quiet">{say(words.none)}</p>}
      <ul className="card-rows alarm-rows">
        {rows.shown.map((line) => (
          <Line key={`${line.to} ${line.id}`} of={line} />
        ))}
      </ul>
      <ShowAll of={rows} />
      {isPart && <p className="quiet">{say(words.unknown)}</p>}
    </>
  )
}

/** What needs somebody now, of everything the areas look after, and what soon will. */
export function AlarmsCard({ tell }: HomeCardProps) {
  const home = useHomeOfAreas()
  const granted = useSession((state) => state.granted)
  const [found, setFound] = useState<Readonly<Record<string, AlarmFindings>>>({})
  const hear = useCallback((name: string, told: AlarmFindings) => setFound((before) => ({ ...before, [name]: told })), [])
  const alarms = home.flatMap((area) => area.alarms ?? []).filter(({ needs }) => needs.every((one) => can(granted, one)))
  const all = alarmsOf(alarms.map(({ name }) => found[name]))
  useTell(tell, alarms.length === 0 ? { as: 'none' } : all && alarmStanding(all))
  return (
    <>
      {alarms.map((alarm) => (
        <Watch key={alarm.name} alarm={alarm} hear={hear} />
      ))}
      <CardFrame state={all ? 'ready' : 'loading'}>{all && <Lines of={all} />}</CardFrame>
    </>
  )
}
