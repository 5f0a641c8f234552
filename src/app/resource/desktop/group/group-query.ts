import type { Param } from '../../../../contract/list/advanced-query'
import type { GroupTotals } from '../../../../contract/list/summary'
import type { Resource } from '../../../../contract/resource'
import { addMonths } from '../../../../contract/time'
import { type ListState, listQuery } from '../../list/list-address'

type Wanted = Pick<ListState, 'page' | 'size' | 'sorts' | 'filters'>

/** By what the rows of a group are told from others: of days by the month they lie in. */
export function conditionsOf({ fields }: Resource, field: string, value: string | null): readonly Param[] {
  if (value === null) return [{ field, rule: 'empty', val: 'true' }]
  const { kind } = fields[field] ?? {}
  if (kind !== 'date' && kind !== 'dateTime') return [{ field, rule: 'eq', val: value }]
  return [
    { field, rule: 'ge', val: `${value}-01` },
    { field, rule: 'lt', val: `${addMonths(value, 1)}-01` },
  ]
}

/** The call for a page of one group of a list. */
export const groupQuery = (resource: Resource, wanted: Wanted, group: string, value: string | null): Record<string, string | number> =>
  listQuery(resource, { ...wanted, group: undefined }, conditionsOf(resource, group, value))

/** Groups as the list has them: by their values, those without one last; turned where the list is sorted so. */
export function groupsInTurn(groups: readonly GroupTotals[], sorts: ListState['sorts'], group: string): readonly GroupTotals[] {
  return sorts.some(({ column, descending }) => column === group && descending) ? groups.toReversed() : groups
}
