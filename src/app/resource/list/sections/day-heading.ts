import type { Language } from '../../../../contract/label'
import { say } from '../../../../contract/label'
import { addDays } from '../../../../contract/time'
import { dayWords, weekdayName } from '../../../language/dates'
import { listWords } from '../words'

/** A day as the heading of a list: the days around `today` by their names, others by month and day, and with the year where it is another. */
export function dayHeading(day: string, today: string, language: Language): string {
  if (!day) return say(listWords.noDay, language)
  if (day === today) return say(dayWords.today, language)
  if (day === addDays(today, -1)) return say(dayWords.yesterday, language)
  if (day === addDays(today, 1)) return say(dayWords.tomorrow, language)
  const date = day.slice(0, 4) === today.slice(0, 4) ? day.slice(5) : day
  return `${date} ${weekdayName(day, language, 'short')}`
}
