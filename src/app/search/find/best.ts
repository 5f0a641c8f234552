import type { Resource } from '../../../contract/resource'
import { rankOf } from '../../../contract/search/matching'
import { dayOf } from '../../../contract/time'
import { clockNow } from '../../clock/clock'
import { byDefault } from '../../resource/list/row-order'
import type { Entry } from './entries'
import type { Tied } from './hit'

/** An entry that fits, and how well: the smaller the better. `by`: the row that led to it, though it may fit by itself. */
export type Ranked = Entry & { readonly rank: number; readonly by?: Tied; readonly isLed?: true }

/** Entries of one rank that are put in order: whoever is shown six of a thousand will type on. */
const looked = 500

/** The order of what fits alike: that of the noun's own list where it has one, such as the newest first; else that of what rows are called by. */
const orderOf = ({ fields, title, defaultOrder = { by: [`${title} asc`] } }: Resource) =>
  byDefault({ fields, defaultOrder }, dayOf(clockNow()))

/** The entries that fit words, of each rank as many as are put in order. */
export function fitting(entries: readonly Entry[], words: string): readonly Ranked[] {
  const found: Ranked[] = []
  const counts: number[] = []
  for (const entry of entries) {
    const rank = rankOf(entry.keys, words)
    if (rank === undefined) continue
    const count = counts[rank] ?? 0
    counts[rank] = count + 1
    if (count < looked) found.push({ ...entry, rank })
  }
  return found
}

/** Those that fit best; where they fit alike those that do so by themselves first, and then in their noun's order. */
export function best(resource: Resource, found: readonly Ranked[], most: number): readonly Ranked[] {
  const order = orderOf(resource)
  return found
    .toSorted((one, two) => one.rank - two.rank || Number(one.isLed ?? false) - Number(two.isLed ?? false) || order(one.row, two.row))
    .slice(0, most)
}
