import { addDays, weekday } from '../../../contract/time'

export type Span = { readonly name: string; readonly beginDate: string; readonly endDate: string }

const earlier = (one: string, two: string): string => [one, two].sort()[0] ?? one
const later = (one: string, two: string): string => [one, two].sort()[1] ?? one

const weeksBefore = 11
const weeksAfter = 8

/**
 * A term that holds `today` whatever the month: it begins on a Monday 11 to 12 weeks before and ends on a Friday about
 * 8 weeks after. The school year runs from September to August and is stretched where the term reaches over its ends.
 */
export function termAround(today: string): { readonly year: Span; readonly term: Span } {
  const monday = addDays(today, 1 - weekday(today))
  const beginDate = addDays(monday, -7 * weeksBefore)
  const endDate = addDays(monday, 7 * weeksAfter + 4)
  const month = Number(today.slice(5, 7))
  const start = Number(today.slice(0, 4)) - (month >= 8 ? 0 : 1)
  const [first, last] = [`${start}-09-01`, `${start + 1}-08-31`]
  const year = {
    name: `${start}—${start + 1}学年`,
    beginDate: earlier(beginDate, first),
    endDate: later(endDate, last),
  }
  const isSpring = month >= 2 && month <= 7
  return { year, term: { name: `${year.name}${isSpring ? '下学期' : '上学期'}`, beginDate, endDate } }
}
