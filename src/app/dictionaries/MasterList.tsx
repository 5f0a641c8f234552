import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { SearchBox } from '../fields/choice/SearchBox'
import { useSay } from '../language/use-say'
import type { DictionaryView } from './use-dictionary-rows'
import { words } from './words'

type Props = { all: readonly DictionaryView[]; opened: string | undefined; onOpen: (id: string) => void }

const isFound = ({ row, name }: DictionaryView, piece: string) =>
  [name, row.dictName, row.dictCode].some((text) => text.toLowerCase().includes(piece))

/** Every dictionary with its code, how many items it has, and how many fields take theirs from it. */
export function MasterList({ all, opened, onOpen }: Props) {
  const say = useSay()
  const [keyword, setKeyword] = useState('')
  const piece = keyword.trim().toLowerCase()
  const found = all.filter((one) => isFound(one, piece))
  return (
    <nav className="dict-master" aria-label={say(words.dictionaries)}>
      <SearchBox keyword={keyword} onKeyword={setKeyword} />
      <ul>
        {found.map(({ row, name, items, fields }) => (
          <li key={row.id}>
            <button type="button" className="dict-open" aria-current={row.id === opened || undefined} onClick={() => onOpen(row.id)}>
              <span className="dict-name">{name}</span>
              <span className="quiet dict-code">{row.dictCode}</span>
              <span className="quiet figures">{say(words.facts, { items: items.length, fields })}</span>
              <ChevronRight size={18} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="quiet">{say('noneFound')}</p>}
    </nav>
  )
}
