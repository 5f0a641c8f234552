import type { Resource } from '../../../contract/resource'
import { fitting, type Ranked } from './best'
import type { Entry } from './entries'
import { type Group, type Hit, hitOf, type RecordHit } from './hit'
import { entriesIn, type Searched } from './searched'

const byIds = new WeakMap<readonly Entry[], ReadonlyMap<string, Entry>>()

/** Entries by the ids of their rows, which are gone through once for as long as the list is the same. */
function byId(entries: readonly Entry[]): ReadonlyMap<string, Entry> {
  const known = byIds.get(entries) ?? new Map(entries.map((entry) => [entry.row.id, entry]))
  byIds.set(entries, known)
  return known
}

/** The nouns that lead from or to rows of one, each with the fields that name the two. */
const leadsOf = ({ leads }: Searched, end: 'from' | 'to', noun: string) =>
  leads.flatMap((resource) => {
    const ends = resource.found?.leads
    return ends && resource.fields[ends[end]]?.noun === noun ? [{ resource, ends }] : []
  })

/** Rows of a noun that others lead to which fit the words. */
export const ledTo = (searched: Searched, noun: Resource, words: string): readonly Ranked[] =>
  leadsOf(searched, 'to', noun.name).flatMap(({ resource, ends }) =>
    fitting(entriesIn(searched, resource), words).flatMap(({ row, rank }) => {
      const led = byId(entriesIn(searched, noun)).get(String(row[ends.to]))
      return led ? [{ ...led, rank, by: { resource, row }, isLed: true as const }] : []
    }),
  )

/** Where one record leads on to, each by the row that ties the two. */
function waysFrom(searched: Searched, noun: Resource, ids: ReadonlySet<string>): ReadonlyMap<string, readonly RecordHit[]> {
  const ways = new Map<string, RecordHit[]>()
  for (const { resource, ends } of leadsOf(searched, 'from', noun.name)) {
    const target = searched.nouns.find((one) => one.resource.name === resource.fields[ends.to]?.noun)
    if (!target) continue
    const targets = byId(entriesIn(searched, target.resource))
    for (const { row } of entriesIn(searched, resource)) {
      const from = String(row[ends.from])
      const led = ids.has(from) ? targets.get(String(row[ends.to])) : undefined
      if (!led) continue
      const way = { ...hitOf(target, led.row), key: `${resource.name}:${row.id}`, by: { resource, row }, isWay: true as const }
      ways.set(from, [...(ways.get(from) ?? []), way])
    }
  }
  return ways
}

/** A group with the ways on from each of its hits below it. */
export function withWays(searched: Searched, group: Group): Group {
  const { noun, hits } = group
  if (!noun || searched.leads.length === 0) return group
  const ways = waysFrom(searched, noun, new Set(hits.flatMap((hit) => ('row' in hit ? [hit.row.id] : []))))
  return { ...group, hits: hits.flatMap((hit): readonly Hit[] => ['row' in hit ? [hit, ...(ways.get(hit.row.id) ?? [])] : [hit]].flat()) }
}
