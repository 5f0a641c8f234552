import Popover from 'antd/es/popover'
import { useState } from 'react'
import type { Resource } from '../../../../contract/resource'
import { useDict, wordsFor } from '../../../fields/choice/use-dict'
import { useSay } from '../../../language/use-say'
import { useSession } from '../../../session/session'
import { filterOf, valuesOf } from '../../list/filter-values'
import { useCounts } from '../../views/use-counts'
import type { CellProps } from './FilterCell'
import { PastedNames } from './PastedNames'
import { nameKey } from './pasted'
import { pastedWords } from './pasted-words'

type Props = CellProps & { resource: Resource }

/** More choices than this are found by typing. */
const few = 8
const none: readonly never[] = []

function Choices({ resource, name, facts, filters, set, label }: Props) {
  const say = useSay()
  const [keyword, setKeyword] = useState('')
  const options = useDict(facts.dict)
  const found = options.filter(({ text }) => nameKey(text).includes(nameKey(keyword)))
  const counts = useCounts(resource, [name], filters)?.[name]
  const chosen = valuesOf(filters[name])
  const toggle = (value: string) =>
    set({ [name]: filterOf(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]) })
  return (
    <fieldset className="filter-choices plain-set" aria-label={label}>
      {options.length > few && (
        <input
          className="filter-text"
          type="search"
          aria-label={say(pastedWords.narrow)}
          placeholder={say(pastedWords.narrow)}
          value={keyword}
          onChange={(event) => setKeyword(event.target.value)}
        />
      )}
      {found.map(({ value, text }) => (
        <label key={value}>
          <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
          <span>{text}</span>
          {counts && <span className="quiet figures">{counts[value] ?? 0}</span>}
        </label>
      ))}
    </fieldset>
  )
}

/** What the values of a dictionary are called, in every language and by themselves. */
function useCalled(dict: string | undefined): readonly (readonly [value: string, name: string])[] {
  const items = useSession(({ dictionaries }) => (dict ? dictionaries[dict] : undefined)) ?? none
  return items.flatMap(({ value, text, textEn }) =>
    [...new Set([text, textEn ?? text, value].map(nameKey))].map((name) => [value, name] as const),
  )
}

/** Values of a dictionary, several of which are chosen as one. While they lie open each says how many rows there are of it. */
export function DictFilter(props: Props) {
  const { name, facts, filters, set, label } = props
  const [isOpen, setOpen] = useState(false)
  const options = useDict(facts.dict)
  const called = useCalled(facts.dict)
  const find = () => {
    setOpen(false)
    return called
  }
  return (
    <PastedNames {...{ label, find }} values={valuesOf(filters[name])} onChoose={(values) => set({ [name]: filterOf(values) })}>
      <Popover trigger="click" placement="bottomLeft" open={isOpen} onOpenChange={setOpen} content={isOpen && <Choices {...props} />}>
        <button type="button" className="filter-button" aria-label={label} aria-haspopup="dialog" aria-expanded={isOpen}>
          {wordsFor(options, valuesOf(filters[name]))}
        </button>
      </Popover>
    </PastedNames>
  )
}
