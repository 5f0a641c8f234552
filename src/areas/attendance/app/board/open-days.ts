/** What is looked at of a day of the calendar. */
export type CalendarDay = { readonly date: string; readonly isOpen: boolean; readonly reason: string | null }

const openDates = (days: readonly CalendarDay[]): string[] =>
  days
    .filter((day) => day.isOpen)
    .map((day) => day.date)
    .sort()

/** The latest open days up to `until`, the newest first, `count` at most. */
export const latestOpenDays = (days: readonly CalendarDay[], until: string, count: number): string[] =>
  openDates(days)
    .filter((date) => date <= until)
    .slice(-count)
    .reverse()

/** The open days next to a day on either side, where the calendar knows them. */
export function openNeighbours(
  days: readonly CalendarDay[],
  date: string,
): { readonly before: string | undefined; readonly after: string | undefined } {
  const open = openDates(days)
  return { before: open.findLast((day) => day < date), after: open.find((day) => day > date) }
}
