import { useQueries } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { Resource } from '../../../contract/resource'
import { dayOf } from '../../../contract/time'
import { clockNow } from '../../clock/clock'
import { useEngine } from '../../offline/engine-context'
import { useIsCopied } from '../../offline/view/use-is-copied'
import { isSilence } from '../../wire/wire-error'
import { asHere, isAddedSince, noEdits } from '../own-edits'
import { queries } from '../queries'
import type { ViewRow } from '../row'
import { useLocalCopy, useLocalRows } from '../use-local'
import { type ListState, listQuery } from './list-address'
import { sifter } from './local-list'
import { type ListView, remotePage, useIsLocal, useRemotePage } from './use-list'

/** Rows of one page of what is only on the server. */
const size = 50

/** A list as one long roll, of which only what is in view has to be there. */
export type LongList = Pick<ListView, 'phase' | 'total' | 'error' | 'again'> & {
  /** The row at a place from 0; undefined while it is being fetched. */
  readonly rowAt: (at: number) => ViewRow | undefined
  /** Says which places are in view, so that their rows are fetched. */
  readonly see: (from: number, to: number) => void
  /** All rows, where they lie on this device. */
  readonly rows?: readonly ViewRow[] | undefined
}
type Wanted = Pick<ListState, 'sorts' | 'filters'>

type Pages = { readonly from: number; readonly to: number }

/** Number of the page, from 1, that holds a place from 0. */
const pageOf = (at: number): number => Math.floor(at / size) + 1
const pagesIn = ({ from, to }: Pages): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at)

function useLocalList(resource: Resource, wanted: string, enabled: boolean): LongList {
  const engine = useEngine()
  const rows = useLocalRows(resource.name, enabled)
  const isCopied = useIsCopied(resource)
  const today = dayOf(clockNow())
  const sift = useMemo(() => sifter(resource, JSON.parse(wanted) as Wanted, today), [resource, wanted, today])
  const found = useMemo(() => rows && sift(rows), [sift, rows])
  // Until all of them have been read once, an empty list only means that its rows are still on their way.
  const isKnown = found !== undefined && (isCopied || found.length > 0)
  return {
    phase: isKnown ? 'ready' : 'loading',
    total: found?.length ?? 0,
    rows: found,
    rowAt: (at) => found?.[at],
    see: () => undefined,
    again: () => engine.wake('manual'),
  }
}

/** A list of the server's, when its first page was asked for, and the ids on it. */
type RemoteList = LongList & { readonly askedAt: number; readonly first: ReadonlySet<string> }

function useRemoteList(resource: Resource, wanted: string, enabled: boolean): RemoteList {
  const [view, setView] = useState<Pages>({ from: 1, to: 1 })
  const queryOf = (page: number) => listQuery(resource, { ...(JSON.parse(wanted) as Wanted), page, size })
  const first = useRemotePage(resource, queryOf(1), enabled)
  const total = first.data?.total ?? 0
  const numbers = pagesIn(view).filter((page) => page > 1 && (page - 1) * size < total)
  const others = useQueries(
    {
      queries: numbers.map((page) => ({ ...remotePage(resource, queryOf(page)), enabled: enabled && !first.isPlaceholderData })),
    },
    queries,
  )
  const see = useCallback((from: number, to: number) => {
    const next = { from: pageOf(from), to: pageOf(to) }
    setView((old) => (old.from === next.from && old.to === next.to ? old : next))
  }, [])
  const rowsOf = (page: number) => (page === 1 ? first : others[numbers.indexOf(page)])?.data?.records
  const silent = first.fetchStatus === 'paused' || isSilence(first.error)
  const records = first.data?.records
  return {
    askedAt: first.data?.askedAt ?? 0,
    first: useMemo(() => new Set(records?.map(({ id }) => id)), [records]),
    phase: first.data ? 'ready' : silent ? 'offline' : first.isError ? 'error' : 'loading',
    total,
    error: first.error,
    rowAt: (at) => rowsOf(pageOf(at))?.[at % size],
    see,
    again: () => {
      for (const query of [first, ...others]) void query.refetch()
    },
  }
}

/** The same with this device's own unsent edits in it: rows that are new stand first, others as they are here. */
function useOverlaidList(resource: Resource, wanted: string, remote: RemoteList, enabled: boolean): LongList {
  const copy = useLocalCopy(enabled ? resource.name : undefined)
  const today = dayOf(clockNow())
  const sift = useMemo(() => sifter(resource, JSON.parse(wanted) as Wanted, today), [resource, wanted, today])
  const { askedAt, first } = remote
  const own = useMemo(() => {
    const { rows = [], edits = noEdits } = copy ?? {}
    const isNew = (row: ViewRow) => !first.has(row.id) && isAddedSince(edits, askedAt, row)
    const here = new Map(rows.map((row) => [row.id, row]))
    const laid = new WeakMap<ViewRow, ViewRow>()
    // The same object each time it is asked for: a card is drawn anew for another one.
    const overlaid = (row: ViewRow): ViewRow => {
      const known = laid.get(row) ?? asHere(resource.fields, row, here.get(row.id))
      laid.set(row, known)
      return known
    }
    return { added: sift(rows.filter(isNew)), overlaid }
  }, [copy, first, askedAt, sift, resource])
  const { added, overlaid } = own
  return {
    ...remote,
    total: remote.total + added.length,
    rowAt: (at) => {
      const told = remote.rowAt(at - added.length)
      return added[at] ?? (told && overlaid(told))
    },
    see: (from, to) => remote.see(Math.max(0, from - added.length), Math.max(0, to - added.length)),
  }
}

/**
 * All rows of a noun that pass the filters, for a list somebody scrolls through. What is kept on the device is there at once;
 * everything else comes page by page as it comes into view.
 */
export function useLongList(resource: Resource, { sorts, filters }: Wanted): LongList {
  const isLocal = useIsLocal(resource)
  // Typing into the search must not wait for thousands of rows to be sorted.
  const wanted = useDeferredValue(JSON.stringify({ sorts, filters }))
  const local = useLocalList(resource, wanted, isLocal)
  const remote = useRemoteList(resource, wanted, !isLocal)
  const overlaid = useOverlaidList(resource, wanted, remote, !isLocal && resource.offline.mode !== 'none')
  return isLocal ? local : overlaid
}
