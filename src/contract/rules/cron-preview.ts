import { CronExpressionParser } from 'cron-parser'
import { zone } from '../time'
import { isCron, nextRun } from './cron'

/** Numbers from `*` on count from Sunday as 1 in Quartz, and from Sunday as 0 in cron-parser, where a loop would run into the next Sunday. */
const weekdayFromZero = (part: string): string =>
  part.replace(/^\d+/, (day) => String(Number(day) - 1)).replace(/-(\d+)/, (_, day: string) => `-${Number(day) - 1}`)
const weekday = (part: string): string => weekdayFromZero(part).replace(/^(\d+)\//, '$1-6/')

/** The expression as cron-parser writes it: without the year, which it does not know. */
function toParser(expression: string): string {
  const [second, minute, hour, day, month, week = ''] = expression.trim().split(/\s+/)
  return [second, minute, hour, day, month, week.split(',').map(weekday).join(',')].join(' ')
}

/** The next times by cron-parser, whatever the year; undefined where it cannot read the expression: work days, two kinds of weekdays in one. */
export function parserRuns(expression: string, from: Date, count: number): Date[] | undefined {
  try {
    const found = CronExpressionParser.parse(toParser(expression), { tz: zone, currentDate: from })
    return found.take(count).map((at) => at.toDate())
  } catch {
    return undefined
  }
}

/** The next times by what runs the jobs, whatever the year. */
export function schedulerRuns(expression: string, from: Date, count: number): Date[] {
  const yearless = expression.trim().split(/\s+/).slice(0, 6).join(' ')
  const found: Date[] = []
  for (let at: Date | undefined = from; found.length < count; found.push(at)) {
    at = nextRun(yearless, at)
    if (!at) break
  }
  return found
}

/**
 * The next times an expression names after `from`, whatever its year says; none where there is no such day. Undefined where the expression
 * cannot be run. What cron-parser cannot read is answered by what runs the jobs.
 */
export function previewRuns(expression: string, from: Date, count: number): readonly Date[] | undefined {
  if (!isCron(expression)) return undefined
  return parserRuns(expression, from, count) ?? schedulerRuns(expression, from, count)
}
