import { Search } from 'lucide-react'
import { useSay } from '../language/use-say'
import { openSearch } from './open-search'
import { searchWord } from './search-word'

/** Opens the search from the corner of a page in a hand. */
export function TouchSearchButton() {
  const say = useSay()
  return (
    <button type="button" className="page-bar-button" aria-label={say(searchWord)} aria-haspopup="dialog" onClick={openSearch}>
      <Search aria-hidden />
    </button>
  )
}
