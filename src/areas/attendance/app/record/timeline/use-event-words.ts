import { useDict, wordsFor } from '../../../../../app/fields/choice/use-dict'
import { useSay } from '../../../../../app/language/use-say'
import type { TimelineEvent } from '../../../timeline/timeline'
import { markLooks } from '../../mark-looks'
import { timelineWords as words } from './timeline-words'

/** What an event is, and what there is to say of it, in words. */
export function useEventWords(): (event: TimelineEvent) => { readonly title: string; readonly more: readonly string[] } {
  const say = useSay()
  const causes = useDict('absenceCause')
  const symptomsKnown = useDict('symptom')
  const states = useDict('leaveStatus')
  const leaveTypes = useDict('childLeaveType')
  const titleOf = (event: TimelineEvent): string => {
    const { what, mark, until, by, className = '', fromClass = '' } = event
    if (what === 'mark') return mark ? say(markLooks[mark].word) : ''
    if (what === 'leave') return until ? say(words.leaveUntil, { until }) : say(words.leave)
    if (what === 'call') return by ? say(words.call, { by }) : say(words.called)
    return say(words[what], { className, fromClass })
  }
  return (event) => {
    const { cause, symptoms = [], state, leaveType, text } = event
    const more = [
      cause && wordsFor(causes, [cause]),
      symptoms.length > 0 && wordsFor(symptomsKnown, symptoms),
      state && wordsFor(states, [state]),
      leaveType && wordsFor(leaveTypes, [leaveType]),
      text,
    ]
    return { title: titleOf(event), more: more.filter((one) => typeof one === 'string' && one !== '') as string[] }
  }
}
