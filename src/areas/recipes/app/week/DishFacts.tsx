import { EggOff } from 'lucide-react'
import { useDict, wordsFor } from '../../../../app/fields/choice/use-dict'
import { grouped } from '../../../../app/language/dates'
import { useLanguage } from '../../../../app/language/language'
import { useSay } from '../../../../app/language/use-say'
import type { DishView } from './use-week'
import { words } from './week-words'

type Props = { dish: DishView | undefined; grams: number | undefined; isOwn?: boolean }

/** What a dish weighs for one child, and what somebody may not bear. */
export function DishFacts({ dish, grams, isOwn }: Props) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const names = wordsFor(useDict('allergen'), dish?.allergens ?? [])
  return (
    <span className="dish-facts">
      {grams !== undefined && (
        <span className="figures" data-own={isOwn || undefined}>
          {say(words.grams, { grams: grouped(grams, language, Number.isInteger(grams) ? 0 : 1) })}
          {isOwn && <span className="for-readers">{` ${say(words.ownGrams)}`}</span>}
        </span>
      )}
      {names && (
        <span className="dish-allergens" title={say(words.allergens, { names })}>
          <EggOff size={12} aria-hidden />
          <span className="for-readers">{say(words.allergens, { names: '' })}</span>
          {names}
        </span>
      )}
    </span>
  )
}
