import { useStore } from 'zustand'
import { useEngine } from './engine-context'
import type { SyncStatus } from './status'

/** How sync stands, or what `choose` picks of it. `choose` must answer a plain value. */
export const useSyncStatus = <T = SyncStatus>(choose: (status: SyncStatus) => T = (status) => status as T): T =>
  useStore(useEngine().status, choose)
