import { addDays } from '../../../../contract/time'

export type Span = { readonly begin: string; readonly end: string }

/** Monday to Sunday of the week a day lies in. */
export function weekOf(today: string): Span {
  const begin = addDays(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7))
  return { begin, end: addDays(begin, 6) }
}

/** The first and the last day of the month a day lies in. */
export function monthOf(today: string): Span {
  const begin = `${today.slice(0, 7)}-01`
  const next = addDays(begin, 31)
  return { begin, end: addDays(`${next.slice(0, 7)}-01`, -1) }
}

/** From and to of the first of these rows a day lies in; undefined where it lies in none. */
export function spanAround(
  rows: readonly Readonly<Record<string, unknown>>[],
  { from, to }: { readonly from: string; readonly to: string },
  today: string,
): Span | undefined {
  const row = rows.find((one) => String(one[from] ?? '\uffff') <= today && today <= String(one[to] ?? ''))
  return row && { begin: String(row[from]), end: String(row[to]) }
}
