import { type Language, label } from '../../contract/label'
import { weekday } from '../../contract/time'

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

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
const ago = once((language: Language) => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }))
const numbers = once(
  (language: Language, places: number) => new Intl.NumberFormat(language, { minimumFractionDigits: places, maximumFractionDigits: places }),
)

/** The weekday of a calendar day in words. They stand here because a browser's own take a slow phone 15 ms to open. */
export function weekdayName(day: string, language: Language, width: 'long' | 'short' = 'long'): string {
  const at = weekday(day) % 7
  if (language === 'en') return weekdays[at]?.slice(0, width === 'long' ? undefined : 3) ?? ''
  return `${width === 'long' ? '星期' : '周'}${'日一二三四五六'[at]}`
}

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
