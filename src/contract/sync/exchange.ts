import type * as z from 'zod/mini'
import type { Row } from '../resource'
import type { askShape, headShape, placeShape, recopyShape } from './ask-shape'
import type { Op, Outcome } from './op'

/**
 * Most ops of one exchange, most bytes of their JSON, most changed rows of one reply, how many characters of their JSON fill it (one row is
 * told in any case), most heads a device proves, and most nouns and scope keys that are copied anew together. A group that is larger goes
 * alone, up to the limits of `group.ts`. A reply has to come through within the half minute a device waits for it, on a network that
 * carries a few kilobytes a second.
 */
export const limits = { ops: 50, bytes: 256 * 1024, changes: 500, told: 256 * 1024, heads: 20, anew: 1000 } as const

/**
 * The way of speaking of this release. It rises when a server can no longer make sense of what apps before said, or has to say something
 * otherwise to them: 2 reads entries with ids.
 */
export const protocol = 2

/** A place inside a snapshot. */
export type Place = z.infer<typeof placeShape>

/** Nouns a device asks to copy anew, as `recopyShape` describes it. */
export type Recopy = z.infer<typeof recopyShape>

/** What a person's device may hold. Of nouns whose fingerprint is another one than the copy was made for, and of no others, it is copied anew. */
export type Parts = {
  /** By noun: `all` rows, those under `own` keys, or a fingerprint of who sees which; a full stop; a fingerprint of what is told of each. */
  readonly nouns: Readonly<Record<string, string>>
  /** Scopes of the rows this person sees of nouns of which they do not see all. */
  readonly keys: readonly string[]
  /** By noun, fields that are not told, of those within entries as `entries.field`. */
  readonly unread: Readonly<Record<string, readonly string[]>>
}

/** How far the sequence had come, as `headShape` describes it. */
export type Head = z.infer<typeof headShape>

/** What a device asks, as `askShape` describes it. */
export type Ask = Omit<z.infer<typeof askShape>, 'ops'> & { ops: Op[] }

/** What became of one op. `retry` is not final: the op stays in the outbox. */
export type Settled = {
  readonly id: string
  readonly outcome: Outcome
  /** Place in the sequence at which its effect is visible; 0 without effect. */
  readonly seq: number
  /** Version of the row after it. */
  readonly rev: number
  /** Fields that were held back for a person to decide. */
  readonly held?: readonly string[]
  readonly code?: string
  readonly values?: Readonly<Record<string, string | number>>
  readonly problems?: Readonly<Record<string, { code: string; values?: Record<string, string | number> }>>
  /** The server had seen this id before; the outcome is the stored one. */
  readonly dup?: boolean
}

/** A row as it now stands, or null when it was deleted or left this person's reach. */
export type Change = { readonly noun: string; readonly id: string; readonly seq: number; readonly row: Row | null }

export type Reply = {
  readonly epoch: string
  /** To be proven at the next exchange: everything this reply tells of lies before it. */
  readonly head?: Head
  /** The server's clock, kindergarten time. */
  readonly now: string
  readonly settled: readonly Settled[]
  /** What became of other ops of the same replica that `changes` hold already, sent by another window or in a call whose reply was lost. */
  readonly acks?: readonly Settled[]
  readonly changes: readonly Change[]
  /** Ask from here next time. */
  readonly next: number
  /** Where a snapshot goes on; null when it is complete. Where none was asked for: changes since then are forgotten, and one is needed. */
  readonly place?: Place | null
  readonly more: boolean
  /** Another device sends under this replica's name: this one takes a new name. */
  readonly anew?: boolean
  /** Fingerprint of what this person may see; a new one means: fetch everything again. Who is told a `print` goes by that. */
  readonly scope: string
  /** Fingerprint of `parts`, which are told where the device holds others. */
  readonly print?: string
  readonly parts?: Parts
  /** Rows of the nouns that are copied anew, and where to go on; null when they are whole. Absent while there are more `changes`. */
  readonly recopied?: { readonly changes: readonly Change[]; readonly at: Place | null }
}
