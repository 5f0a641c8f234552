import { useNow } from '../../../../../app/clock/use-now'
import { useDict, wordsFor } from '../../../../../app/fields/choice/use-dict'
import type { CardStanding } from '../../../../../app/home/home-card'
import { mealsDue } from '../../../current-meal'
import type { DayView } from '../../use-kitchen'
import { useSamplesToday } from '../use-samples-today'
import { words } from '../words'

/** How the samples of a day stand. */
export function samplesStanding(day: DayView, isOpen: boolean, mealNames: (meal: string) => string): CardStanding {
  if (!isOpen) return { as: 'none' }
  if (day.total === 0) return { as: 'due', said: words.noMenu }
  const { current } = mealsDue(day.meals)
  if (!current) return { as: 'well', said: words.complete, values: { done: day.done, total: day.total } }
  const said = { said: words.missing, values: { meal: mealNames(current.meal), count: current.missing } }
  return { as: day.meals.some(({ light }) => light === 'late' || light === 'red') ? 'due' : 'calm', ...said }
}

/** How the samples of today stand, wherever one is. */
export function useSamplesStanding(): CardStanding | undefined {
  const names = useDict('mealType')
  const today = useSamplesToday(useNow())
  return today && samplesStanding(today.day, today.isOpen, (meal) => wordsFor(names, [meal]))
}
