import type { Resource } from '../../contract/resource'
import { rankOf } from '../../contract/search/matching'
import type { Readings } from '../../contract/search/pinyin'
import type { ViewRow } from '../resource/row'
import type { MenuNode } from '../shell/menu'
import { best, type Ranked } from './best'
import { type Entry, entryOf } from './entries'
import type { FoundNoun } from './found-nouns'
import type { FoundScreen } from './screens'

/** Something that was found: a record and where it opens, or a screen. */
export type Hit =
  | { readonly key: string; readonly resource: Resource; readonly row: ViewRow; readonly path: string }
  | { readonly key: string; readonly node: MenuNode; readonly path: string }

/** What was found of one kind. `noun`: of which, nothing for screens. `rank`: how well the best of them fits. */
export type Group = { readonly noun: Resource | undefined; readonly hits: readonly Hit[]; readonly rank: number }

/** Hits of one kind that are shown beside others, and alone. */
const shown = { beside: 5, alone: 20 }
/** How well something fits that the server found by what is typed beyond what is compared here. */
const hardly = 4

export const hitOf = ({ resource, address }: FoundNoun, row: ViewRow): Hit => ({
  key: `${resource.name}:${row.id}`,
  resource,
  row,
  path: address(row.id),
})

export const screenHit = (node: MenuNode): Hit => ({ key: node.path, node, path: node.path })

/** Rows of this device, and those the server has found beside them: what lies here is at least as new. */
function joined(resource: Resource, here: readonly Entry[], asked: readonly ViewRow[], readings: Readings): readonly Entry[] {
  if (asked.length === 0) return here
  const known = new Set(here.map(({ row }) => row.id))
  return [...here, ...asked.filter((row) => !known.has(row.id)).map((row) => entryOf(resource, row, readings))]
}

function groupOf(noun: FoundNoun, entries: readonly Entry[], asked: readonly ViewRow[], words: string, readings: Readings): Group {
  const { resource } = noun
  const ranked = best(resource, joined(resource, entries, asked, readings), words, shown.alone)
  const found: readonly Ranked[] = ranked.length > 0 ? ranked : asked.map((row) => ({ ...entryOf(resource, row, readings), rank: hardly }))
  return {
    noun: resource,
    hits: found.map(({ row }) => hitOf(noun, row)),
    rank: found[0]?.rank ?? hardly,
  }
}

function screensFor(screens: readonly FoundScreen[], words: string): Group {
  const ranked = screens
    .map(({ node, keys }) => ({ node, rank: rankOf(keys, words) ?? Number.POSITIVE_INFINITY }))
    .filter(({ rank }) => Number.isFinite(rank))
    .sort((one, two) => one.rank - two.rank)
  return { noun: undefined, hits: ranked.map(({ node }) => screenHit(node)), rank: ranked[0]?.rank ?? hardly }
}

/** What there is to be looked through. */
export type Searched = {
  readonly nouns: readonly FoundNoun[]
  readonly screens: readonly FoundScreen[]
  readonly entries: (noun: string) => readonly Entry[] | undefined
  readonly asked: Readonly<Record<string, readonly ViewRow[]>>
  readonly readings: Readings
}

/** Everything that fits words, as they are compared, kind by kind: the kind with the best hit first. */
export function findAll({ nouns, screens, entries, asked, readings }: Searched, words: string): readonly Group[] {
  const records = nouns.map((noun) => groupOf(noun, entries(noun.resource.name) ?? [], asked[noun.resource.name] ?? [], words, readings))
  const groups = [...records, screensFor(screens, words)].filter(({ hits }) => hits.length > 0).sort((one, two) => one.rank - two.rank)
  const most = groups.length === 1 ? shown.alone : shown.beside
  return groups.map((group) => ({ ...group, hits: group.hits.slice(0, most) }))
}
