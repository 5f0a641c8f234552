import { keepPreviousData } from '@tanstack/react-query'
import { createContext, useContext, useMemo } from 'react'
import type { Page } from '../../../contract/query'
import type { Resource } from '../../../contract/resource'
import { keptFrom } from '../../../contract/sync/kept-from'
import { dayOf } from '../../../contract/time'
import { clockNow } from '../../clock/clock'
import { useFace } from '../../design/face'
import { useIsCopied } from '../../offline/view/use-is-copied'
import { call } from '../../wire/call'
import { isSilence } from '../../wire/wire-error'
import { nounKeys } from '../noun-keys'
import type { ViewRow } from '../row'
import { useAnswer } from '../use-answer'
import { useLocalCopy, useOnline } from '../use-local'
import { type ListState, listQuery } from './list-address'
import { overlaidPage, pageOf, sifter } from './local-list'
import { useSteadyRows } from './use-steady-rows'

export type ListView = {
  readonly phase: 'loading' | 'ready' | 'error' | 'offline'
  readonly rows: readonly ViewRow[]
  readonly total: number
  /** Whether these are still the rows of what was asked before. */
  readonly isOld?: boolean
  readonly error?: unknown
  readonly again: () => void
}

/** Name of the noun whose rows are all asked for where they are drawn, those too that a device does not keep. */
export const WholeContext = createContext('')

/** Whether a noun's rows are read from this device: in a hand unless all are asked for, on a desktop only while there is no network. */
export function useIsLocal(resource: Resource): boolean {
  const touch = useFace() === 'touch'
  const isWhole = useContext(WholeContext) === resource.name
  const online = useOnline()
  return resource.offline.mode !== 'none' && ((touch && !isWhole) || !online)
}

/**
 * What a list of this device leaves out: `from` is the day from which it has all rows there are, undefined where none is older. Until the first copy has
 * gone past the noun any row may be missing, and a count of them is none of the noun.
 */
export function useHeld(resource: Resource): { readonly from: string | undefined; readonly isComing: boolean } {
  const isLocal = useIsLocal(resource)
  const isCopied = useIsCopied(resource)
  return { from: isLocal ? keptFrom(resource, dayOf(clockNow())) : undefined, isComing: isLocal && !isCopied }
}

const noRows: readonly never[] = []

type Query = Readonly<Record<string, string | number>>

/** How one page is asked for and remembered. */
export const remotePage = (resource: Resource, query: Query) => ({
  queryKey: nounKeys.list(resource.name, query),
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const askedAt = Date.now()
    return { askedAt, ...(await call<Page<ViewRow>>('GET', `${resource.path}/list`, { query, signal })) }
  },
})

/** One page from the server. The one before stays in view while the next is fetched. */
export const useRemotePage = (resource: Resource, query: Query, enabled: boolean) =>
  useAnswer({ ...remotePage(resource, query), enabled, placeholderData: keepPreviousData })

/** One page of a noun's rows, with this device's own unsent edits in them. Knows by itself where to read. */
export function useList(resource: Resource, state: Pick<ListState, 'page' | 'size' | 'sorts' | 'filters' | 'group'>): ListView {
  const isLocal = useIsLocal(resource)
  const copy = useLocalCopy(resource.offline.mode === 'none' ? undefined : resource.name)
  const local = copy?.rows
  const remote = useRemotePage(resource, listQuery(resource, state), !isLocal)
  const today = dayOf(clockNow())
  const { page, size, sorts, filters, group } = state
  const sift = useMemo(() => sifter(resource, { sorts, filters, group }, today), [resource, sorts, filters, group, today])
  const localView = useMemo(() => (isLocal && local ? pageOf(sift(local), { page, size }) : undefined), [isLocal, local, sift, page, size])
  const told = isLocal ? undefined : remote.data
  const overlaid = useMemo(
    () => told && overlaidPage(resource, told, local ?? noRows, page, copy?.edits),
    [told, resource, local, page, copy?.edits],
  )
  const rows = useSteadyRows(localView?.rows ?? overlaid ?? noRows)
  const isCopied = useIsCopied(resource)
  const again = () => void remote.refetch()
  // Until all of them have been read once, an empty list only means that its rows are still on their way.
  const isKnown = localView !== undefined && (isCopied || localView.total > 0)
  if (isLocal) return { phase: isKnown ? 'ready' : 'loading', rows, total: localView?.total ?? 0, again }
  if (told)
    return {
      phase: 'ready',
      rows,
      total: told.total - told.records.length + rows.length,
      isOld: remote.isPlaceholderData,
      error: remote.error,
      again,
    }
  const silent = remote.fetchStatus === 'paused' || isSilence(remote.error)
  const phase = silent ? 'offline' : remote.isError ? 'error' : 'loading'
  return { phase, rows, total: 0, error: remote.error, again }
}
