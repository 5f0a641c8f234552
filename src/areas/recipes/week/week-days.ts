import { addDays } from '../../../contract/time'
import { hasMeals } from '../../garden/published/has-meals'

type SchoolDay = { readonly date: string; readonly isOpen: boolean; readonly reason?: string | null; readonly mealServed: boolean }
/** A day of a week menu. `isServed`: meals are cooked on it. */
export type WeekDay = { readonly date: string; readonly isServed: boolean; readonly reason: string | undefined }

/** Monday to Friday, open or not, and a day of the weekend that is open. A day the calendar lacks is taken as open. */
export function weekDays(monday: string, calendar: readonly SchoolDay[]): readonly WeekDay[] {
  const known = new Map(calendar.map((day) => [day.date, day]))
  return [0, 1, 2, 3, 4, 5, 6].flatMap((at) => {
    const date = addDays(monday, at)
    const day = known.get(date)
    const isServed = day ? hasMeals(day) : at < 5
    return at < 5 || isServed ? [{ date, isServed, reason: day?.reason ?? undefined }] : []
  })
}
