import { defaultOrderOf } from '../../../../contract/default-order'
import { isToldBy } from '../../../../contract/list/finer-ways'
import type { SortKey } from '../../../../contract/query'
import type { Resource } from '../../../../contract/resource'

/** What a list falls into as it is ordered: the days of a field, or the letters its names begin with. */
export type PartedBy = { readonly way: 'day' | 'letter'; readonly field: string; readonly descending: boolean }

/**
 * By what the rows of a list fall into parts as they stand, be that how somebody sorted them or how the list opens; undefined where it is neither
 * a day nor their name, and where rows that are open stand before the others. `title`: what a card is headed by, which needs no heading of its own.
 */
export function partedBy(resource: Resource, title: string, sorts: readonly SortKey[]): PartedBy | undefined {
  const { open, by } = defaultOrderOf(resource)
  const [key] = sorts.length > 0 ? sorts : open ? [] : by
  if (!key || resource.card?.section === 'none') return undefined
  const { column: field, descending } = key
  if (field === title) return isToldBy(resource, field, 'sign') ? { way: 'letter', field, descending } : undefined
  return isToldBy(resource, field, 'day') ? { way: 'day', field, descending } : undefined
}
