import { Undo2 } from 'lucide-react'
import { BigButton } from '../design/BigButton'
import { isTold } from '../fields/plain-value'
import { usePersonName } from '../language/use-person-name'
import { useSay } from '../language/use-say'
import { RemovedFact } from './RemovedFact'
import { factsOf, type RemovedRows } from './removed-row'
import { words } from './words'

/** Removed rows in a hand. */
export function RemovedCards({ resource, rows, names, chosen, isBusy, toggle, restore }: RemovedRows) {
  const say = useSay()
  const nameOf = usePersonName()
  return (
    <ul className="recycle-cards">
      {rows.map((row) => {
        const name = names[row.id] ?? '—'
        const facts = factsOf(resource).filter((field) => isTold(resource.fields[field], row[field]))
        return (
          <li key={row.id} className="card recycle-card">
            <label className="recycle-check">
              <input
                type="checkbox"
                checked={chosen.includes(row.id)}
                aria-label={say(words.chooseOne, { name })}
                onChange={() => toggle(row.id)}
              />
              <span className="recycle-said">
                <strong>{name}</strong>
                {facts.length > 0 && (
                  <span className="recycle-facts">
                    {facts.map((field) => (
                      <span key={field}>
                        <RemovedFact {...{ resource, row }} name={field} />
                      </span>
                    ))}
                  </span>
                )}
                <span className="quiet figures">
                  {say(words.removed, {
                    who: nameOf(row.updateBy, row.updateBy_dictText),
                    when: String(row.updateTime ?? '').slice(0, 16),
                  })}
                </span>
              </span>
            </label>
            <BigButton
              icon={<Undo2 size={18} aria-hidden />}
              disabled={isBusy}
              aria-label={say(words.restoreOne, { name })}
              onClick={() => restore(row.id)}
            >
              {say(words.restore)}
            </BigButton>
          </li>
        )
      })}
    </ul>
  )
}
