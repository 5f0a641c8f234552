import { type Meal, mealsOfPattern, mealsOfPlan, servingTimes } from '../../recipes/published/meal'
import { isPresent } from './mark'

/** What decides about a child's meals. Times are `HH:mm`. */
export type Eater = {
  readonly mealPlan: string
  readonly status: string | undefined
  readonly inTime?: string | null
  readonly outTime?: string | null
}

// Without a time written down, coming late costs the breakfast and leaving early the dinner.
const isHereFor = (meal: Meal, { status, inTime, outTime }: Eater): boolean => {
  if (status === 'P') return true
  const hasCome = inTime ? inTime < servingTimes[meal].until : !(status === 'L' && meal === 'B')
  const hasNotLeft = outTime ? outTime > servingTimes[meal].from : !(status === 'E' && meal === 'D')
  return hasCome && hasNotLeft
}

/** The meals a child eats on a day, of those the kindergarten serves. None for a child who is away or not marked. */
export function childMeals(eater: Eater, pattern: string): Meal[] {
  if (!isPresent(eater.status)) return []
  const planned = mealsOfPlan(eater.mealPlan)
  return mealsOfPattern(pattern).filter((meal) => planned.includes(meal) && isHereFor(meal, eater))
}
