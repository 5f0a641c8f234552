import { type Meal, mealsOfPattern } from '../../recipes/published/meal'
import { allergensOf, isSevere } from '../allergy/severe-allergy'
import { childMeals } from '../mark/child-meals'
import type { RollCall, RollChild, RollRecord } from './roll-call'
import { eatersOf } from './roll-meals'

/** Heads of a class that eat a meal and not everything of it, for the same reasons. Values of `allergen` and `dietTaboo`. No child is named. */
export type SpecialMeal = {
  readonly meal: Meal
  readonly allergens: readonly string[]
  readonly taboos: readonly string[]
  /** Their allergy is one their record warns of. */
  readonly severe: boolean
  readonly heads: number
}

type Eating = RollChild & {
  readonly mealPlan: string
  readonly allergies?: readonly string[] | null
  readonly dietTaboo?: readonly string[] | null
  readonly healthTag?: string | null
}
type Timed = RollRecord & { readonly inTime?: string | null; readonly outTime?: string | null }
type Need = Pick<SpecialMeal, 'allergens' | 'taboos' | 'severe'>

const needOf = (child: Eating): Need | undefined => {
  const [allergens, taboos] = [allergensOf(child).sort(), [...(child.dietTaboo ?? [])].sort()]
  return allergens.length + taboos.length > 0 ? { allergens, taboos, severe: isSevere(child) } : undefined
}

/**
 * Which heads of each meal need something else. A child is counted once a meal, with all it must not have, so that no sum of them is more than
 * the heads of the meal. Who is away, or whose plan leaves the meal out, is not counted.
 */
export function specialMeals<C extends Eating, R extends Timed>(roll: RollCall<C, R>, pattern: string): SpecialMeal[] {
  const eaten = eatersOf(roll).flatMap((eater) => {
    const need = needOf(eater.child)
    return need ? childMeals(eater, pattern).map((meal) => ({ meal, ...need })) : []
  })
  const found = new Map<string, SpecialMeal>()
  for (const one of eaten) {
    const key = JSON.stringify(one)
    found.set(key, { ...one, heads: (found.get(key)?.heads ?? 0) + 1 })
  }
  const place = mealsOfPattern(pattern)
  return [...found.entries()]
    .sort(([key, one], [other, two]) => place.indexOf(one.meal) - place.indexOf(two.meal) || (key < other ? -1 : 1))
    .map(([, one]) => one)
}
