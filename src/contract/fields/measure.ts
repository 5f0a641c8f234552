import { gramsOf, type WeightUnit } from './weight'

/** Minutes as hours and minutes, `1:05`. */
export const clockOfMinutes = (minutes: number): string => `${Math.trunc(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

/** The minutes of `1:05`, or of a bare number of minutes; the text itself where it is neither, so that a check can say so. */
export function minutesOfText(text: string): number | string {
  const [, hours, minutes] = /^(\d{1,5}):([0-5]\d)$/.exec(text) ?? []
  if (hours && minutes) return Number(hours) * 60 + Number(minutes)
  return /^\d{1,7}$/.test(text) ? Number(text) : text
}

const isUnit = (unit: string | undefined): unit is WeightUnit => unit !== undefined && unit in gramsOf
/** Grams of the unit a weight is written in; one where it is none. */
export const gramsPer = (unit: string | undefined): number => (isUnit(unit) ? gramsOf[unit] : 1)

/** Grams as a weight in a unit, `1.5 kg`. */
export const weightText = (grams: number, unit: string | undefined): string => `${grams / gramsPer(unit)} ${unit ?? 'g'}`

const named: Readonly<Record<string, number>> = { ...gramsOf, 克: 1, 千克: 1000, 公斤: 1000 }

/** The grams of a weight as people write it, such as `1.5 kg`; a bare number is in `unit`. The text itself where it is no weight. */
export function gramsOfText(text: string, unit: string | undefined): number | string {
  const [, number, word = ''] = /^(\d{1,12}(?:\.\d{1,6})?)\s*(\p{L}*)$/u.exec(text) ?? []
  const grams = named[word.toLowerCase() || (unit ?? 'g')]
  if (!number || grams === undefined) return text
  // Within a thousandth of a gram: what a device added up may be off by less.
  return Math.round(Number(number) * grams * 1000) / 1000
}

/** The fen of an amount of yuan as people write it, `12.5` or `¥12.50`. The text itself where it is none. */
export function fenOfText(text: string): number | string {
  const [, yuan] = /^[¥￥]?\s*(\d{1,11}(?:\.\d{1,2})?)\s*元?$/.exec(text) ?? []
  return yuan === undefined ? text : Math.round(Number(yuan) * 100)
}
