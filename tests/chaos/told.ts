import type { Seat } from './people'

/**
 * Something a screen said was kept, written down by the rig as it heard it. `value` is the mark a child was said to have, `null` when a
 * mark was said to be taken back; of a sheet its move; of a clash the choice; of a sample its grams, which no other sample of the storm has.
 */
export type Told = {
  readonly at: number
  readonly seat: Seat
  readonly noun: 'attendance-record' | 'attendance-sheet' | 'conflict' | 'retained-sample'
  /** Id of the row; empty for clashes and samples, whose ids no screen shows. */
  readonly key: string
  readonly value: string | null
  /** SHA-256 of the bytes of each picture the form showed when it was saved. */
  readonly pictures?: readonly string[]
}

/** The independent account of a storm. */
export class Log {
  readonly told: Told[] = []
  readonly counts: Record<string, number> = {}
  /** What people meant to do and could not. */
  readonly misses: string[] = []
  /** What somebody left readable on a device for whoever came after them. */
  readonly leaks: string[] = []
  /** Pictures that a record in the database named, and that were not there, at any time of the storm. */
  readonly orphans = new Set<string>()
  #grams = 130

  count(what: string, by = 1): void {
    this.counts[what] = (this.counts[what] ?? 0) + by
  }

  /** A weight that no sample of this storm has yet. */
  nextGrams(): number {
    this.#grams += 1
    return this.#grams
  }
}
