import type { Parts, Recopy } from '../../contract/sync/exchange'

/**
 * For whom and how the rows here were copied: `nouns` and `keys` as `print` stood for them, null when they have to be told again; `scope` is that
 * of `Pull` then, so that it shows when an earlier release has copied since. `again`: what of it is still to be copied anew. `lacking`: nouns of
 * which nothing is here before that is done. `laid`: fingerprints of how rows of each noun lie here.
 */
export type Copied = Pick<Parts, 'nouns' | 'keys'> & {
  readonly print: string | null
  readonly scope: string | null
  readonly again: readonly Recopy[]
  readonly lacking: readonly string[]
  readonly laid: Readonly<Record<string, string>>
}

/** Who sees which rows, of a noun's fingerprint. */
export const reachIn = (print: string | undefined): string | undefined => print?.slice(0, print.indexOf('.'))

/** The fingerprint of a noun whose rows are here, and have to be copied anew all the same. */
export const outdated = (print: string): string => `${reachIn(print)}.`
