import { rankOf } from '../../../contract/search/matching'
import type { FoundNoun } from '../found-nouns'
import type { FoundScreen } from '../screens'
import { best, fitting, type Ranked } from './best'
import { entryOf } from './entries'
import { type Group, hitOf, screenHit } from './hit'
import { ledTo, withWays } from './led'
import { entriesIn, type Searched } from './searched'

/** Hits of one kind that are shown beside others, and alone. */
const shown = { beside: 5, alone: 20 }
/** How well something fits that the server found by what is typed beyond what is compared here. */
const hardly = 4

/** What fits by itself, and what others lead to: each row once, as well as it fits either way. */
function together(own: readonly Ranked[], led: readonly Ranked[]): readonly Ranked[] {
  if (led.length === 0) return own
  const all = new Map(own.map((one) => [one.row.id, one]))
  for (const one of led) {
    const known = all.get(one.row.id)
    if (!known || one.rank < known.rank) all.set(one.row.id, one)
    else if (one.rank === known.rank && !known.by) all.set(one.row.id, { ...known, by: one.by })
  }
  return [...all.values()]
}

function groupOf(noun: FoundNoun, searched: Searched, words: string): Group {
  const { resource } = noun
  const found = together(fitting(entriesIn(searched, resource), words), ledTo(searched, resource, words))
  const asked = searched.asked[resource.name] ?? []
  const ranked: readonly Ranked[] =
    found.length > 0
      ? best(resource, found, shown.alone)
      : asked.map((row) => ({ ...entryOf(resource, row, searched.readings), rank: hardly }))
  return {
    noun: resource,
    hits: ranked.map(({ row, by }) => ({ ...hitOf(noun, row), ...(by && { by }) })),
    rank: ranked[0]?.rank ?? hardly,
  }
}

function screensFor(screens: readonly FoundScreen[], words: string): Group {
  const ranked = screens
    .map(({ node, keys }) => ({ node, rank: rankOf(keys, words) ?? Number.POSITIVE_INFINITY }))
    .filter(({ rank }) => Number.isFinite(rank))
    .sort((one, two) => one.rank - two.rank)
  return { noun: undefined, hits: ranked.map(({ node }) => screenHit(node)), rank: ranked[0]?.rank ?? hardly }
}

/** Everything that fits words, as they are compared, kind by kind: the kind with the best hit first. */
export function findAll(searched: Searched, words: string): readonly Group[] {
  const records = searched.nouns.map((noun) => groupOf(noun, searched, words))
  const groups = [...records, screensFor(searched.screens, words)]
    .filter(({ hits }) => hits.length > 0)
    .sort((one, two) => one.rank - two.rank)
  const most = groups.length === 1 ? shown.alone : shown.beside
  return groups.map((group) => withWays(searched, { ...group, hits: group.hits.slice(0, most) }))
}
