import { useDict, wordsFor } from '../../../../../app/fields/choice/use-dict'
import { enumerate } from '../../../../../app/language/enumerate'
import { useSay } from '../../../../../app/language/use-say'
import type { FieldFacts } from '../../../../../contract/field'
import type { Resource } from '../../../../../contract/resource'
import { Child } from '../../../../families/published/child'
import type { HealthChange, TimelineEvent } from '../../../timeline/timeline'
import { markLooks } from '../../mark-looks'
import { timelineWords as words } from './timeline-words'

/** What an event is, and what there is to say of it, in words. */
export function useEventWords(): (event: TimelineEvent) => { readonly title: string; readonly more: readonly string[] } {
  const say = useSay()
  const causes = useDict('absenceCause')
  const symptomsKnown = useDict('symptom')
  const states = useDict('leaveStatus')
  const leaveTypes = useDict('childLeaveType')
  const resource: Resource = Child
  const titleOf = (event: TimelineEvent): string => {
    const { what, mark, until, by, className = '', fromClass = '' } = event
    if (what === 'mark') return mark ? say(markLooks[mark].word) : ''
    if (what === 'leave') return until ? say(words.leaveUntil, { until }) : say(words.leave)
    if (what === 'call') return by ? say(words.call, { by }) : say(words.called)
    return say(words[what], { className, fromClass, until: until ?? '' })
  }
  const said = (value: unknown, told: string | undefined) => {
    const isEmpty = value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
    if (isEmpty) return say(words.empty)
    return Array.isArray(value) && told ? enumerate(told.split(',')) : told || String(value)
  }
  const changeOf = ({ field, isUnknown, before, beforeWords, after, afterWords }: HealthChange) => {
    const facts: FieldFacts | undefined = resource.fields[field]
    const was = isUnknown ? say(words.unknown) : said(before, beforeWords)
    return facts ? say(words.changed, { field: say(facts.label), before: was, after: said(after, afterWords) }) : ''
  }
  return (event) => {
    const { by, what, changed = [], cause, symptoms = [], state, leaveType, text } = event
    const more = [
      cause && wordsFor(causes, [cause]),
      symptoms.length > 0 && wordsFor(symptomsKnown, symptoms),
      state && wordsFor(states, [state]),
      leaveType && wordsFor(leaveTypes, [leaveType]),
      text,
      ...changed.map(changeOf),
      by && what !== 'call' && say(words.doneBy, { by }),
    ]
    return { title: titleOf(event), more: more.filter((one) => typeof one === 'string' && one !== '') as string[] }
  }
}
