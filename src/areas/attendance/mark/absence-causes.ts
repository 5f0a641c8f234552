import { percent } from '../../../contract/fields/percent'
import { unknownCause } from './cause-kind'
import { isAbsent } from './mark'

/** Child-days of one cause, and their share of all absent child-days in percent. */
export type CauseShare = { readonly cause: string; readonly days: number; readonly share: number | null }

/** Absent child-days by cause, the most frequent first. A day without a cause counts as unknown. */
export function absenceCauses(records: readonly { readonly status: string; readonly cause: string | null }[]): CauseShare[] {
  const absences = records.filter((record) => isAbsent(record.status))
  const days = new Map<string, number>()
  for (const { cause } of absences) days.set(cause ?? unknownCause, (days.get(cause ?? unknownCause) ?? 0) + 1)
  return [...days]
    .map(([cause, number]) => ({ cause, days: number, share: percent(number, absences.length) }))
    .sort((one, two) => two.days - one.days || (one.cause < two.cause ? -1 : 1))
}
