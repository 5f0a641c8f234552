import { useNow } from '../../../../../app/clock/use-now'
import { dataOf } from '../../../../../app/home/frame-of'
import type { CardStanding } from '../../../../../app/home/home-card'
import { useReport } from '../../../../../app/report/use-report'
import { uncalledSince } from '../../../alarms'
import { type DayOfClasses, todayReport } from '../../../reports/today-report'
import { type ClassTile, classTiles, isHandedIn } from '../class-tiles'
import { words } from '../words'

/** The classes of a day that have a tile; none on a closed day. */
export const tilesOf = (day: DayOfClasses | undefined): ClassTile[] => (day?.isOpen ? classTiles(day) : [])

/** Whether classes that have not handed in are late. */
export const isRollDue = (now: string): boolean => now.slice(11, 16) >= uncalledSince.teachers

/** How the card stands: before the roll is due nobody is late, afterwards every class that is missing is. */
export function classesStanding(tiles: readonly ClassTile[], isDue: boolean): CardStanding {
  const missing = tiles.filter((tile) => !isHandedIn(tile)).length
  if (tiles.length === 0) return { as: 'none' }
  if (missing === 0) return { as: 'well', said: words.allHandedIn, values: { count: tiles.length } }
  return { as: isDue ? 'due' : 'calm', said: words.notHandedIn, values: { count: missing, time: uncalledSince.teachers } }
}

/** How the roll of all classes stands, wherever one is. */
export function useClassesStanding(): CardStanding | undefined {
  const isDue = isRollDue(useNow())
  const day = dataOf(useReport(todayReport, { date: null }))
  return day && classesStanding(tilesOf(day), isDue)
}
