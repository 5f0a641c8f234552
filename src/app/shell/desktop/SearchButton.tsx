import { Search } from 'lucide-react'
import { useKey } from '../../design/desktop/use-key'
import { isTyping } from '../../design/keys/is-typing'
import { useSay } from '../../language/use-say'
import { openSearch } from '../../search/open-search'
import { SearchPlace } from '../../search/SearchPlace'
import { searchPart } from '../../search/search-part'
import { words } from '../../search/words'

const keys = /Mac/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'

const isMeant = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) =>
  key.toLowerCase() === 'k' ? ctrlKey !== metaKey : key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping(target)

/** Opens the search. A slash, Ctrl-K and Command-K do the same from everywhere. */
export function SearchButton() {
  const say = useSay()
  useKey((event) => {
    if (isMeant(event)) openSearch()
    return isMeant(event)
  })
  return (
    <>
      <button
        type="button"
        className="search-button"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onPointerEnter={() => void searchPart.fetch()}
        onClick={openSearch}
      >
        <Search size={16} aria-hidden />
        <span>{say(words.hint)}</span>
        <kbd aria-hidden>{keys}</kbd>
      </button>
      <SearchPlace />
    </>
  )
}
