import { keepPreviousData } from '@tanstack/react-query'
import { type GroupTotals, mostGroups, type Totals } from '../../../../contract/list/summary'
import type { Resource } from '../../../../contract/resource'
import { call } from '../../../wire/call'
import { nounKeys } from '../../noun-keys'
import { useAnswer } from '../../use-answer'
import { filterQuery, type ListState } from '../list-address'
import type { PartedBy } from './parted-by'

const none: readonly GroupTotals[] = []

/**
 * How many rows each part of a list has that comes page by page, in the order of the list: only the server knows all of them. Undefined while that is
 * on its way; none where there are too many parts, or where it cannot be told. `wanted`: undefined of a list whose rows are all here, or that has no parts.
 */
export function usePartCounts(
  resource: Resource,
  filters: ListState['filters'],
  wanted: PartedBy | undefined,
): readonly GroupTotals[] | undefined {
  const { path, name, title } = resource
  const by = wanted?.way === 'letter' ? 'sign' : 'day'
  const query = { ...filterQuery(resource, filters), field: title, group: wanted?.field ?? '', by }
  const { data, isError } = useAnswer({
    queryKey: nounKeys.list(name, ['parts', query]),
    enabled: wanted !== undefined,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call<Totals>('GET', `${path}/totals`, { query, signal }),
  })
  if (!wanted || isError) return none
  if (!data) return undefined
  const { groups = none } = data
  if (groups.length >= mostGroups) return none
  return wanted.descending ? groups.toReversed() : groups
}
