type Day = { readonly date: string; readonly isOpen: boolean; readonly reason?: string | null }

/** What the calendar says of a day. `missing`: it does not know it. `next`: the first open day after one that is closed, as far as it is known. */
export type CalendarSays =
  | { readonly as: 'open' }
  | { readonly as: 'missing' }
  | { readonly as: 'closed'; readonly reason: string | null; readonly next: string | null }

/** What the calendar says of `today`. Only its row decides, never the weekday: a make-up Saturday is open. */
export function calendarSays(calendar: readonly Day[], today: string): CalendarSays {
  const row = calendar.find(({ date }) => date === today)
  if (!row) return { as: 'missing' }
  if (row.isOpen) return { as: 'open' }
  const coming = calendar.filter(({ date, isOpen }) => isOpen && date > today).map(({ date }) => date)
  return { as: 'closed', reason: row.reason || null, next: coming.sort()[0] ?? null }
}
