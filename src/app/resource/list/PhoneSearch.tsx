import { Search, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { isTelephone } from '../../../contract/list/card-of'
import type { Resource } from '../../../contract/resource'
import { BigButton } from '../../design/BigButton'
import { enumerate } from '../../language/enumerate'
import { useSay } from '../../language/use-say'
import { FilterSheet } from './filter/FilterSheet'
import { isFoundHere } from './filter/use-found-rows'
import { isFoundByPiece, type ListState } from './list-address'
import { listWords } from './words'

type Props = { resource: Resource; state: ListState; change: (change: Partial<ListState>) => void }

/** What may be typed into the box, as far as it is more than the title. */
function useHint(resource: Resource): string {
  const say = useSay()
  const { fields, title, found } = resource
  if (!isFoundHere(resource)) return say('searchHint')
  const phone = found?.by.find((name) => isTelephone(fields[name]))
  const labels = [fields[title], ...(phone ? [fields[phone]] : [])].flatMap((facts) => (facts ? [say(facts.label)] : []))
  return enumerate([...labels, say(listWords.initials)])
}

/** The box that searches a list, and the button for its filters. */
export function PhoneSearch({ resource, state, change }: Props) {
  const say = useSay()
  const [filtering, setFiltering] = useState(false)
  const { title } = resource
  const hint = useHint(resource)
  const isSearched = resource.search.includes(title) && isFoundByPiece(resource, title)
  const count = Object.keys(state.filters).filter((name) => !isSearched || name !== title).length
  const search = (text: string) => {
    const { [title]: _, ...others } = state.filters
    change({ filters: text ? { ...others, [title]: text } : others })
  }
  return (
    <div className="phone-search">
      {isSearched && (
        <label className="search-box">
          <Search aria-hidden />
          <input
            type="search"
            name="search"
            enterKeyHint="search"
            aria-label={say('search')}
            placeholder={hint}
            defaultValue={state.filters[title]}
            onChange={(event) => search(event.target.value)}
          />
        </label>
      )}
      <BigButton
        icon={<SlidersHorizontal size={20} aria-hidden />}
        aria-haspopup="dialog"
        aria-label={isSearched ? say('filter') : undefined}
        onClick={() => setFiltering(true)}
      >
        {!isSearched && say('filter')}
        {count > 0 && <span className="figures">{count}</span>}
      </BigButton>
      {filtering && <FilterSheet {...{ resource, state }} onApply={change} onClose={() => setFiltering(false)} />}
    </div>
  )
}
