import { Cron } from 'croner'
import { zone } from '../time'

/** An expression is never longer than this. */
export const longestCron = 120

/**
 * Quartz's expression of seven parts, of which the year may be left out: second, minute, hour, day, month, week, year. Sunday is 1, a
 * range may lack its end, and of day and week one is `?`. Throws where it cannot be read.
 */
function read(expression: string): Cron {
  const parts = expression.trim().split(/\s+/)
  if (expression.length > longestCron || parts.length < 6 || parts.length > 7) throw new RangeError('a cron expression has seven parts')
  if ((parts[3] === '?') === (parts[5] === '?')) throw new RangeError('of day and week exactly one is ?')
  if (/(^|[,-])([089]|\d\d)/.test(parts[5] ?? '')) throw new RangeError('days of the week are 1 to 7')
  return new Cron(parts.join(' '), { timezone: zone, alternativeWeekdays: true, sloppyRanges: true, paused: true })
}

/** Whether an expression can be read; one whose last year is over can be. */
export function isCron(expression: string): boolean {
  try {
    return Boolean(read(expression))
  } catch {
    return false
  }
}

/** The first time an expression names after `from`, by the kindergarten's clock; undefined when there is none. Throws where it cannot be read. */
export const nextRun = (expression: string, from: Date): Date | undefined => read(expression).nextRun(from) ?? undefined
