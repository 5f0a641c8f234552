import { isPresent } from '../mark'
import type { Tile } from '../roll-call'
import type { Tally } from '../tally'

/** What the figures at the bottom count, and filter by. */
export const filters = ['expected', 'present', 'sick', 'leave', 'unknown', 'quarantine'] as const
export type TileFilter = (typeof filters)[number]

const tests: Readonly<Record<TileFilter, (tile: Tile) => boolean>> = {
  expected: () => true,
  present: ({ mark }) => isPresent(mark),
  sick: ({ mark }) => mark === 'S',
  leave: ({ mark }) => mark === 'A',
  unknown: ({ mark }) => mark === undefined || mark === 'U',
  quarantine: ({ mark }) => mark === 'H',
}

export const matches = (filter: TileFilter, tile: Tile): boolean => tests[filter](tile)

/** The figure of a filter. Whoever is not marked is unknown as much as whoever could not be reached. */
export const figureOf = (filter: TileFilter, counts: Tally): number =>
  filter === 'unknown' ? counts.unknown + counts.unmarked : counts[filter]
