import { createContext } from 'react'
import { standsUnder } from '../../../../contract/list/summary'
import type { Resource } from '../../../../contract/resource'
import type { ViewRow } from '../../row'

/** The rows of a table as they stand together. `heads`: by the row a group begins with, under which value; `folded`: rows not shown. */
export type Grouped = {
  readonly heads: ReadonlyMap<string, string | null>
  readonly folded: ReadonlySet<string>
}

/** How rows in their order stand together by a field. Of a folded group the first row stays as the place of its heading. */
export function groupedRows(resource: Resource, group: string, rows: readonly ViewRow[], closed: ReadonlySet<string | null>): Grouped {
  const heads = new Map<string, string | null>()
  const folded = new Set<string>()
  let before: string | null | undefined
  for (const row of rows) {
    const value = standsUnder(resource, group, row[group])
    if (value !== before) heads.set(row.id, value)
    before = value
    if (closed.has(value)) folded.add(row.id)
  }
  return { heads, folded }
}

/** What the rows of a table know of their groups. */
export type Grouping = Grouped & {
  readonly nameOf: (value: string | null) => string
  readonly countOf: (value: string | null) => number | undefined
  readonly isClosed: (value: string | null) => boolean
  readonly toggle: (value: string | null) => void
  /** How many columns a heading goes over. */
  readonly span: number
}

export const GroupingContext = createContext<Grouping | undefined>(undefined)
