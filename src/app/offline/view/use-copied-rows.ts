import { useMemo } from 'react'
import type { Resource } from '../../../contract/resource'
import { useFace } from '../../design/face'
import { useRead } from '../../following/use-read'
import { useAskedRows } from '../../resource/list/use-asked-rows'
import { useSyncStatus } from '../use-sync-status'
import { useIsCopied } from './use-is-copied'
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
 * Rows of a noun kept on the device for whoever counts them: undefined until all of them are here, because part of them would mislead. On a desktop, which
 * has a network, the server is asked while the first copy is on its way, so that nobody waits for the rest of it.
 */
export function useCopiedRows<R extends Resource>(resource: R, by?: string): readonly View<R>[] | undefined {
  const isCopied = useIsCopied(resource)
  const own = useRead({ noun: resource.name, by })
  const isWhole = isCopied && own?.isCopied === true
  // Also until its rows have been read once more, and never where the copy was whole before anybody read.
  const isOnItsWay = !isCopied || own?.isCopied === false
  const isOnline = useSyncStatus((status) => status.online)
  const asked = useAskedRows(resource, by, useFace() === 'desktop' && isOnItsWay && isOnline)
  const rows = own?.rows
  return useMemo(() => (isWhole ? rows : asked && rows && joined(asked, rows)) as readonly View<R>[] | undefined, [isWhole, rows, asked])
}
