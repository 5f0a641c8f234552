import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Upload } from './outbox/upload-queue'

/**
 * How the window that sends is doing; the others hear of it. `fresh`: the last attempt to read everything new succeeded. `pause`: what a
 * person must do; at `storage` and `newer` (a newer build's edits lie here) everything else still goes.
 */
export type SyncMood = {
  readonly online: boolean
  readonly fresh: boolean
  readonly phase: 'idle' | 'exchanging' | 'resting'
  readonly pause?: 'auth' | 'update' | 'newer' | 'storage'
  /** Files are on their way. */
  readonly upload?: Upload
}

/**
 * What lies on the device. `files`: those that waiting edits name and the server has not. `oldest`: when the oldest unsent edit was made,
 * kindergarten time. `lastSync` in milliseconds. `conflicts`: held changes to be decided, and those of this person's that somebody else decided.
 */
export type SyncCounts = {
  readonly waiting: number
  readonly files: number
  readonly parked: number
  readonly conflicts: number
  readonly oldest: string | null
  readonly lastSync: number | null
  /** A full copy is on the device: it may be used without network. */
  readonly ready: boolean
  /** How far a copy under way has come, as `copyOrder` has it: nouns before that are here whole. */
  readonly reached: string | null
  /** Nouns of which nothing is here, though a full copy was, until they have been copied. */
  readonly lacking: readonly string[]
}

/** `leads`: this window is the one that exchanges, and the one that should hold the socket. */
export type SyncStatus = SyncMood & SyncCounts & { readonly leads: boolean }

export const createStatus = (): StoreApi<SyncStatus> =>
  createStore<SyncStatus>(() => ({
    online: true,
    fresh: false,
    phase: 'idle',
    waiting: 0,
    files: 0,
    parked: 0,
    conflicts: 0,
    oldest: null,
    lastSync: null,
    ready: false,
    reached: null,
    lacking: [],
    leads: false,
  }))

/** Whether "all sent" may be said: nothing waits, nothing is parked, and the last reading succeeded. */
export const isAllSent = ({ waiting, parked, fresh }: SyncStatus): boolean => waiting === 0 && parked === 0 && fresh

export const moodOf = ({ online, fresh, phase, pause, upload }: SyncStatus): SyncMood => ({ online, fresh, phase, pause, upload })
