import { create } from 'zustand'
import { useSyncStatus } from '../offline/use-sync-status'

type Kept = {
  /**
   * Whether the page and all its parts lie on this device. `impossible`: the browser keeps no pages (plain HTTP, private windows), or
   * the operator wants it to keep none.
   */
  readonly app: 'impossible' | 'coming' | 'kept'
  /** The same of what only the desktop face needs; undefined where it has not been needed. */
  readonly desktop?: 'coming' | 'kept'
}

export const useKept = create<Kept>()(() => ({ app: 'serviceWorker' in navigator ? 'coming' : 'impossible' }))

/**
 * Whether the app may be relied upon without network: it opens, and its rows are there. `coming`: something is still being copied.
 * `impossible`: it would not open, whatever rows there are.
 */
export function useReadiness(): 'impossible' | 'coming' | 'ready' {
  const { app, desktop } = useKept()
  const hasRows = useSyncStatus((status) => status.ready)
  if (app === 'impossible') return app
  return app === 'kept' && desktop !== 'coming' && hasRows ? 'ready' : 'coming'
}
