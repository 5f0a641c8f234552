import type { JobRow } from '../../contract/job'
import { useSay } from '../language/use-say'
import { outcomeWords, words } from './words'

/** Without the seconds where there are none. */
const short = (at: string): string => at.replace(/:00$/, '')

/** When a job comes round next and how it went last, in words. `isNarrow`: without the year it went in. */
export function useJobTimes({ nextTime, last }: Pick<JobRow, 'nextTime' | 'last'>, isNarrow = false): { next: string; last: string } {
  const say = useSay()
  const took = last?.seconds == null ? [] : [say(words.seconds, { seconds: last.seconds })]
  return {
    next: nextTime === null ? say(words.noNext) : short(nextTime),
    last: last ? [say(outcomeWords[last.outcome]), last.at.slice(isNarrow ? 5 : 0, 16), ...took].join(' · ') : say(words.neverRan),
  }
}
