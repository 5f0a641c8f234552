import { keepPreviousData } from '@tanstack/react-query'
import { isStoodBy, type Totals, totalled } from '../../../../contract/list/summary'
import type { Resource } from '../../../../contract/resource'
import { call } from '../../../wire/call'
import { filterQuery, type ListState } from '../../list/list-address'
import { useIsLocal } from '../../list/use-list'
import { nounKeys } from '../../noun-keys'
import { useAnswer } from '../../use-answer'

/** Columns that come to something, all rows of the list together. */
export const totalledColumns = (resource: Resource, columns: readonly string[]): readonly string[] =>
  columns.filter((name) => totalled(resource, name) !== undefined)

/**
 * What all rows of a list come to, whatever page is shown, by the server: only it knows all of them. Undefined where nothing is to be added up
 * or counted by group, until it is known, and while the rows are the device's own.
 */
export function useTotals(
  resource: Resource,
  { filters, group }: Pick<ListState, 'filters' | 'group'>,
  columns: readonly string[],
): Totals | undefined {
  const isLocal = useIsLocal(resource)
  const summed = totalledColumns(resource, columns)
  const by = group && isStoodBy(resource, group) ? group : undefined
  const query = { ...filterQuery(resource, filters), field: summed.join() || resource.title, ...(by && { group: by }) }
  const { data } = useAnswer({
    queryKey: nounKeys.list(resource.name, ['totals', query]),
    enabled: !isLocal && (summed.length > 0 || by !== undefined),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call<Totals>('GET', `${resource.path}/totals`, { query, signal }),
  })
  return isLocal ? undefined : data
}
