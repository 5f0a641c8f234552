import { addMinutes, startOfDay } from '../../contract/time'

/** Hours a sample is kept at least [GB 31654 and the rules for school meals], and by when it should be gone. */
export const keepHours = 48
export const disposeWithin = 96

/** What decides how long a sample is kept: when its device says it was taken, and the day of its meal. */
export type SampleTimes = { readonly sampleTime: string; readonly date: string }

/**
 * The moment from which the hours count: the time of sampling, but never before the day of the meal, so that a device whose clock is
 * behind cannot shorten them. A clock that is ahead only makes them longer.
 */
const keptSince = ({ sampleTime, date }: SampleTimes): string => {
  const morning = startOfDay(date)
  return sampleTime > morning ? sampleTime : morning
}

/** From this moment a sample may be disposed of, `YYYY-MM-DD HH:mm:ss`. */
export const dueTime = (sample: SampleTimes): string => addMinutes(keptSince(sample), keepHours * 60)

/** Until this moment it should have been. */
export const latestTime = (sample: SampleTimes): string => addMinutes(keptSince(sample), disposeWithin * 60)

export type KeepingState = 'keeping' | 'due' | 'overdue'

/** How a sample that is still there stands at a moment. */
export function keepingState(sample: SampleTimes, now: string): KeepingState {
  if (now < dueTime(sample)) return 'keeping'
  return now <= latestTime(sample) ? 'due' : 'overdue'
}
