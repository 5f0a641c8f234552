import { useNow } from '../../../../app/clock/use-now'
import { useSay } from '../../../../app/language/use-say'
import type { PartProps } from '../../../../app/record-page/record-page'
import { ageInMonths } from '../../../../contract/age'
import { childWords } from './child-words'

/** How old the child is today, and since when. */
export function ChildAge({ row: { birthday } }: PartProps) {
  const say = useSay()
  const today = useNow().slice(0, 10)
  if (typeof birthday !== 'string') return null
  const months = Math.max(0, ageInMonths(birthday, today))
  return <span className="head-fact">{say(childWords.age, { years: Math.floor(months / 12), months: months % 12, birthday })}</span>
}
