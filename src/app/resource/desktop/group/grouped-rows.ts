import { createContext } from 'react'
import { type Sums, standsUnder } from '../../../../contract/list/summary'
import type { Resource } from '../../../../contract/resource'
import { headsOf } from '../../group/heads-of'
import type { ViewRow } from '../../row'

/** What stands under the last row of a group that is not all there: how many are left, and whether they are on their way. */
export type Tail = { readonly value: string | null; readonly left: number; readonly isComing: boolean }

/**
 * The rows of a table as they stand together. `heads`: by the row a group begins with, under which value; `folded`: rows not shown, which only
 * keep the place of a heading; `tails`: by the row a group ends with for now.
 */
export type Grouped = {
  readonly rows: readonly ViewRow[]
  readonly heads: ReadonlyMap<string, string | null>
  readonly folded: ReadonlySet<string>
  readonly tails: ReadonlyMap<string, Tail>
}

const noTails: Grouped['tails'] = new Map()

/** How rows in their order stand together by a field. Of a folded group the first row stays as the place of its heading. */
export function groupedRows(
  resource: Resource,
  group: string,
  rows: readonly ViewRow[],
  isOpen: (value: string | null) => boolean,
): Grouped {
  const folded = new Set(rows.flatMap((row) => (isOpen(standsUnder(resource, group, row[group])) ? [] : [row.id])))
  return { rows, heads: headsOf(resource, group, rows), folded, tails: noTails }
}

/** A group that is fetched by itself: how many rows it has, whether it lies open, and those of them that are here. */
export type Fetched = {
  readonly value: string | null
  readonly count: number
  readonly isOpen: boolean
  readonly rows: readonly ViewRow[]
  readonly isComing: boolean
}

/** The row that keeps the place of a heading whose group shows none. */
const placeOf = (value: string | null): ViewRow => ({ id: `group:${value ?? ''}`, rev: 0 })

/** Whether a row is none but keeps the place of a heading. */
export const isPlace = ({ id }: ViewRow): boolean => id.startsWith('group:')

/** Groups one after the other, of each what is here of it. */
export function joinedGroups(groups: readonly Fetched[]): Grouped {
  const rows: ViewRow[] = []
  const heads = new Map<string, string | null>()
  const folded = new Set<string>()
  const tails = new Map<string, Tail>()
  for (const { value, count, isOpen, rows: own, isComing } of groups) {
    const shown = isOpen && own.length > 0 ? own : [placeOf(value)]
    const [first, last] = [shown[0]?.id ?? '', shown.at(-1)?.id ?? '']
    heads.set(first, value)
    if (!isOpen || own.length === 0) folded.add(first)
    if (isOpen && (isComing || own.length < count)) tails.set(last, { value, left: count - own.length, isComing })
    rows.push(...shown)
  }
  return { rows, heads, folded, tails }
}

/** What the rows of a table know of their groups. */
export type Grouping = Omit<Grouped, 'rows'> & {
  readonly resource: Resource
  readonly columns: readonly string[]
  /** Whether the rows are chosen in a first column. */
  readonly hasChoice: boolean
  readonly nameOf: (value: string | null) => string
  readonly countOf: (value: string | null) => number | undefined
  readonly sumsOf: (value: string | null) => Sums | undefined
  readonly isClosed: (value: string | null) => boolean
  readonly toggle: (value: string | null) => void
  /** Fetches more rows of a group. */
  readonly more: (value: string | null) => void
}

export const GroupingContext = createContext<Grouping | undefined>(undefined)
