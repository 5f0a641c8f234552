import { type Span, termAround } from '../../demo/published/term-around'
import { demoReason } from '../calendar/reasons'
import { holidays } from '../holidays'
import { type CalendarDay, schoolCalendar } from '../school-calendar'

/** The open days of the term, and which of them is today. */
export type Timeline = { readonly days: readonly string[]; readonly today: number }

/** The calendar of the term. Whoever starts on a day off finds it open, with the reason: there is always something to do. */
const calendarOf = (term: Span, today: string): CalendarDay[] =>
  schoolCalendar(term.beginDate, term.endDate, holidays).map((day) =>
    day.date === today && !day.isOpen ? { ...day, isOpen: true, mealServed: true, reason: demoReason.zh } : day,
  )

/** The year, the term and the days of the demonstration kindergarten around `today` (`YYYY-MM-DD`), which is always open. */
export function demoCalendar(today: string) {
  const { year, term } = termAround(today)
  const calendar = calendarOf(term, today)
  const days = calendar.filter(({ isOpen }) => isOpen).map(({ date }) => date)
  const timeline: Timeline = { days, today: days.indexOf(today) }
  return { year, term, calendar, timeline }
}
