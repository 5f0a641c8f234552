import { standsUnder } from '../../../contract/list/summary'
import type { Resource } from '../../../contract/resource'
import type { ViewRow } from '../row'

/** Where groups begin among rows in their order: by the row each begins with, the value its rows stand under. */
export function headsOf(resource: Resource, group: string, rows: readonly ViewRow[]): ReadonlyMap<string, string | null> {
  const heads = new Map<string, string | null>()
  let before: string | null | undefined
  for (const row of rows) {
    const value = standsUnder(resource, group, row[group])
    if (value !== before) heads.set(row.id, value)
    before = value
  }
  return heads
}
