import { X } from 'lucide-react'
import { advancedFilter } from '../../../../contract/list/advanced-query'
import type { Resource } from '../../../../contract/resource'
import { words as queryWords } from '../../../blocks/query/words'
import { formWords } from '../../../language/form-words'
import { useSay } from '../../../language/use-say'
import { NarrowedTo, narrowedFields, Queried } from '../../list/filter/FilterWords'
import { filteredField, type ListState } from '../../list/list-address'
import { tableWords } from '../table-words'

type Props = { resource: Resource; filters: ListState['filters']; change: (change: Partial<ListState>) => void }

/** What a list is narrowed by, each with a way to drop it. */
export function FilterChips({ resource, filters, change }: Props) {
  const say = useSay()
  const fields = narrowedFields(resource, filters)
  if (fields.length === 0) return null
  const without = (field: string) => Object.fromEntries(Object.entries(filters).filter(([name]) => filteredField(resource, name) !== field))
  return (
    <ul className="filter-chips">
      {filters[advancedFilter] && (
        <li className="filter-chip">
          <Queried {...{ resource, filters }} />
          <button
            type="button"
            aria-label={say(tableWords.removeFilter, { column: say(queryWords.title) })}
            onClick={() => change({ filters: without(advancedFilter) })}
          >
            <X size={14} aria-hidden />
          </button>
        </li>
      )}
      {fields.map((field) => {
        const facts = resource.fields[field]
        if (!facts) return null
        const column = say(facts.label)
        return (
          <li key={field} className="filter-chip">
            <span className="quiet">{column}</span>
            <NarrowedTo {...{ resource, filters, field }} />
            <button type="button" aria-label={say(tableWords.removeFilter, { column })} onClick={() => change({ filters: without(field) })}>
              <X size={14} aria-hidden />
            </button>
          </li>
        )
      })}
      <li>
        <button type="button" className="filter-clear" onClick={() => change({ filters: {} })}>
          {say(formWords.clearFilters)}
        </button>
      </li>
    </ul>
  )
}
