import type { Meal } from '../../recipes/published/meal'
import { childMeals } from '../mark/child-meals'
import type { RollCall, RollChild, RollRecord } from '../sheet/roll-call'
import { eatersOf } from '../sheet/roll-meals'
import { allergensOf, isSevere } from './severe-allergy'

type Eating = RollChild & { readonly mealPlan: string; readonly allergies?: readonly string[] | null; readonly healthTag?: string | null }
type Timed = RollRecord & { readonly inTime?: string | null; readonly outTime?: string | null }
type Served = { readonly meal: Meal; readonly dishes: readonly { readonly name: string; readonly allergens: readonly string[] | null }[] }

/** A dish a child would be served and must not eat, at a meal. */
export type Plate = { readonly meal: Meal; readonly dish: string }

/** A child for whom something of today's food is no food: which allergens that meets, values of `allergen`, and in which dishes. */
export type Avoiding<C> = {
  readonly child: C
  readonly severe: boolean
  readonly allergens: readonly string[]
  readonly plates: readonly Plate[]
}

const severeFirst = <C>(found: readonly Avoiding<C>[]): Avoiding<C>[] => [
  ...found.filter(({ severe }) => severe),
  ...found.filter(({ severe }) => !severe),
]

/**
 * The children of a roll who react to something on the menu of the day, severe ones first and then as they stand. Who is away, or does not eat that
 * meal, meets nothing; nor does an allergy that nothing served has.
 */
export function platesToAvoid<C extends Eating, R extends Timed>(
  roll: RollCall<C, R>,
  menu: readonly Served[],
  pattern: string,
): Avoiding<C>[] {
  const found = eatersOf(roll).flatMap((eater) => {
    const { child } = eater
    const eaten = childMeals(eater, pattern)
    const met = (dish: Served['dishes'][number]) => allergensOf(child).filter((one) => dish.allergens?.includes(one))
    const dishes = menu.filter(({ meal }) => eaten.includes(meal)).flatMap(({ meal, dishes: all }) => all.map((dish) => ({ meal, dish })))
    const avoided = dishes.filter(({ dish }) => met(dish).length > 0)
    if (avoided.length === 0) return []
    const allergens = [...new Set(avoided.flatMap(({ dish }) => met(dish)))]
    return [{ child, severe: isSevere(child), allergens, plates: avoided.map(({ meal, dish }) => ({ meal, dish: dish.name })) }]
  })
  return severeFirst(found)
}

/** The children of a roll who react to anything at all, while nobody knows what is on the menu: severe ones first and then as they stand. */
export function allergicOf<C extends Eating, R extends Timed>(roll: RollCall<C, R>): Avoiding<C>[] {
  const found = eatersOf(roll).flatMap(({ child }) => {
    const allergens = allergensOf(child)
    return allergens.length === 0 ? [] : [{ child, severe: isSevere(child), allergens, plates: [] }]
  })
  return severeFirst(found)
}
