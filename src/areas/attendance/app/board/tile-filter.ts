import { isPresent, type Mark } from '../../mark/mark'
import type { RollCall, Tile } from '../../sheet/roll-call'
import { isOpenSheet } from '../../sheet/sheet-state'

/** The figures at the bottom that children can be filtered by; together, but for the first, they are everybody expected. */
export const filters = ['expected', 'present', 'sick', 'leave', 'unknown', 'quarantine', 'unmarked'] as const
export type TileFilter = (typeof filters)[number]

const tests: Readonly<Record<TileFilter, (mark: Mark | undefined, isOpen: boolean) => boolean>> = {
  expected: () => true,
  present: isPresent,
  sick: (mark) => mark === 'S',
  leave: (mark) => mark === 'A',
  unknown: (mark, isOpen) => mark === 'U' || (mark === undefined && !isOpen),
  quarantine: (mark) => mark === 'H',
  unmarked: (mark, isOpen) => mark === undefined && isOpen,
}

/** Whether a child of the roll is one of those a figure counts. */
export const matches = (filter: TileFilter, { mark }: Pick<Tile, 'mark'>, { state }: Pick<RollCall, 'state'>): boolean =>
  tests[filter](mark, isOpenSheet(state))

/** The figures worth a place on the bar: who is left to call while the sheet is open, who was not reached once it is out. */
export function shownFilters({ state, counts }: Pick<RollCall, 'state' | 'counts'>): TileFilter[] {
  const isOpen = isOpenSheet(state)
  const isShown: Partial<Record<TileFilter, boolean>> = {
    unknown: !isOpen || counts.unknown > 0,
    quarantine: counts.quarantine > 0,
    unmarked: isOpen,
  }
  return filters.filter((filter) => isShown[filter] ?? true)
}
