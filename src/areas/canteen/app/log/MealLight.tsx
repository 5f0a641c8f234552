import { Check, CircleDashed, Clock, TriangleAlert } from 'lucide-react'
import { Sign } from '../../../../app/design/Sign'
import { useSay } from '../../../../app/language/use-say'
import type { MealView } from '../use-kitchen'
import { words } from './log-words'

const looks = {
  done: { tone: 'good', icon: Check, word: words.allDone },
  open: { tone: 'open', icon: CircleDashed, word: words.missing },
  late: { tone: 'care', icon: Clock, word: words.serving },
  red: { tone: 'bad', icon: TriangleAlert, word: words.red },
} as const

/** How complete the samples of a meal are, as sign and word; red once it has been served. */
export function MealLight({ light, missing }: Pick<MealView, 'light' | 'missing'>) {
  const say = useSay()
  const { tone, icon: Icon, word } = looks[light]
  return (
    <Sign tone={tone} icon={<Icon size={14} aria-hidden />}>
      {say(word, { count: missing })}
    </Sign>
  )
}
