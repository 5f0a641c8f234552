import { ShowAll } from '../design/ShowAll'
import { useFewFirst } from '../design/use-few-first'
import { useSay } from '../language/use-say'
import type { ParkedItem } from '../offline/outbox/conflict-centre'
import { OpHead } from './OpHead'
import { words } from './words'

/** What belongs to a refused document: its rows, each as it was made. Nothing where an edit stands alone. */
export function GroupRows({ items }: { items: readonly Pick<ParkedItem, 'op'>[] }) {
  const say = useSay()
  const first = useFewFirst(items)
  if (items.length < 2) return null
  return (
    <section className="conflict-centre-group">
      <p className="quiet">{say(words.groupOf, { count: items.length })}</p>
      <ul>
        {first.shown.map(({ op }) => (
          <li key={op.id}>
            <OpHead about={op} at={op.at} changes />
          </li>
        ))}
      </ul>
      <ShowAll of={first} />
    </section>
  )
}
