import { Search } from 'lucide-react'
import { Chip } from '../../design/Chip'
import { useSay } from '../../language/use-say'
import { words } from '../words'
import type { NoticeSearch } from './notice-search'
import '../../fields/inputs.css'

const readings = [
  ['', words.all],
  ['0', words.unread],
  ['1', words.read],
] as const

type Props = { search: NoticeSearch; onSearch: (change: Partial<NoticeSearch>) => void }

/** Looks through a person's notices by title, by sender, and by whether they were read. Follows every letter. */
export function SearchNotices({ search, onSearch }: Props) {
  const say = useSay()
  const box = (name: 'titile' | 'sender', text: string) => (
    <label className="search-box">
      <Search aria-hidden />
      <input
        type="search"
        enterKeyHint="search"
        aria-label={text}
        placeholder={text}
        value={search[name]}
        onChange={(event) => onSearch({ [name]: event.target.value })}
      />
    </label>
  )
  return (
    <search className="notice-search">
      {box('titile', say(words.searchTitle))}
      {box('sender', say(words.searchSender))}
      <fieldset className="chips" aria-label={say(words.state)}>
        {readings.map(([read, word]) => (
          <Chip key={read} chosen={search.read === read} onToggle={() => onSearch({ read })}>
            {say(word)}
          </Chip>
        ))}
      </fieldset>
    </search>
  )
}
