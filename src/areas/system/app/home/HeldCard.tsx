import { Sign } from '../../../../app/design/Sign'
import { CardFrame } from '../../../../app/home/CardFrame'
import { CardNote } from '../../../../app/home/CardNote'
import { CardRow } from '../../../../app/home/CardRow'
import { Figure } from '../../../../app/home/Figure'
import type { HomeCardProps } from '../../../../app/home/home-card'
import { useTell } from '../../../../app/home/use-tell'
import { useSay } from '../../../../app/language/use-say'
import { useRows } from '../../../../app/offline/view/use-rows'
import { useCan } from '../../../../app/session/use-can'
import { useProduct } from '../../../../app/shell/product'
import { conflictCentrePath } from '../../../../app/shell/screens/built-in'
import type { Permission } from '../../../../contract/access'
import { labelOf } from '../../../../contract/catalogue'
import type { Label } from '../../../../contract/label'
import { Conflict } from '../../../../contract/system/conflict'
import { Escalation } from '../../../../contract/system/escalation'
import { words } from './words'

/** Lines that are shown; the place itself shows all. */
const shown = 3

type Waiting = {
  readonly id: string
  readonly subject: string
  readonly noun: string
  readonly who: string
  readonly at: string
  readonly to: string
  readonly why: Label
}

/** What waits for the person, the oldest first: held changes they may let through, and what was handed over to them. Undefined while loading. */
function useWaiting(): readonly Waiting[] | undefined {
  const can = useCan()
  const held = useRows(Conflict)
  const handed = useRows(Escalation)
  if (!held || !handed) return undefined
  const conflicts = held
    .filter(({ state, noun }) => state === 'open' && can(`${noun}:resolve` as Permission))
    .map(({ id, subject, noun, authorName, madeAt, createTime, reason }) => ({
      ...{ id, subject: subject ?? '', noun: noun ?? '', who: authorName ?? '', at: madeAt ?? createTime ?? '', to: conflictCentrePath },
      why: reason === 'clash' ? words.clash : words.heldByRule,
    }))
  const escalations = handed
    .filter(({ state }) => (state ?? 'open') === 'open' && can('handed-over:close'))
    .map(({ id, subject, noun, fromName, madeAt, createTime }) => ({
      ...{ id, subject, noun: noun ?? '', who: fromName ?? '', at: madeAt ?? createTime ?? '' },
      ...{ to: `/system/handed-over?open=${encodeURIComponent(id)}`, why: words.handedOver },
    }))
  return [...conflicts, ...escalations].sort((one, two) => (one.at < two.at ? -1 : 1))
}

/** Changes somebody has to decide before they count. Whoever decides only now and then has the card only then. */
export function HeldCard({ tell }: HomeCardProps) {
  const say = useSay()
  const can = useCan()
  const { catalogue } = useProduct()
  const waiting = useWaiting()
  const count = waiting?.length ?? 0
  const quiet = can('handed-over:close') ? ({ as: 'well', said: words.nothingHeld } as const) : ({ as: 'none' } as const)
  useTell(tell, waiting && (count > 0 ? { as: 'due', said: words.held, values: { count } } : quiet))
  if (!waiting) return <CardFrame state="loading" />
  if (count === 0)
    return (
      <CardFrame>
        <p className="quiet">{say(words.nothingHeld)}</p>
      </CardFrame>
    )
  return (
    <CardFrame>
      <Figure value={count} words={say(words.toDecide)} tone="care" />
      <ul className="card-rows">
        {waiting.slice(0, shown).map(({ id, subject, noun, who, at, to, why }) => (
          <CardRow
            key={id}
            to={to}
            about={say(words.heldAbout, { noun: noun && say(labelOf(catalogue, noun)), who, time: at.slice(5, 16) })}
            end={<Sign tone="care">{say(why)}</Sign>}
          >
            {subject}
          </CardRow>
        ))}
      </ul>
      {count > shown && <CardNote to={conflictCentrePath}>{say(words.more, { count: count - shown })}</CardNote>}
    </CardFrame>
  )
}
