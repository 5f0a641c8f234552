import type { FieldFacts } from '../../contract/field'

/** Places after the point a field is written with. */
export const placesOf = (facts: FieldFacts): number => (facts.kind === 'count' ? 0 : facts.kind === 'money' ? 2 : (facts.scale ?? 2))

/** What stands in the input for a value. Money is held as whole fen and written in yuan. */
export function textOfNumber(facts: FieldFacts, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'number') return String(value)
  return facts.kind === 'money' ? (value / 100).toFixed(2) : String(value)
}

/** The value a typed text means: null when empty, the text itself when it is no number, so that the check can say so. */
export function numberOfText(facts: FieldFacts, typed: string): number | string | null {
  const text = typed
    .trim()
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 0xff10))
    .replace(/[，,]/g, '')
    .replace('。', '.')
  if (text === '') return null
  if (!/^-?\d*\.?\d*$/.test(text) || !/\d/.test(text)) return typed
  return facts.kind === 'money' ? Math.round(Number(text) * 100_000) / 1000 : Number(text)
}
