import type { FieldFacts } from '../../../contract/field'
import { addDays, addMonths, weekday } from '../../../contract/time'

/** Years around this one where a field says nothing: most days lie near. */
const usual = { back: 2, ahead: 2 }
/** So many years can be gone through month by month; beyond them years are chosen first. */
const nearest = 3

const yearsOf = ({ years }: FieldFacts) => years ?? usual

/** Whether the days of a field lie so near that a calendar is the shortest way to them. */
export const isNear = (facts: FieldFacts): boolean =>
  facts.kind === 'date' && Object.values(yearsOf(facts)).every((years) => years <= nearest)

/** First and last day a field offers, wide enough for the value it holds. */
export function dayRange(facts: FieldFacts, today: string, value: string): { readonly min: string; readonly max: string } {
  const { back, ahead } = yearsOf(facts)
  const year = Number(today.slice(0, 4))
  const days = [`${year - back}-01-01`, `${year + ahead}-12-31`, ...(value ? [value.slice(0, 10)] : [])].sort()
  return { min: days[0] ?? today, max: days.at(-1) ?? today }
}

/** The days of a month in weeks from Monday to Sunday; undefined where a place belongs to another month. */
export function weeksOf(month: string): (string | undefined)[][] {
  const first = `${month}-01`
  const monday = addDays(first, 1 - weekday(first))
  const end = `${addMonths(month, 1)}-01`
  const weeks: (string | undefined)[][] = []
  for (let start = monday; start < end; start = addDays(start, 7))
    weeks.push(Array.from({ length: 7 }, (_, at) => addDays(start, at)).map((day) => (day.startsWith(month) ? day : undefined)))
  return weeks
}

/** Today, tomorrow, and the first Monday after them. */
export function nextDays(today: string): { readonly today: string; readonly tomorrow: string; readonly monday: string } {
  const tomorrow = addDays(today, 1)
  return { today, tomorrow, monday: addDays(tomorrow, 8 - weekday(tomorrow)) }
}
