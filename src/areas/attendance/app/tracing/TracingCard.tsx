import { Avatar } from '../../../../app/avatar/Avatar'
import { BigButton } from '../../../../app/design/BigButton'
import { useSay } from '../../../../app/language/use-say'
import { Child } from '../../../families/published/child'
import { whyHeld } from '../../mark/mark-rules'
import type { BoardRoll, BoardTile } from '../board/use-attendance-day'
import { CauseChips } from '../mark/CauseChips'
import { useIsOwn } from '../mark/use-is-own'
import { markLooks } from '../mark-looks'
import { ContactLines } from './ContactLines'
import type { FamilyCall } from './trace-intents'
import { traceWords } from './trace-words'
import { type Families, useTracing } from './use-tracing'

function CallLog({ calls }: { calls: readonly FamilyCall[] }) {
  const say = useSay()
  if (calls.length === 0) return null
  return (
    <ol className="call-log" aria-label={say(traceWords.calls)}>
      {calls.map((call) => (
        <li key={call.at}>
          <span className="figures">{call.at.slice(11, 16)}</span> {call.result} <span className="quiet">{call.by}</span>
        </li>
      ))}
    </ol>
  )
}

/** One absent child nobody has explained yet: whom to call, what came of it, and the cause. */
export function TracingCard({ roll, tile, families }: { roll: BoardRoll; tile: BoardTile; families: Families }) {
  const say = useSay()
  const absence = families.absenceOf(tile)
  const { noteCall, giveCause } = useTracing(roll, tile, absence)
  const { child, mark, record } = tile
  const isOwn = useIsOwn(roll)(record)
  const kinds = mark === 'S' || mark === 'A' ? [mark] : (['S', 'A'] as const)
  const may = (status: 'S' | 'A') => (cause: string) => whyHeld(roll.state, record, { status, cause }, isOwn) === undefined
  return (
    <li className="card tracing-card">
      <h3 className="tracing-name">
        <Avatar noun={Child.name} id={child.id} name={child.name} picture={child.photo} />
        {child.name}
        <span className="quiet">{say(markLooks[mark ?? 'U'].word)}</span>
      </h3>
      <ContactLines contacts={families.contactsOf(tile)} />
      <CallLog calls={absence.trace?.contactLog ?? []} />
      <div className="call-results">
        <BigButton onClick={() => noteCall(traceWords.reached)}>{say(traceWords.reached)}</BigButton>
        <BigButton onClick={() => noteCall(traceWords.noAnswer)}>{say(traceWords.noAnswer)}</BigButton>
      </div>
      {kinds.map((kind) => (
        <CauseChips key={kind} mark={kind} cause={undefined} own may={may(kind)} onChoose={(cause) => giveCause(kind, cause)} />
      ))}
    </li>
  )
}
