import { addDays } from '../../../contract/time'
import { type DayRow, dayKind } from './day-kind'

/** Days one after the other that have the same reason. */
export type NamedRun = { readonly from: string; readonly to: string; readonly reason: string }

/** Days off and make-up days with their reasons, in their order; those of the weekend are no news. Days of one reason that follow each other are one. */
export function namedRuns(rows: readonly DayRow[]): NamedRun[] {
  const runs: NamedRun[] = []
  const named = rows.filter((row) => row.reason && ['holiday', 'makeUp'].includes(dayKind(row.date, row)))
  for (const { date, reason } of named.sort((one, two) => (one.date < two.date ? -1 : 1))) {
    const last = runs.at(-1)
    if (last && last.reason === reason && addDays(last.to, 1) === date) runs[runs.length - 1] = { ...last, to: date }
    else runs.push({ from: date, to: date, reason: reason ?? '' })
  }
  return runs
}
