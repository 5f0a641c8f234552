import { advancedFilter, readAdvancedQuery } from '../../../../contract/list/advanced-query'
import type { Page } from '../../../../contract/query'
import type { Resource } from '../../../../contract/resource'
import { QueryWords } from '../../../blocks/query/QueryWords'
import { fieldsOf as queryFieldsOf } from '../../../blocks/query/query-field'
import { FieldValue } from '../../../fields/FieldValue'
import { enumerate } from '../../../language/enumerate'
import { useSay } from '../../../language/use-say'
import { call } from '../../../wire/call'
import { nounKeys } from '../../noun-keys'
import type { ViewRow } from '../../row'
import { useAnswer } from '../../use-answer'
import { valuesOf } from '../filter-values'
import { filteredField, filterQuery, isFoundByPiece, type ListState } from '../list-address'
import { filterWords } from './filter-words'
import { rangeText } from './range-text'

type Props = { resource: Resource; filters: ListState['filters'] }

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
  if (!data) return say(filterWords.linesAsked, { count: asked })
  const found = new Set(data.records.map((row) => String(row[name] ?? '')))
  const missing = values.filter((value) => !found.has(value))
  if (missing.length === 0) return say(filterWords.linesAllFound, { asked })
  const some = enumerate(missing.slice(0, named)) + (missing.length > named ? ' …' : '')
  return say(filterWords.linesFound, { asked, found: asked - missing.length, missing: some })
}

/** The fields some filters narrow, in their order. */
export const narrowedFields = (resource: Resource, filters: Props['filters']) => [
  ...new Set(Object.keys(filters).map((name) => filteredField(resource, name))),
]

/** What a list is narrowed to in one field. */
export function NarrowedTo({ resource, filters, field }: Props & { field: string }) {
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
export function Queried({ resource, filters }: Props) {
  const query = readAdvancedQuery(filters[advancedFilter])
  return query && <QueryWords fields={queryFieldsOf(resource)} query={query} />
}

/** What a list is narrowed by, in words. */
export function FilterWords({ resource, filters }: Props) {
  const say = useSay()
  const plain = narrowedFields(resource, filters).map((field) => {
    const facts = resource.fields[field]
    return (
      facts && (
        <span key={field}>
          {say(filterWords.filterSaid, { column: say(facts.label) })}
          <NarrowedTo {...{ resource, filters, field }} />
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
