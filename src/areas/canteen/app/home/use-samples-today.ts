import { useCopiedRows } from '../../../../app/offline/view/use-copied-rows'
import { hasMeals } from '../../../garden/published/has-meals'
import { SchoolDay } from '../../../garden/published/school-day'
import { dayOfKitchen, useKitchen } from '../use-kitchen'

/** The samples of today, and whether the kitchen cooks today. Undefined while loading. */
export function useSamplesToday(now: string) {
  const today = now.slice(0, 10)
  const kitchen = useKitchen()
  const calendar = useCopiedRows(SchoolDay)
  if (!kitchen || !calendar) return undefined
  return {
    day: dayOfKitchen(kitchen, today, now),
    isOpen: calendar.some((day) => day.date === today && hasMeals(day)),
  }
}
