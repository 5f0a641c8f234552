import { Clock } from 'lucide-react'
import { unitsOf } from '../../contract/sync/group'
import { ShowAll } from '../design/ShowAll'
import { useFewFirst } from '../design/use-few-first'
import { useSay } from '../language/use-say'
import type { StoredOp } from '../offline/outbox/stored'
import { OpHead } from './OpHead'
import { words } from './words'

/** Edits that wait for the network. Nothing has to be done about them. */
export function WaitingList({ ops }: { ops: readonly StoredOp[] }) {
  const say = useSay()
  const first = useFewFirst(unitsOf(ops))
  return (
    <section className="conflict-centre-part">
      <h2>{say(words.conflictCentreWaiting, { count: ops.length })}</h2>
      <ul className="conflict-centre-waiting card">
        {first.shown.map(([op, ...others]) => (
          <li key={op.id}>
            <Clock size={18} aria-hidden />
            <OpHead about={op} at={op.at} changes />
            {others.length > 0 && <span className="quiet">{say(words.groupMore, { count: others.length + 1 })}</span>}
          </li>
        ))}
      </ul>
      <ShowAll of={first} />
    </section>
  )
}
