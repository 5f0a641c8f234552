import { type DayRow, isWeekend } from './day-kind'

/** What somebody says of one day or of several. `reason` undefined: each day keeps its own. */
export type Wanted = { readonly isOpen: boolean; readonly mealServed: boolean; readonly reason?: string | null | undefined }

/** What becomes of days when all of it is done. Every day asked for is in one of the four. */
export type PlannedDays = {
  readonly changed: readonly DayRow[]
  /** Stand so already. */
  readonly same: readonly string[]
  /** Days of the weekend nobody meant. */
  readonly leftOut: readonly string[]
  /** Cannot be closed, because something hangs on them. */
  readonly held: readonly string[]
}

export type Known = { readonly rows: ReadonlyMap<string, DayRow>; readonly isHeld: (date: string) => boolean }

const isSame = (row: DayRow | undefined, day: DayRow): boolean =>
  row !== undefined && row.isOpen === day.isOpen && row.mealServed === day.mealServed && (row.reason ?? null) === (day.reason ?? null)

/**
 * What becomes of days of which somebody says the same. Of several, a closed Saturday or Sunday among them is not meant, unless they are: whoever
 * closes a week for want of power does not rename its weekend, and whoever opens one does not call the children on Sunday.
 */
export function plannedDays(dates: readonly string[], wanted: Wanted, { rows, isHeld }: Known, withWeekends = false): PlannedDays {
  const planned = { changed: [] as DayRow[], same: [] as string[], leftOut: [] as string[], held: [] as string[] }
  const isOne = dates.length === 1
  for (const date of dates) {
    const row = rows.get(date)
    const reason = wanted.reason === undefined ? (row?.isOpen === wanted.isOpen ? (row.reason ?? null) : null) : wanted.reason
    const day = { date, isOpen: wanted.isOpen, reason, mealServed: wanted.isOpen && wanted.mealServed }
    if (!isOne && !withWeekends && isWeekend(date) && !row?.isOpen) planned.leftOut.push(date)
    else if (isSame(row, day)) planned.same.push(date)
    else if (!day.isOpen && row?.isOpen && isHeld(date)) planned.held.push(date)
    else planned.changed.push(day)
  }
  return planned
}

/**
 * Days from today on that holidays and make-up days say otherwise of than the calendar does. One that is open or closed as they say keeps its own
 * reason and meals; days that are over stay as they were.
 */
export function workedOutAnew(proposed: readonly DayRow[], today: string, { rows, isHeld }: Known): PlannedDays {
  const planned = { changed: [] as DayRow[], same: [] as string[], leftOut: [] as string[], held: [] as string[] }
  for (const day of proposed) {
    const row = rows.get(day.date)
    if (day.date < today) planned.leftOut.push(day.date)
    else if (row?.isOpen === day.isOpen) planned.same.push(day.date)
    else if (!day.isOpen && row?.isOpen && isHeld(day.date)) planned.held.push(day.date)
    else planned.changed.push(day)
  }
  return planned
}

type Read = Pick<Known, 'rows'> & { readonly ties: ReadonlyMap<string, string> | undefined; readonly today: string }

/** Whether it is not known yet that any of these days may be closed: nobody has called on days to come, and of the others it has to be read. */
export const isTooSoon = (changed: readonly DayRow[], { rows, ties, today }: Read): boolean =>
  !ties && changed.some(({ date, isOpen }) => !isOpen && date <= today && rows.get(date)?.isOpen)
