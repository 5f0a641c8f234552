import { labelOf } from '../../contract/catalogue'
import { ShowAll } from '../design/ShowAll'
import { useFewFirst } from '../design/use-few-first'
import { useSay } from '../language/use-say'
import type { ViewRow } from '../resource/row'
import { useProduct } from '../shell/product'
import { words } from './words'

/** The rows of a document that waits for one decision, by their names. */
export function HeldRows({ group }: { group: readonly ViewRow[] }) {
  const say = useSay()
  const { catalogue } = useProduct()
  const first = useFewFirst(group)
  return (
    <section className="conflict-centre-group">
      <p className="quiet">{say(words.groupOf, { count: group.length })}</p>
      <ul>
        {first.shown.map((row) => (
          <li key={row.id}>
            {String(row.subject ?? '')} <span className="quiet">{say(labelOf(catalogue, String(row.noun)))}</span>
          </li>
        ))}
      </ul>
      <ShowAll of={first} />
    </section>
  )
}
