import { Phone, Search as SearchIcon } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { callAddress } from '../design/call/call-address'
import { useSay } from '../language/use-say'
import type { Hit } from './find/hit'
import { HitOptions, optionId } from './HitOptions'
import { telephoneOf } from './hit-facts'
import { closeSearch } from './open-search'
import { SearchCount, SearchScope, SearchState } from './SearchState'
import { useOpenHit } from './use-open-hit'
import type { Search } from './use-search'
import { words as texts } from './words'

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  PageDown: (at, count) => Math.min(at + 5, count - 1),
  PageUp: (at) => Math.max(at - 5, 0),
}

/** The keys, and the number of whoever the keyboard is on: options hold nothing that could be pressed, so it stands below them. */
function PaletteFoot({ active, search: { words, readings } }: { readonly active: Hit | undefined; readonly search: Search }) {
  const say = useSay()
  const phone = active && 'row' in active ? telephoneOf(active, words, readings) : undefined
  return (
    <div className="search-foot">
      <span aria-hidden>
        <kbd>↑</kbd> <kbd>↓</kbd> {say(texts.choose)} <kbd>Enter</kbd> {say(texts.open)} <kbd>Esc</kbd> {say(texts.close)}
      </span>
      {phone && (
        <a href={callAddress(phone)}>
          <Phone size={14} aria-hidden /> {say(texts.call, { phone })}
        </a>
      )}
    </div>
  )
}

/** Which hit the keyboard is on: the first one, until somebody leads it elsewhere. */
function useActive(search: Search) {
  const hits = search.groups.flatMap((group) => group.hits)
  const [chosen, setChosen] = useState<{ readonly words: string; readonly key: string }>()
  const at = Math.max(0, chosen?.words === search.words ? hits.findIndex(({ key }) => key === chosen.key) : 0)
  const choose = ({ key }: Hit) => setChosen({ words: search.words, key })
  return { hits, at, active: hits[at], choose }
}

type Props = { readonly search: Search; readonly input: RefObject<HTMLInputElement | null> }

/** The search on a desktop: an input, and below it what was found, led through by keys. */
export function Palette({ search, input }: Props) {
  const say = useSay()
  const list = useId()
  const open = useOpenHit()
  const { hits, at, active, choose } = useActive(search)
  const press = (event: KeyboardEvent) => {
    const { key, nativeEvent, ctrlKey, metaKey } = event
    if (nativeEvent.isComposing) return
    if (key.toLowerCase() === 'k' && ctrlKey !== metaKey) {
      event.preventDefault()
      closeSearch()
      return
    }
    const next = hits[steps[key]?.(at, hits.length) ?? -1]
    if (next) choose(next)
    if (key === 'Enter' && active) open(active)
    if (next || key === 'Enter') event.preventDefault()
  }
  return (
    <>
      <div className="search-head">
        <SearchIcon size={20} aria-hidden />
        <input
          ref={input}
          name="search"
          role="combobox"
          aria-label={say(texts.search)}
          aria-expanded={hits.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(list, active)}
          placeholder={say(texts.hint)}
          value={search.typed}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => search.type(event.target.value)}
          onKeyDown={press}
        />
      </div>
      <SearchCount search={search} />
      <div className="search-body">
        <HitOptions {...{ search, id: list, active, onActive: choose }} />
        <SearchState search={search} />
      </div>
      <SearchScope search={search} />
      <PaletteFoot {...{ active, search }} />
    </>
  )
}
