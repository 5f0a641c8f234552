import { X } from 'lucide-react'
import { advancedFilter, readAdvancedQuery } from '../../../../contract/list/advanced-query'
import type { Page } from '../../../../contract/query'
import type { Resource } from '../../../../contract/resource'
import { QueryWords } from '../../../blocks/query/QueryWords'
import { fieldsOf as queryFieldsOf } from '../../../blocks/query/query-field'
import { words as queryWords } from '../../../blocks/query/words'
import { FieldValue } from '../../../fields/FieldValue'
import { enumerate } from '../../../language/enumerate'
import { formWords } from '../../../language/form-words'
import { useSay } from '../../../language/use-say'
import { call } from '../../../wire/call'
import { valuesOf } from '../../list/filter-values'
import { filteredField, filterQuery, isFoundByPiece, type ListState } from '../../list/list-address'
import { nounKeys } from '../../noun-keys'
import type { ViewRow } from '../../row'
import { useAnswer } from '../../use-answer'
import { tableWords } from '../table-words'
import { rangeText } from './range-text'

type Props = { resource: Resource; filters: ListState['filters']; change: (change: Partial<ListState>) => void }

/** Most of the lines that were not found that are named. */
const named = 8

/** Which of several pasted lines there is no row of. */
function Lines({ resource, name, values }: { resource: Resource; name: string; values: readonly string[] }) {
  const say = useSay()
  const query = { ...filterQuery(resource, { [name]: values.join('\n') }), field: name, pageNo: 1, pageSize: 1000 }
  const { data } = useAnswer({
    queryKey: nounKeys.list(resource.name, ['lines', query]),
    queryFn: ({ signal }) => call<Page<ViewRow>>('GET', `${resource.path}/list`, { query, signal }),
  })
  const asked = values.length
  if (!data) return say(tableWords.linesAsked, { count: asked })
  const found = new Set(data.records.map((row) => String(row[name] ?? '')))
  const missing = values.filter((value) => !found.has(value))
  if (missing.length === 0) return say(tableWords.linesAllFound, { asked })
  const some = enumerate(missing.slice(0, named)) + (missing.length > named ? ' …' : '')
  return say(tableWords.linesFound, { asked, found: asked - missing.length, missing: some })
}

const fieldsOf = (resource: Resource, filters: Props['filters']) => [
  ...new Set(Object.keys(filters).map((name) => filteredField(resource, name))),
]

function Told({ resource, filters, field }: Pick<Props, 'resource' | 'filters'> & { field: string }) {
  const say = useSay()
  const facts = resource.fields[field]
  const range = rangeText(say, filters[`${field}_begin`], filters[`${field}_end`])
  const values = valuesOf(filters[field])
  if (range || !facts) return range
  if (values.length > 1 && isFoundByPiece(resource, field)) return <Lines {...{ resource, values }} name={field} />
  if (facts.kind === 'boolean') return <FieldValue facts={facts} value={filters[field] === 'true'} />
  const kinds = { dict: 'dicts', ref: 'refs' } as const
  const kind = facts.kind === 'dict' || facts.kind === 'ref' ? kinds[facts.kind] : facts.kind
  if (kind === 'dicts' || kind === 'refs') return <FieldValue facts={{ ...facts, kind }} value={values} />
  return enumerate(values)
}

/** What the advanced query of a list asks for; nothing where there is none. */
function Queried({ resource, filters }: Pick<Props, 'resource' | 'filters'>) {
  const query = readAdvancedQuery(filters[advancedFilter])
  return query && <QueryWords fields={queryFieldsOf(resource)} query={query} />
}

/** What a list is narrowed by, in words. */
export function FilterWords({ resource, filters }: Pick<Props, 'resource' | 'filters'>) {
  const say = useSay()
  const plain = fieldsOf(resource, filters).map((field) => {
    const facts = resource.fields[field]
    return (
      facts && (
        <span key={field}>
          {say(tableWords.filterSaid, { column: say(facts.label) })}
          <Told {...{ resource, filters, field }} />
          {' · '}
        </span>
      )
    )
  })
  if (!filters[advancedFilter]) return plain
  return (
    <>
      {plain}
      <Queried {...{ resource, filters }} />
    </>
  )
}

/** What a list is narrowed by, each with a way to drop it. */
export function FilterChips({ resource, filters, change }: Props) {
  const say = useSay()
  const fields = fieldsOf(resource, filters)
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
            <Told {...{ resource, filters, field }} />
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
