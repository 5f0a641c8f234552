import { endOfDay, startOfDay } from '../../../../contract/time'

const dayShape = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/

/**
 * A day or moment as people and spreadsheets write it, as it is stored: `YYYY-MM-DD`, with the time `YYYY-MM-DD HH:mm:ss`. A day without a time
 * begins, or ends where it is the last moment of something. Any other text stays.
 */
export function dayOfText(text: string, withTime: boolean, isEnd = false): string {
  const [, year, month, day, hour, minute = '00', second = '00'] = dayShape.exec(text) ?? []
  if (!year || !month || !day) return text
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (withTime && hour === undefined) return isEnd ? endOfDay(date) : startOfDay(date)
  return withTime ? `${date} ${hour?.padStart(2, '0')}:${minute}:${second}` : date
}

const timeShape = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/

/** A time of day as people write it, as a column of times stores it: `HH:mm:ss`. Any other text stays. */
export function timeOfText(text: string): string {
  const [, hour, minute, second = '00'] = timeShape.exec(text) ?? []
  return hour && minute ? `${hour.padStart(2, '0')}:${minute}:${second}` : text
}
