import { type RefObject, useEffect, useRef } from 'react'
import type { Resource } from '../../../contract/resource'
import type { ListState } from '../list/list-address'
import { useList } from '../list/use-list'
import type { TableModel } from './use-table'

/** Where the open record stands among all of its list, and what lies before and after it. */
export type Steps = {
  /** From 0; below 0 where it is none of the rows shown. */
  readonly at: number
  readonly total: number
  readonly previous: string | undefined
  readonly next: string | undefined
  readonly go: (id: string) => void
}

/** The page on which the row beside the open one lies, as so many pages from the one that is shown. */
function pagesAway({ page, size }: ListState, at: number, last: number, total: number): -1 | 0 | 1 {
  if (at < 0) return 0
  if (at === last && page * size < total) return 1
  return at === 0 && page > 1 ? -1 : 0
}

/** The rows of that page. Where it is the shown one nothing more is asked for. */
function useRowsAway(resource: Resource, state: ListState, away: number): readonly string[] {
  const { phase, rows, isOld } = useList(resource, { ...state, page: state.page + away })
  return away === 0 || phase !== 'ready' || isOld ? [] : rows.map(({ id }) => id)
}

/** Brings the row that was stepped to into view, once it stands there. */
function useFollowing(table: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    if (!wanted.current || !ids.includes(wanted.current)) return
    table.current?.querySelector(`tr[data-row-key="${CSS.escape(wanted.current)}"]`)?.scrollIntoView({ block: 'nearest' })
    wanted.current = undefined
  })
  return wanted
}

/**
 * The way from the open record to those beside it. It goes on over the ends of a page, and the table with it. Of a list whose groups are fetched
 * one by one it leads through the rows that are here.
 */
export function useSteps(table: TableModel, place: RefObject<HTMLElement | null>): Steps {
  const { resource, state, change, ids, isParted } = table
  const { open, page, size } = state
  const at = open === undefined ? -1 : ids.indexOf(open)
  const away = isParted ? 0 : pagesAway(state, at, ids.length - 1, table.list.total)
  const beside = useRowsAway(resource, state, away)
  const following = useFollowing(place, ids)
  const go = (id: string) => {
    following.current = id
    change(ids.includes(id) ? { open: id } : { open: id, page: page + away })
  }
  const before = isParted ? 0 : (page - 1) * size
  return {
    at: at < 0 ? at : before + at,
    total: isParted ? ids.length : table.list.total,
    previous: at > 0 ? ids[at - 1] : away < 0 ? beside.at(-1) : undefined,
    next: at < 0 ? undefined : (ids[at + 1] ?? (away > 0 ? beside[0] : undefined)),
    go,
  }
}
