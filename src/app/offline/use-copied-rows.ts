import { useMemo } from 'react'
import type { Resource } from '../../contract/resource'
import { useFace } from '../design/face'
import { useAskedRows } from '../resource/use-asked-rows'
import { useIsCopied } from './use-is-copied'
import { useRows } from './use-rows'
import { useSyncStatus } from './use-sync-status'
import type { View } from './view'

/** The server's rows with those of this device that are at least as new, or not sent yet, in their place. */
function joined(asked: readonly View[], own: readonly View[]): View[] {
  const mine = new Map(own.map((row) => [row.id, row]))
  const known = new Set(asked.map((row) => row.id))
  const newest = asked.map((row) => {
    const here = mine.get(row.id)
    return here && (here.standing || here.rev >= row.rev) ? here : row
  })
  return [...newest, ...own.filter((row) => row.standing && !known.has(row.id))]
}

/**
 * The same rows for whoever counts them: undefined until all of them are here, because part of them would mislead. On a desktop, which
 * has a network, the server is asked while the first copy is on its way, so that nobody waits for the rest of it.
 */
export function useCopiedRows<R extends Resource>(resource: R, by?: string): View<R>[] | undefined {
  const isCopied = useIsCopied(resource)
  const rows = useRows(resource, by, isCopied)
  const isOnline = useSyncStatus((status) => status.online)
  const asked = useAskedRows(resource, by, useFace() === 'desktop' && !isCopied && isOnline)
  return useMemo(() => (isCopied ? rows : asked && rows && (joined(asked, rows) as View<R>[])), [isCopied, rows, asked])
}
