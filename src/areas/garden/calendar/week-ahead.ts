import { addDays } from '../../../contract/time'
import type { DayRow } from './day-kind'

/** So many days are looked ahead, today among them. */
const length = 7

/** Today and the days after it, as the filters of the calendar's list say it; and those of them that are open. Whoever counts them counts the rows it shows. */
export const weekAhead = (today: string) => ({ date_begin: today, date_end: addDays(today, length - 1) })
export const openAhead = (today: string) => ({ ...weekAhead(today), isOpen: 'true' })

/** Today and the days after it, each with what the calendar knows of it. */
export function daysAhead<D extends DayRow>(known: readonly D[], today: string): { readonly date: string; readonly row: D | undefined }[] {
  const rows = new Map(known.map((row) => [row.date, row]))
  return Array.from({ length }, (_, by) => addDays(today, by)).map((date) => ({ date, row: rows.get(date) }))
}
