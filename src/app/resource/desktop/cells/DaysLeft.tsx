import type { FieldFacts } from '../../../../contract/field'
import { dayOf, daysBetween } from '../../../../contract/time'
import { toneOfDaysLeft } from '../../../../contract/tone'
import { clockNow } from '../../../clock/clock'
import { Sign } from '../../../design/Sign'
import { useSay } from '../../../language/use-say'
import { tableWords } from '../table-words'

type Ends = NonNullable<FieldFacts['runsOut']>

/** How many days something is still good, beside its last day, once somebody should think of it. */
export function DaysLeft({ day, ends }: { day: string; ends: Ends }) {
  const say = useSay()
  const left = daysBetween(dayOf(clockNow()), day)
  const tone = toneOfDaysLeft(left, { runsOut: ends })
  if (tone === 'good') return null
  const words = left < 0 ? tableWords.daysOver : left === 0 ? tableWords.lastDay : tableWords.daysLeft
  return <Sign tone={tone}>{say(words, { days: Math.abs(left) })}</Sign>
}
