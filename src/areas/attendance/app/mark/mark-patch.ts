import { same } from '../../../../contract/sync/merge'
import { causeKind } from '../../mark/cause-kind'
import type { Mark } from '../../mark/mark'

/** What is kept beside the mark. Times are `HH:mm`. */
export type MarkDetails = {
  readonly cause?: string | null
  readonly symptoms?: readonly string[] | null
  readonly inTime?: string | null
  readonly outTime?: string | null
}

const fields = ['cause', 'symptoms', 'inTime', 'outTime'] as const

const keptFor = (mark: Mark, old: MarkDetails, now: string): MarkDetails => {
  if (mark === 'L') return { inTime: old.inTime ?? now }
  if (mark === 'E') return { inTime: old.inTime, outTime: old.outTime ?? now }
  if (mark !== 'S' && mark !== 'A') return {}
  const kind = causeKind(old.cause ?? '')
  const cause = kind === 'both' || kind === mark ? old.cause : null
  return mark === 'S' ? { cause, symptoms: old.symptoms } : { cause }
}

/**
 * What else changes in a record when it is given a mark: a time that is due is set to `now`, and what belonged to the old mark
 * goes. `given` wins over both. Only fields that differ are named, so that nobody else's change is touched.
 */
export function markDetails(old: MarkDetails | undefined, mark: Mark, now: string, given: MarkDetails = {}): MarkDetails {
  const before = old ?? {}
  const wanted = { ...keptFor(mark, before, now), ...given }
  const changed = fields.filter((field) => !same(before[field], wanted[field]))
  return Object.fromEntries(changed.map((field) => [field, wanted[field] ?? null]))
}
