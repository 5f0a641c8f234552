import { minutesBetween } from '../../../contract/time'
import { dueTime, type KeepingState, keepHours, keepingState, latestTime } from '../keeping-time'
import type { SampleView } from './use-kitchen'

/** A sample that is still there, with its clock. `minutes` to the moment it is due, or, once overdue, since it should have gone. */
export type KeptSample = {
  readonly sample: SampleView
  readonly state: KeepingState
  readonly due: string
  readonly latest: string
  readonly minutes: number
  /** Share of its hours that has passed, 0 to 1. */
  readonly passed: number
}

/** Every sample that is still kept, what is due first on top. */
export function keptList(samples: readonly SampleView[], now: string): KeptSample[] {
  return samples
    .filter(({ status }) => status === null || status === 'KEEPING')
    .map((sample) => {
      const [state, due, latest] = [keepingState(sample, now), dueTime(sample), latestTime(sample)]
      const left = minutesBetween(now, due)
      const minutes = state === 'overdue' ? Math.floor(minutesBetween(latest, now)) : Math.max(0, Math.ceil(left))
      return { sample, state, due, latest, minutes, passed: Math.min(1, Math.max(0, 1 - left / (keepHours * 60))) }
    })
    .sort((one, two) => (one.due < two.due ? -1 : 1))
}
