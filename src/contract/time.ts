/** The kindergarten's zone, for what must be told it by name: a database, a cron expression. */
export const zone = 'Asia/Shanghai'

/** China keeps this offset all year, so local times are unambiguous and need no table of zones, which takes a slow phone 70 ms to open. */
const offset = '+08:00'
const ahead = 8 * 3_600_000

/** A moment as the kindergarten's wall clock shows it: `YYYY-MM-DD HH:mm:ss`, whatever the machine's own zone. Throws a `RangeError` for an invalid date. */
export const dateTimeOf = (at: Date): string => new Date(at.getTime() + ahead).toISOString().slice(0, 19).replace('T', ' ')

/** The kindergarten's calendar day of a moment, `YYYY-MM-DD`. */
export const dayOf = (at: Date): string => dateTimeOf(at).slice(0, 10)

/** The instant of a kindergarten wall-clock time `YYYY-MM-DD HH:mm:ss`. */
export const instant = (local: string): Date => new Date(`${local.replace(' ', 'T')}${offset}`)

/** The day `days` later (earlier when negative). Pure calendar arithmetic: no zone can shift it. */
export function addDays(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}

/** The first moment of a day. */
export const startOfDay = (day: string): string => `${day} 00:00:00`
/** The last moment of a day. */
export const endOfDay = (day: string): string => `${day} 23:59:59`

/** `YYYY-MM` a number of months later. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const at = year * 12 + (number - 1) + months
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
}

/** 1 = Monday … 7 = Sunday. */
export const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

/** The Monday of the week a day is in. */
export const mondayOf = (day: string): string => addDays(day, 1 - weekday(day))

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)

const minute = 60_000
const latest = '9999-12-31 23:59:59'
const earliest = '0001-01-01 00:00:00'
// The zone keeps one offset, so wall-clock times may be counted with as if they were UTC.
const count = (local: string): number => Date.parse(`${local.replace(' ', 'T')}Z`)

/** The wall-clock time so many minutes later (earlier when negative), no further than four digits of a year reach. */
export function addMinutes(local: string, minutes: number): string {
  const at = count(local) + minutes * minute
  if (at >= count(latest)) return latest
  return at <= count(earliest) ? earliest : new Date(at).toISOString().slice(0, 19).replace('T', ' ')
}

/** Minutes from one wall-clock time to another, with fractions; negative when `to` is earlier. */
export const minutesBetween = (from: string, to: string): number => (count(to) - count(from)) / minute
