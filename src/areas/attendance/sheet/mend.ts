import { minutesBetween } from '../../../contract/time'

/** Minutes in which a slip of the finger is its maker's own to mend once the sheet is with the kitchen. */
export const mendMinutes = 10

/** Who gave a record the mark it has and when, as the server keeps it. */
type Marked = {
  readonly markedBy?: string | null
  readonly markedAt?: string | null
  readonly createTime?: string
  readonly updateTime?: string | null
}

/**
 * Whether a mark is still its maker's own to mend: until the kitchen has had time to act on it, ten minutes after she made it or handed the sheet
 * in, whichever is later. A mark that was mended before it left her tablet nobody has acted on. Times are moments; `at` is that of the mending.
 */
export function isOwnToMend(mark: Marked, submittedAt: string | null | undefined, who: string | undefined, at: string): boolean {
  const { markedBy, markedAt, createTime, updateTime } = mark
  if (!who || markedBy !== who) return false
  if ((updateTime ?? createTime ?? '') > at) return true
  const since = [markedAt, submittedAt]
    .filter((one) => typeof one === 'string')
    .sort()
    .at(-1)
  return since !== undefined && minutesBetween(since, at) <= mendMinutes
}
