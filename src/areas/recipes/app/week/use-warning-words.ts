import { useDict, wordsFor } from '../../../../app/fields/choice/use-dict'
import { useSay } from '../../../../app/language/use-say'
import type { Warning } from '../../week/menu-warnings'
import type { Week } from './use-week'
import { words } from './week-words'

/** Says what speaks against a menu. */
export function useWarningWords({ dishes }: Week): (warning: Warning) => string {
  const say = useSay()
  const allergens = useDict('allergen')
  return ({ kind, dish, values, allergens: hit = [], eater }) =>
    say(words[kind], {
      ...values,
      dish: (dish !== undefined && dishes.get(dish)?.shown) || say(words.unknownDish),
      allergens: wordsFor(allergens, hit),
      name: eater ?? '',
    })
}
