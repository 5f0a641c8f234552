import { ChevronDown, ChevronUp } from 'lucide-react'
import { type FormEvent, memo, useState } from 'react'
import type { Resource } from '../../../contract/resource'
import { BigButton } from '../../design/BigButton'
import { formWords } from '../../language/form-words'
import { useSay } from '../../language/use-say'
import { FilterInput } from '../list/FilterInput'
import type { ListState } from '../list/list-address'

/** Fields that stay in view while the row is folded. */
const unfolded = 3

type Filters = ListState['filters']

type Props = { resource: Resource; filters: Filters; change: (change: Partial<ListState>) => void }

/** The search fields above a table. Enter searches; until then what is typed stays, unless other `filters` are given. */
export const SearchRow = memo(function SearchRow({ resource, filters, change }: Props) {
  const say = useSay()
  const [draft, setDraft] = useState<Filters>(filters)
  const [known, setKnown] = useState(filters)
  const [isOpen, setOpen] = useState(false)
  if (known !== filters) {
    setKnown(filters)
    setDraft(filters)
  }
  const shown = isOpen ? resource.search : resource.search.slice(0, unfolded)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change({ filters: draft })
  }
  const reset = () => {
    setDraft({})
    change({ filters: {} })
  }
  if (resource.search.length === 0) return null
  return (
    <search>
      <form className="search-row" onSubmit={submit}>
        {shown.map((name) => {
          const facts = resource.fields[name]
          return facts && <FilterInput key={name} name={name} facts={facts} filters={draft} onChange={setDraft} />
        })}
        <div className="search-row-end">
          <BigButton look="main" type="submit">
            {say('search')}
          </BigButton>
          <BigButton onClick={reset}>{say('reset')}</BigButton>
          {resource.search.length > unfolded && (
            <BigButton
              look="quiet"
              aria-expanded={isOpen}
              icon={isOpen ? <ChevronUp size={16} aria-hidden /> : <ChevronDown size={16} aria-hidden />}
              onClick={() => setOpen(!isOpen)}
            >
              {say(isOpen ? formWords.foldSearch : 'unfoldSearch')}
            </BigButton>
          )}
        </div>
      </form>
    </search>
  )
})
