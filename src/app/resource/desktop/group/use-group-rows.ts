import { useQueries } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { mostGroups, type Totals } from '../../../../contract/list/summary'
import type { Resource } from '../../../../contract/resource'
import type { ListState } from '../../list/list-address'
import { overlaidPage } from '../../list/local-list'
import { remotePage } from '../../list/use-list'
import { useSteadyRows } from '../../list/use-steady-rows'
import { queries } from '../../queries'
import type { ViewRow } from '../../row'
import { useLocalCopy } from '../../use-local'
import { foldKey } from './folds'
import { groupQuery, groupsInTurn } from './group-query'
import { type Grouped, joinedGroups } from './grouped-rows'
import type { Folding } from './use-folds'

export type GroupRows = {
  /** Undefined where the groups of the list are not fetched one by one. */
  readonly grouped: Grouped | undefined
  readonly more: (value: string | null) => void
  /** Whether the rows of a group are shown: as somebody left it, else those of the first group where groups are fetched one by one, and of all where they are not. */
  readonly isOpen: (value: string | null) => boolean
}

/** Which groups of a list are fetched by themselves: all, where the list has more rows than a page and each group is known. */
function fetchedOneByOne({ group, size, sorts }: ListState, totals: Totals | undefined) {
  const groups = totals?.groups
  if (!group || !groups || totals.count <= size || groups.length >= mostGroups) return undefined
  return groupsInTurn(groups, sorts, group)
}

/** One more page of a group each time it is asked for. They are forgotten when the list shows something else. */
function usePages(what: string) {
  const [asked, setAsked] = useState<{ readonly what: string; readonly pages: Readonly<Record<string, number>> }>({ what, pages: {} })
  const pagesOf = (value: string | null) => (asked.what === what ? asked.pages[foldKey(value)] : undefined) ?? 1
  const more = useCallback(
    (value: string | null) =>
      setAsked((old) => {
        const pages = old.what === what ? old.pages : {}
        return { what, pages: { ...pages, [foldKey(value)]: (pages[foldKey(value)] ?? 1) + 1 } }
      }),
    [what],
  )
  return { pagesOf, more }
}

/**
 * The rows of a list that stands in groups and has more of them than a page: those of a group are fetched when it is opened, page by page, so
 * that every heading is there at once.
 */
export function useGroupRows(resource: Resource, state: ListState, totals: Totals | undefined, { isOpen: isLeftOpen }: Folding): GroupRows {
  const { group = '', size, sorts, filters } = state
  const groups = fetchedOneByOne(state, totals)
  const { pagesOf, more } = usePages(JSON.stringify([resource.name, group, size, sorts, filters]))
  const first = groups && (groups[0]?.value ?? null)
  const isOpen = useCallback((value: string | null) => isLeftOpen(value, first === undefined || value === first), [isLeftOpen, first])
  const opened = (groups ?? []).map(({ value, count }) => ({ value, count, isOpen: isOpen(value) }))
  const wanted = opened.flatMap(({ value, isOpen }) =>
    isOpen ? Array.from({ length: pagesOf(value) }, (_, at) => ({ value, page: at + 1 })) : [],
  )
  const answers = useQueries(
    { queries: wanted.map(({ value, page }) => remotePage(resource, groupQuery(resource, { page, size, sorts, filters }, group, value))) },
    queries,
  )
  const copy = useLocalCopy(groups && resource.offline.mode !== 'none' ? resource.name : undefined)
  const rowsOf = (value: string | null): ViewRow[] =>
    wanted.flatMap((one, at) => {
      const told = one.value === value ? answers[at]?.data : undefined
      // New rows of this device are told by the server in a moment; as a page after the first none is put in.
      return told ? overlaidPage(resource, told, copy?.rows ?? [], 2, copy?.edits) : []
    })
  const fetched = opened.map((one) => ({
    ...one,
    rows: one.isOpen ? rowsOf(one.value) : [],
    isComing: wanted.some(({ value }, at) => value === one.value && answers[at]?.isPending === true),
  }))
  const joined = joinedGroups(fetched)
  const rows = useSteadyRows(joined.rows)
  const shape = JSON.stringify(fetched.map(({ value, count, isOpen, isComing }) => [value, count, isOpen, isComing]))
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is made of rows and shape is the same while these are
  const grouped = useMemo(() => (groups ? { ...joined, rows } : undefined), [groups === undefined, rows, shape])
  return { grouped, more, isOpen }
}
