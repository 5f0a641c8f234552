import type { DayOfClasses } from '../../reports/today-report'
import { isOpenSheet } from '../../sheet/sheet-state'
import type { ClassLine } from '../../today-lines'

/** `out`: handed in. `again`: handed in and opened once more. `calling`: begun. `none`: not begun. `closed`: the whole class is kept at home. */
export type TileState = 'out' | 'again' | 'calling' | 'none' | 'closed'

/** A class in its place. `fill`: how far it has come, in percent. */
export type ClassTile = { readonly line: ClassLine; readonly state: TileState; readonly fill: number }

function stateOf({ state, figures }: ClassLine): TileState {
  if (figures && figures.expected > 0 && figures.quarantine === figures.expected) return 'closed'
  if (state === undefined) return 'none'
  if (state === 'REOPENED') return 'again'
  return isOpenSheet(state) ? 'calling' : 'out'
}

function tileOf(line: ClassLine): ClassTile {
  const state = stateOf(line)
  const { expected = 0, unmarked = 0 } = line.figures ?? {}
  const isWhole = state === 'out' || state === 'closed'
  return { line, state, fill: isWhole ? 100 : expected === 0 ? 0 : Math.round(((expected - unmarked) / expected) * 100) }
}

/**
 * The classes of a day, each in its place for good: by grade and name, never by urgency. A class nobody is expected in has no tile; one
 * whose figures this device cannot know has.
 */
export function classTiles({ lines, places }: Pick<DayOfClasses, 'lines' | 'places'>): ClassTile[] {
  return lines
    .filter(({ figures }) => figures === undefined || figures.expected > 0)
    .sort((one, two) => places.indexOf(one.id) - places.indexOf(two.id))
    .map(tileOf)
}

/** A class whose day has been handed in once is not chased, also while it is open again: as the reminders have it. */
export const isHandedIn = ({ line: { state } }: ClassTile): boolean => state !== undefined && state !== 'DRAFT'
