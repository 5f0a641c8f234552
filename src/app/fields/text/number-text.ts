import type { FieldFacts } from '../../../contract/field'
import { gramsPer } from '../../../contract/fields/measure'
import { numberIn, plainDigits } from '../../blocks/number-input/number-keys'

/** Places after the point a field is written with. */
export const placesOf = ({ kind, unit, scale = 2 }: FieldFacts): number => {
  if (kind === 'weight') return gramsPer(unit) > 1 ? 3 : 0
  return kind === 'count' || kind === 'duration' ? 0 : kind === 'money' ? 2 : scale
}

/** What one of the unit a number is written in is of what it is held in: fen of a yuan, grams of a kilogram. */
export const partsPer = ({ kind, unit }: FieldFacts): number => (kind === 'money' ? 100 : kind === 'weight' ? gramsPer(unit) : 1)

/** What stands in the input for a value. Money is held as whole fen and written in yuan, a weight as whole grams and written in its unit. */
export function textOfNumber(facts: FieldFacts, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'number') return String(value)
  return facts.kind === 'money' ? (value / 100).toFixed(2) : String(value / partsPer(facts))
}

/** The value a typed text means: null when empty, the text itself when it is no number, so that the check can say so. */
export function numberOfText(facts: FieldFacts, typed: string): number | string | null {
  const text = plainDigits(typed)
  if (text === '') return null
  const number = numberIn(text)
  if (number === null) return typed
  const parts = partsPer(facts)
  return parts > 1 ? Math.round(number * parts * 1000) / 1000 : number
}
