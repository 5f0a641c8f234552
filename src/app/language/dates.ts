import { type Language, label } from '../../contract/label'

/** What the days around this one are called. */
export const dayWords = {
  today: label('今天', 'Today'),
  yesterday: label('昨天', 'Yesterday'),
  tomorrow: label('明天', 'Tomorrow'),
} as const

/** Making a formatter costs milliseconds on a phone, using one does not; there are as few as there are ways to write. */
function once<T extends unknown[], R>(make: (...how: T) => R): (...how: T) => R {
  const made = new Map<string, R>()
  return (...how) => {
    const key = how.join(' ')
    const known = made.get(key) ?? make(...how)
    made.set(key, known)
    return known
  }
}

const weekdays = once((language: Language, weekday: 'long' | 'short') => new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }))
const ago = once((language: Language) => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }))
const numbers = once(
  (language: Language, places: number) => new Intl.NumberFormat(language, { minimumFractionDigits: places, maximumFractionDigits: places }),
)

const noon = (day: string) => new Date(`${day}T12:00:00Z`)

/** The weekday of a calendar day in words. */
export const weekdayName = (day: string, language: Language, width: 'long' | 'short' = 'long'): string =>
  weekdays(language, width).format(noon(day))

const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** How long ago something was, in the largest unit that fits: "2 hours ago". */
export function agoInWords(then: Date, now: Date, language: Language): string {
  const seconds = Math.round((then.getTime() - now.getTime()) / 1000)
  const [unit, size] = steps.find(([, length]) => Math.abs(seconds) >= length) ?? ['minute' as const, 60]
  return ago(language).format(Math.round(seconds / size), unit)
}

/** A whole number with separators for thousands. */
export const grouped = (value: number, language: Language, places = 0): string => numbers(language, places).format(value)
