import { type Language, label, say } from '../../contract/label'
import type { KnownColumn } from '../../contract/sheet/sheet-template'

const yes = label('是', 'Yes')

const fixed: Readonly<Record<string, string>> = {
  date: '2026-03-01',
  time: '08:30',
  dateTime: '2026-03-01 08:30:00',
  period: '2026-03-01/2026-03-07',
  money: '12.50',
  duration: '1:30',
}
const numbers = ['count', 'amount', 'percent']

/** What the example line shows in a column: the first of its choices, or something of the kind its field takes. */
export function exampleOf({ facts, label: named }: KnownColumn, choices: readonly string[], language: Language): string {
  if (choices[0] !== undefined) return choices[0]
  if (facts.kind === 'boolean') return say(yes, language)
  if (facts.kind === 'weight') return `1.5 ${facts.unit ?? 'kg'}`
  if (numbers.includes(facts.kind)) return String(Math.max(facts.min ?? 1, 1))
  if (facts.rule === 'mobile') return '13900000000'
  return fixed[facts.kind] ?? (facts.noun || facts.dict ? '' : say(named, language))
}
