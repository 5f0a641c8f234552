import type { Language } from '../../contract/label'
import { grouped } from '../language/dates'

/** A share between 0 and 1 in percent. */
export const shareText = (share: number): string => `${(share * 100).toFixed(1)}%`

/** Milliseconds, in seconds where there are many. */
export const timeText = (milliseconds: number, language: Language): string =>
  milliseconds >= 10_000
    ? `${grouped(milliseconds / 1000, language, 1)} s`
    : `${grouped(milliseconds, language, milliseconds < 10 ? 1 : 0)} ms`

const second = 1000
const steps = [86_400 * second, 3600 * second, 60 * second] as const

/** How long something has run: its days, hours and minutes. */
export function spanParts(milliseconds: number): { readonly days: number; readonly hours: number; readonly minutes: number } {
  const [day, hour, minute] = steps
  return {
    days: Math.floor(milliseconds / day),
    hours: Math.floor((milliseconds % day) / hour),
    minutes: Math.floor((milliseconds % hour) / minute),
  }
}

/** A figure for a chart and its table, rounded as one can read it. */
export const rounded = (value: number, places = 1): number => Math.round(value * 10 ** places) / 10 ** places
export const inMega = (bytes: number): number => rounded(bytes / 1024 ** 2)
