import { Search } from 'lucide-react'
import { useSay } from '../../language/use-say'

/** Where a piece of what is looked for is typed. */
export function SearchBox({ keyword, onKeyword }: { keyword: string; onKeyword: (keyword: string) => void }) {
  const say = useSay()
  return (
    <label className="search-box">
      <Search aria-hidden />
      <input
        type="search"
        value={keyword}
        placeholder={say('searchHint')}
        aria-label={say('search')}
        onChange={(event) => onKeyword(event.target.value)}
      />
    </label>
  )
}
