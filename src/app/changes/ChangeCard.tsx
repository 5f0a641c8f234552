import { useState } from 'react'
import { flowOf } from '../../contract/catalogue'
import type { Resource } from '../../contract/resource'
import { verbLabel } from '../conflict-centre/op-verbs'
import { Chip } from '../design/Chip'
import { usePersonName } from '../language/use-person-name'
import { useSay } from '../language/use-say'
import { useProduct } from '../shell/product'
import type { RecordChange } from './ask-changes'
import { changeVerbs } from './change-verbs'
import { FieldChanges } from './FieldChanges'
import { words } from './words'

/** Fields of a new record that are shown before somebody asks for all. */
const few = 6

type Props = { resource: Resource; change: RecordChange; isChosen: boolean; onChoose?: () => void }

/** One change: what was done, by whom and when, and what it made of which field. */
export function ChangeCard({ resource, change, isChosen, onChoose }: Props) {
  const say = useSay()
  const nameOf = usePersonName()
  const { catalogue } = useProduct()
  const [isOpen, setOpen] = useState(false)
  const { version, at, by, by_dictText, isDecided, changes } = change
  const isNew = change.verb === 'add'
  const verb = say(verbLabel(flowOf(catalogue, resource.name), change.verb, changeVerbs))
  const shown = isOpen || !isNew ? changes : changes.slice(0, few)
  return (
    <section className="card change-card" aria-label={say(words.version, { version })}>
      <header>
        <div>
          <h3>{isDecided ? say(words.decided, { verb }) : verb}</h3>
          <p className="quiet figures">
            {nameOf(by, by_dictText)} · {at.slice(0, 16)} · {say(words.version, { version })}
          </p>
        </div>
        {onChoose && (
          <Chip chosen={isChosen} onToggle={onChoose}>
            <span aria-hidden>{say(words.compareOne)}</span>
            <span className="for-readers">{say(words.choose, { version })}</span>
          </Chip>
        )}
      </header>
      {changes.length > 0 && <FieldChanges {...{ resource, isNew }} changes={shown} />}
      {changes.length === 0 && change.verb !== 'remove' && <p className="quiet">{say(words.noField)}</p>}
      {shown.length < changes.length && (
        <button type="button" className="changes-all" onClick={() => setOpen(true)}>
          {say(words.allFields, { count: changes.length })}
        </button>
      )}
    </section>
  )
}
