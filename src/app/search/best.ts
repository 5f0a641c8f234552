import type { Resource } from '../../contract/resource'
import { rankOf } from '../../contract/search/matching'
import { dayOf } from '../../contract/time'
import { clockNow } from '../clock/clock'
import { byDefault } from '../resource/list/row-order'
import type { Entry } from './entries'

/** An entry that fits, and how well: the smaller the better. */
export type Ranked = Entry & { readonly rank: number }

/** Entries of one rank that are put in order: whoever is shown six of a thousand will type on. */
const looked = 500

/** The order of what fits alike: that of the noun's own list where it has one, such as the newest first; else that of what rows are called by. */
const orderOf = ({ fields, title, defaultOrder = { by: [`${title} asc`] } }: Resource) =>
  byDefault({ fields, defaultOrder }, dayOf(clockNow()))

/** The entries that fit words best. */
export function best(resource: Resource, entries: readonly Entry[], words: string, most: number): readonly Ranked[] {
  const byRank: Ranked[][] = []
  for (const entry of entries) {
    const rank = rankOf(entry.keys, words)
    if (rank === undefined) continue
    byRank[rank] ??= []
    const found = byRank[rank]
    if (found.length < looked) found.push({ ...entry, rank })
  }
  const order = orderOf(resource)
  return byRank.flatMap((found = []) => found.sort((one, two) => order(one.row, two.row))).slice(0, most)
}
