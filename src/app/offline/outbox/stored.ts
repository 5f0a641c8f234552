import type { Row } from '../../../contract/resource'
import type { Head, Place, Settled } from '../../../contract/sync/exchange'
import type { Op } from '../../../contract/sync/op'
import type { Copied } from '../../recopy/copied'

/** The server's row. `era`: versions and sequence numbers are comparable only within one. `gen`: generation of the copy it belongs to. */
export type StoredRow = { noun: string; id: string; by: string; gen: number; seq: number; era: string; row: Row }

/** An op with the key it is found by. Never changed once written. */
export type StoredOp = Op & { readonly entity: string }

/** An accepted op whose row has not arrived yet. `was`: version it had made before a restore. */
export type AckedOp = StoredOp & {
  readonly era: string
  readonly seq: number
  readonly rev: number
  readonly held: readonly string[]
  readonly was?: number
}

/** An op that is over. Kept for a while, to be offered again should the server lose it. `finishedAt` in milliseconds. */
export type DoneOp = StoredOp & { readonly finishedAt: number; readonly rev: number; readonly held: readonly string[] }

/**
 * How a waiting op fares, beside the op. `again`: accepted once, offered once more after a restore; `rev` and `held` are what it
 * had then. `rejected`, `blocked` and `suspect` are parked: a person decides. Times in milliseconds.
 */
export type Fare = {
  readonly id: string
  readonly entity: string
  readonly fate: 'trying' | 'again' | 'rejected' | 'blocked' | 'suspect'
  readonly since: number
  readonly failures?: number
  readonly retryAt?: number
  readonly rev?: number
  readonly held?: readonly string[]
} & Pick<Settled, 'code' | 'values' | 'problems'>

/** A half-filled form. `v`: version of its noun's ops whose fields the values are, 1 when absent. */
export type Draft = {
  readonly key: string
  readonly values: Readonly<Record<string, unknown>>
  readonly updatedAt: number
  readonly v?: number
}

/** A file made on this device, by its SHA-256. Its bytes never change. `at`: when it was made, milliseconds. */
export type Bytes = {
  readonly sha: string
  readonly state: 'local' | 'sent'
  readonly mime: string
  readonly size: number
  readonly bytes: ArrayBuffer
  readonly at: number
}

/** A file fetched to look at. The server has it. */
export type Picture = Pick<Bytes, 'sha' | 'mime' | 'bytes' | 'at'>

/**
 * Records of the outbox, sealed while their person is not signed in: what a device keeps of somebody without being able to read it. `ops`: how
 * many waiting edits are in it. `house` names the key that opens `wrapped`, which opens `bytes` (AES-256-GCM).
 */
export type Box = {
  readonly id: number
  readonly ops: number
  readonly house: string
  readonly wrapped: string
  readonly iv: Uint8Array<ArrayBuffer>
  readonly bytes: ArrayBuffer
}

/** How far this device has read. `since` null: a full copy is being fetched and has reached `place`. */
export type Pull = {
  readonly epoch: string | null
  readonly era: string
  readonly since: number | null
  readonly place: Place | null
  readonly scope: string | null
  readonly gen: number
  /** Fingerprint of the nouns the copy was made for. */
  readonly shape: string
  /** A full copy has been here at least once. */
  readonly ready: boolean
  /** What the server has told this device, to be proven to it. Absent where only an older release has read. */
  readonly known?: readonly Head[]
  /** When everything new was last taken in, milliseconds. */
  readonly syncedAt: number | null
}

/**
 * Single values of a person's database. `replica` names this copy of it, `next` is the number of the next op, `seal` the last record
 * hash of its chain, once there is one, `secret` what proves its name.
 */
export type Meta = {
  readonly replica: string
  readonly next: number
  readonly pull: Pull
  readonly copied?: Copied
  readonly answers?: Readonly<Record<string, { readonly at: number; readonly data: unknown }>>
  readonly heartbeat: number
  readonly seal?: string
  readonly secret?: string
}

export const isParked = (fare: Pick<Fare, 'fate'> | undefined): boolean =>
  fare !== undefined && (fare.fate === 'rejected' || fare.fate === 'blocked' || fare.fate === 'suspect')
