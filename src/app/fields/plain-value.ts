import type { FieldFacts } from '../../contract/field'
import { weightText } from '../../contract/fields/measure'
import { isPending, pendingNumber } from '../../contract/fields/numbering'
import { type Language, say } from '../../contract/label'
import { grouped } from '../language/dates'
import { enumerate } from '../language/enumerate'
import { isGiven } from './field-input'
import { textOfHtml } from './text/html-text'
import { placesOf } from './text/number-text'
import { words } from './words'

/** Minutes as hours and minutes; what is nothing of either is left out. */
function inHours(minutes: number, language: Language): string {
  const parts = [
    [Math.trunc(minutes / 60), words.hours],
    [minutes % 60, words.minutes],
  ] as const
  const given = parts.filter(([count], at) => count > 0 || (at === 1 && minutes === 0))
  return given.map(([count, unit]) => `${count} ${say(unit, language)}`).join(' ')
}

/**
 * A value in words where its kind alone says how: numbers grouped and with their unit, money in yuan. An amount of nothing, and a count many
 * of which add up to nothing, such as a place in an order or a year, are bare numbers. Empty for no value.
 */
export function plainValue(facts: FieldFacts, value: unknown, language: Language): string {
  if (isPending(facts, value)) return say(pendingNumber, language)
  if (value === null || value === undefined || value === '') return ''
  if (facts.html) return textOfHtml(String(value))
  if (facts.kind === 'money') return `¥${grouped(Number(value) / 100, language, 2)}`
  if (!facts.unit && (facts.kind === 'amount' || (facts.kind === 'count' && facts.summed === false))) return String(Number(value))
  if (facts.kind === 'percent') return `${Number(value)}%`
  if (facts.kind === 'weight') return weightText(Number(value), facts.unit)
  if (facts.kind === 'duration') return inHours(Number(value), language)
  if (facts.kind === 'period') return String(value).split('/').join(' – ')
  if (facts.kind === 'count' || facts.kind === 'amount') {
    const number = grouped(Number(value), language, placesOf(facts))
    return facts.unit ? `${number} ${facts.unit}` : number
  }
  if (facts.kind === 'dateTime') return String(value).slice(0, 16)
  return Array.isArray(value) ? enumerate(value.map(String)) : String(value)
}

/** Whether there is anything to read of a field: it holds something, or waits for its number. */
export const isTold = (facts: FieldFacts | undefined, value: unknown): boolean =>
  facts !== undefined && (isGiven(value) || isPending(facts, value))

/** What the server said a value means, as people write it: it puts commas between several. */
export const toldWords = ({ kind }: FieldFacts, words: string): string =>
  kind === 'dicts' || kind === 'refs' ? enumerate(words.split(',').filter(Boolean)) : words
