import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import type { AdvancedQuery } from '../../../contract/list/advanced-query'
import { BigButton } from '../../design/BigButton'
import { LabelledInput } from '../../design/form/LabelledInput'
import { useSay } from '../../language/use-say'
import type { QueryField } from './query-field'
import { longestTitle, type NamedQuery } from './saved-queries'
import { useSavedQueries } from './use-saved-queries'
import { words } from './words'

function Named({ title, onChoose, onDrop }: { title: string; onChoose: () => void; onDrop: () => void }) {
  const say = useSay()
  return (
    <li>
      <button type="button" className="query-named" onClick={onChoose}>
        {title}
      </button>
      <button type="button" className="page-bar-button" aria-label={say(words.drop, { name: title })} onClick={onDrop}>
        <Trash2 size={18} aria-hidden />
      </button>
    </li>
  )
}

type Props = {
  readonly fields: readonly QueryField[]
  /** Where they are kept (`savedUnder`). */
  readonly under: string
  /** What is to be kept; undefined where that cannot be said, which has been told then. */
  readonly wholeQuery: () => AdvancedQuery | undefined
  readonly onChoose: (query: AdvancedQuery) => void
}

/** The queries somebody keeps of a page: chosen, kept under a name, and deleted. */
export function SavedQueries({ fields, under, wholeQuery, onChoose }: Props) {
  const say = useSay()
  const id = useId()
  const { all, save, drop } = useSavedQueries(under, fields)
  const [title, setTitle] = useState('')
  const [isNameless, setNameless] = useState(false)
  const name = (typed: string) => {
    setTitle(typed)
    setNameless(false)
  }
  const keep = () => {
    const query = wholeQuery()
    if (!query) return
    if (title.trim() === '') setNameless(true)
    else void save(title.trim(), query)
  }
  const choose = (one: NamedQuery) => {
    name(one.title)
    onChoose(one.query)
  }
  return (
    <section className="query-saved" aria-labelledby={`${id}-saved`}>
      <h3 id={`${id}-saved`}>{say(words.saved)}</h3>
      <ul>
        {all.map((one) => (
          <Named key={one.title} title={one.title} onChoose={() => choose(one)} onDrop={() => void drop(one.title)} />
        ))}
      </ul>
      <p className="quiet">{say(all.length > 0 ? words.here : words.noneSaved)}</p>
      <LabelledInput id={`${id}-name`} label={say(words.saveName)} {...(isNameless && { problem: say(words.noName) })}>
        {(aria) => (
          <input
            {...aria}
            className="input"
            value={title}
            maxLength={longestTitle}
            autoComplete="off"
            onChange={(event) => name(event.target.value)}
          />
        )}
      </LabelledInput>
      <BigButton onClick={keep}>{say(words.save)}</BigButton>
    </section>
  )
}
