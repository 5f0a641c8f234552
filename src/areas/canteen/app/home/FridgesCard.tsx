import { Check, CircleDashed, Clock, Thermometer, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useNow } from '../../../../app/clock/use-now'
import { BigButton } from '../../../../app/design/BigButton'
import { lazyPart } from '../../../../app/design/lazy-part'
import { Sign } from '../../../../app/design/Sign'
import { Suspense } from '../../../../app/design/Suspense'
import { CardFrame } from '../../../../app/home/CardFrame'
import { CardRow } from '../../../../app/home/CardRow'
import { Figure } from '../../../../app/home/Figure'
import type { HomeCardProps } from '../../../../app/home/home-card'
import { useTell } from '../../../../app/home/use-tell'
import { useCardWay } from '../../../../app/home/ways/use-card-way'
import { Way } from '../../../../app/home/ways/Way'
import { useSay } from '../../../../app/language/use-say'
import type { View } from '../../../../app/offline/view/view'
import { useCan } from '../../../../app/session/use-can'
import { minutesBetween } from '../../../../contract/time'
import type { FridgeOnRound, FridgeRound } from '../../fridge/fridge-round'
import type { FridgeTemp } from '../../fridge/fridge-temp'
import type { SampleFridge } from '../../fridge/sample-fridge'
import { fridgesStanding, unreadOf, useAskedRound } from './standing/fridges-standing'
import { words } from './words'
import './kitchen-cards.css'

const TempSheet = lazyPart(() => import('../fridges/TempSheet').then((file) => file.TempSheet))

type FridgeView = View<typeof SampleFridge>
type Round = FridgeRound<FridgeView, View<typeof FridgeTemp>>
type OnRound = FridgeOnRound<FridgeView, View<typeof FridgeTemp>>

/** Minutes, or from two hours on hours, since the round began. */
function Late({ now, time }: { now: string; time: string }) {
  const say = useSay()
  const minutes = Math.floor(minutesBetween(`${now.slice(0, 10)} ${time}:00`, now))
  return say(minutes < 120 ? words.lateMinutes : words.late, { minutes, hours: Math.floor(minutes / 60) })
}

function DutySign({ round, on, now }: { round: Round; on: OnRound; now: string }) {
  const say = useSay()
  const { state } = on.duty
  if (state === 'done')
    return (
      <Sign tone={on.warm ? 'bad' : 'good'} icon={<Check size={14} aria-hidden />}>
        <span className="figures">{`${on.duty.reading?.temp ?? ''} ℃`}</span>
      </Sign>
    )
  if (state === 'late')
    return (
      <Sign tone="bad" icon={<TriangleAlert size={14} aria-hidden />}>
        <Late now={now} time={round.time} />
      </Sign>
    )
  const Icon = round.isDue ? CircleDashed : Clock
  return (
    <Sign tone={round.isDue ? 'care' : 'open'} icon={<Icon size={14} aria-hidden />}>
      {round.isDue ? say(words.now) : say(words.notYet, { time: round.time })}
    </Sign>
  )
}

function Rows({ round, now, onRead }: { round: Round; now: string; onRead: ((fridge: string) => void) | undefined }) {
  const say = useSay()
  const to = useCardWay()
  const lastWords = ({ last }: OnRound) =>
    last
      ? say(words.lastRead, {
          time: last.readTime.startsWith(now.slice(0, 10)) ? last.readTime.slice(11, 16) : last.readTime.slice(5, 16),
          temp: last.temp,
        })
      : say(words.noReading)
  return (
    <ul className="card-rows">
      {round.fridges.map((on) => (
        <CardRow
          key={on.fridge.id}
          to={to}
          about={lastWords(on)}
          act={
            onRead &&
            (on.warm || (on.duty.state !== 'done' && round.isDue)) && (
              <BigButton
                aria-haspopup="dialog"
                aria-label={`${say(words.readNow)} ${on.fridge.name}`}
                icon={<Thermometer size={18} aria-hidden />}
                onClick={() => onRead(on.fridge.id)}
              >
                {say(words.readNow)}
              </BigButton>
            )
          }
        >
          {on.fridge.name} <DutySign round={round} on={on} now={now} />
        </CardRow>
      ))}
    </ul>
  )
}

function Warm({ round, now }: { round: Round; now: string }) {
  const say = useSay()
  const to = useCardWay()
  return round.fridges.map(
    ({ fridge, warm }) =>
      warm && (
        <Way key={fridge.id} as="p" className="card-bad figures" to={to}>
          <TriangleAlert size={18} aria-hidden />
          {say(words.warm, { fridge: fridge.name, temp: warm.worst, minutes: Math.floor(minutesBetween(warm.from, now)) })}
        </Way>
      ),
  )
}

/** Fridges that keep samples, and which of them nobody has read in this half of the day. One that is too warm leads. */
export function FridgesCard({ tell }: HomeCardProps) {
  const say = useSay()
  const now = useNow()
  const mayRead = useCan()('fridge-temp:add')
  const [reading, setReading] = useState<string>()
  const known = useAskedRound(now)
  useTell(tell, known && fridgesStanding(known.round, known.applies))
  if (!known) return <CardFrame state="loading" />
  const { round } = known
  const unread = unreadOf(round)
  const opened = round.fridges.find(({ fridge }) => fridge.id === reading)
  const tone = unread.some(({ duty }) => duty.state === 'late') ? 'bad' : 'plain'
  return (
    <CardFrame>
      <Warm round={round} now={now} />
      {unread.length > 0 ? (
        <Figure value={unread.length} of={round.fridges.length} words={say(words.toRead, { time: round.time })} tone={tone} />
      ) : (
        <p className="quiet">{say(words.read)}</p>
      )}
      <Rows round={round} now={now} onRead={mayRead ? setReading : undefined} />
      {opened && (
        <Suspense fallback={null}>
          <TempSheet fridge={opened.fridge} onClose={() => setReading(undefined)} />
        </Suspense>
      )}
    </CardFrame>
  )
}
