import { Clock } from 'lucide-react'
import { ShowAll } from '../design/ShowAll'
import { useFewFirst } from '../design/use-few-first'
import { useSay } from '../language/use-say'
import type { StoredOp } from '../offline/stored'
import { OpHead } from './OpHead'
import { words } from './words'

/** Edits that wait for the network. Nothing has to be done about them. */
export function WaitingList({ ops }: { ops: readonly StoredOp[] }) {
  const say = useSay()
  const first = useFewFirst(ops)
  return (
    <section className="tray-part">
      <h2>{say(words.trayWaiting, { count: ops.length })}</h2>
      <ul className="tray-waiting card">
        {first.shown.map((op) => (
          <li key={op.id}>
            <Clock size={18} aria-hidden />
            <OpHead about={op} at={op.at} changes />
          </li>
        ))}
      </ul>
      <ShowAll of={first} />
    </section>
  )
}
