import { ArrowLeft, X } from 'lucide-react'
import type { FormEvent, RefObject } from 'react'
import { useSay } from '../language/use-say'
import { HitList } from './HitList'
import { closeSearch } from './open-search'
import { SearchCount, SearchScope, SearchState } from './SearchState'
import { useOpenHit } from './use-open-hit'
import type { Search } from './use-search'
import { words as texts } from './words'

type Props = { readonly search: Search; readonly input: RefObject<HTMLInputElement | null> }

/** The search in a hand: the whole screen, an input on top, and big lines below. */
export function TouchSearch({ search, input }: Props) {
  const say = useSay()
  const open = useOpenHit()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const [first] = search.groups.flatMap((group) => group.hits)
    if (first && search.words) open(first)
  }
  return (
    <>
      <search>
        <form className="search-head" onSubmit={submit}>
          <button type="button" className="page-bar-button" aria-label={say(texts.close)} onClick={closeSearch}>
            <ArrowLeft aria-hidden />
          </button>
          <input
            ref={input}
            name="search"
            type="search"
            enterKeyHint="go"
            aria-label={say(texts.search)}
            placeholder={say(texts.hint)}
            value={search.typed}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => search.type(event.target.value)}
          />
          {search.typed && (
            <button
              type="button"
              className="page-bar-button"
              aria-label={say(texts.clear)}
              onClick={() => {
                search.type('')
                input.current?.focus()
              }}
            >
              <X aria-hidden />
            </button>
          )}
        </form>
      </search>
      <SearchCount search={search} />
      <div className="search-body">
        <SearchScope search={search} />
        <HitList search={search} />
        <SearchState search={search} />
      </div>
    </>
  )
}
