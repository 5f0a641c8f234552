import type { FieldFacts } from '../../../contract/field'
import type { Kind } from '../../../contract/fields/kind'
import type { QueryRule } from '../../../contract/query'

const words: readonly QueryRule[] = ['eq', 'like', 'right_like', 'left_like', 'in', 'ne', 'empty']
const chosen: readonly QueryRule[] = ['eq', 'in', 'ne', 'empty']
const ordered: readonly QueryRule[] = ['eq', 'in', 'ne', 'gt', 'ge', 'lt', 'le', 'empty']

const byKind: Readonly<Partial<Record<Kind, readonly QueryRule[]>>> = {
  text: words,
  note: words,
  boolean: ['eq', 'ne', 'empty'],
  dict: chosen,
  dicts: chosen,
  ref: chosen,
  refs: chosen,
  region: chosen,
}

/** The rules that say something of values of a kind, in the order they are offered. The server takes more of them, as clients send them. */
export const rulesOf = ({ kind }: FieldFacts): readonly QueryRule[] => byKind[kind] ?? ordered

/** The rule a condition begins with. */
export const firstRule: QueryRule = 'eq'

/** How the values of a condition are given: not at all, one, several lines of text, several at once, or one after another. */
export type Giving = 'none' | 'one' | 'lines' | 'several' | 'each'

const severalOf: Readonly<Partial<Record<Kind, Kind>>> = { dict: 'dicts', dicts: 'dicts', ref: 'refs', refs: 'refs' }
const oneOf: Readonly<Partial<Record<Kind, Kind>>> = { note: 'text', dicts: 'dict', refs: 'ref', period: 'date' }

/** By which kind of input the values of a condition are given, and how. A moment is asked for by its day where it is not before or after another. */
export function inputOf({ kind }: FieldFacts, rule: QueryRule): { readonly kind: Kind; readonly giving: Giving } {
  const one = kind === 'dateTime' && (rule === 'eq' || rule === 'ne' || rule === 'in') ? 'date' : (oneOf[kind] ?? kind)
  if (rule === 'empty') return { kind: one, giving: 'none' }
  if (rule !== 'in') return { kind: one, giving: 'one' }
  const several = severalOf[kind]
  if (several) return { kind: several, giving: 'several' }
  return one === 'text' ? { kind: 'note', giving: 'lines' } : { kind: one, giving: 'each' }
}
