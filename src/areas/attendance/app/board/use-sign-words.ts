import { useDict, wordsFor } from '../../../../app/fields/choice/use-dict'
import { enumerate } from '../../../../app/language/enumerate'
import { useSay } from '../../../../app/language/use-say'
import { allergensOf } from '../../allergy/severe-allergy'
import { words } from '../words'
import type { BoardTile } from './use-attendance-day'

/** What a teacher must know of a child before anything else, in words: allergies, what the doctor asked to watch, staying at home. */
export function useSignWords({ child, isQuarantined }: BoardTile) {
  const say = useSay()
  const dict = useDict('allergen')
  const names = allergensOf(child).map((one) => wordsFor(dict, [one]))
  return {
    allergy: names.length > 0 && `${say(words.allergy)} ${enumerate(names)}`,
    watched: child.healthTag,
    isolated: isQuarantined && say(words.isolated),
  }
}
