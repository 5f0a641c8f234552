import { advancedFilter, readAdvancedQuery, withoutField, writeAdvancedQuery } from '../../../contract/list/advanced-query'
import type { Counts } from '../../../contract/list/summary'
import type { Resource } from '../../../contract/resource'
import { filteredField, type ListState } from '../list/list-address'
import { sifter } from '../list/local-list'
import type { ViewRow } from '../row'

/** Filters without those of one field. */
function withoutFilter(resource: Resource, filters: ListState['filters'], field: string): ListState['filters'] {
  const { [advancedFilter]: text, ...others } = Object.fromEntries(
    Object.entries(filters).filter(([name]) => filteredField(resource, name) !== field),
  )
  const query = readAdvancedQuery(text)
  const rest = query && withoutField(query, field)
  return rest && rest.conditions.length > 0 ? { ...others, [advancedFilter]: writeAdvancedQuery(rest) } : others
}

/** The values of a field, each counted; the empty one of a row without any, be it a list of nothing. */
const listed = (value: unknown): readonly string[] => {
  const all: readonly unknown[] = Array.isArray(value) ? value : [value ?? '']
  return all.length === 0 ? [''] : all.map(String)
}

/** How many rows there would be with each value of a field, were the list not narrowed by that field itself: as the server counts. */
export function countsOf(
  resource: Resource,
  rows: readonly ViewRow[],
  filters: ListState['filters'],
  field: string,
  today: string,
): Counts {
  const found = sifter(resource, { sorts: [], filters: withoutFilter(resource, filters, field) }, today)(rows)
  const counts: Record<string, number> = Object.create(null)
  for (const row of found) for (const value of listed(row[field])) counts[value] = (counts[value] ?? 0) + 1
  return counts
}
