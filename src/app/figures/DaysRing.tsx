import type { FieldFacts } from '../../contract/field'
import { toneOfDaysLeft } from '../../contract/tone'
import { useSay } from '../language/use-say'
import { Ring } from './Ring'
import { words } from './words'

/** Days of what nobody has said the beginning of. */
const year = 365

type Props = {
  /** 0 on the last day, less after it. */
  left: number
  /** Days it is good altogether. */
  whole?: number
  /** Of the field that names the last day. */
  facts: Pick<FieldFacts, 'runsOut'>
}

/** How long something is still good. */
export function DaysRing({ left, whole = year, facts }: Props) {
  const say = useSay()
  return (
    <Ring
      part={left}
      whole={whole}
      label={left < 0 ? say(words.over) : say(words.left, { left })}
      names={[say(words.daysLeft), say(words.daysWhole)]}
      shown={left < 0 ? '!' : String(left)}
      tone={toneOfDaysLeft(left, facts)}
    />
  )
}
