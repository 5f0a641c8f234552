import { type Kind, kindOf } from '../../../contract/fields/kind'
import { type AdvancedQuery, longestQuery, writeAdvancedQuery } from '../../../contract/list/advanced-query'
import { comparedAs, isComparable, isYes } from '../../../contract/list/condition'
import { type Condition, longestValue, mostConditions, mostValues, type QueryRule } from '../../../contract/query'
import { isGiven } from '../../fields/field-input'
import { optionsOf, type QueryField } from './query-field'
import { firstRule, inputOf, rulesOf } from './rules'

/** One condition while it is being put together. `values` as the inputs of their kind have them. */
export type Line = {
  readonly key: number
  readonly field?: string | undefined
  readonly rule: QueryRule
  readonly values: readonly unknown[]
}

/** A query while it is being put together. */
export type Draft = { readonly match: AdvancedQuery['match']; readonly lines: readonly Line[] }

/** Why a line cannot be asked. */
export type LineProblem = 'noField' | 'noValue' | 'notValue' | 'longValue' | 'manyValues'

const blankLine = (key: number): Line => ({ key, rule: firstRule, values: [] })
/** One line in which nothing is said. */
export const blankDraft: Draft = { match: 'and', lines: [blankLine(0)] }

const nextKey = (lines: readonly Line[]): number => Math.max(-1, ...lines.map(({ key }) => key)) + 1

/** A line more, below the one of this key or at the end. */
export function withLine({ match, lines }: Draft, below?: number): Draft {
  if (lines.length >= mostConditions) return { match, lines }
  const at = lines.findIndex(({ key }) => key === below)
  return { match, lines: lines.toSpliced(at < 0 ? lines.length : at + 1, 0, blankLine(nextKey(lines))) }
}

/** Without a line; where it was the last one it is blank again. */
export function withoutLine({ match, lines }: Draft, gone: number): Draft {
  const left = lines.filter(({ key }) => key !== gone)
  return { match, lines: left.length > 0 ? left : [blankLine(nextKey(lines))] }
}

export const withChanged = ({ match, lines }: Draft, changed: Line): Draft => ({
  match,
  lines: lines.map((line) => (line.key === changed.key ? changed : line)),
})

/** Another column: its values are of another kind, and its rule stays where it says something of them. */
export const ofField = (line: Line, { field, facts }: QueryField): Line => ({
  ...line,
  field,
  rule: rulesOf(facts).includes(line.rule) ? line.rule : firstRule,
  values: [],
})

const single: Readonly<Partial<Record<Kind, Kind>>> = { dicts: 'dict', refs: 'ref', note: 'text' }
/** The kind of each value of a line, however many it has. */
const kindOfValues = (facts: QueryField['facts'], rule: QueryRule): Kind => {
  const { kind } = inputOf(facts, rule)
  return single[kind] ?? kind
}

/** A value in the input of another kind: a moment and its day stand for each other, and nothing else does. */
function carried(from: Kind, to: Kind, value: unknown): unknown {
  if (from === to) return value
  if (from === 'date' && to === 'dateTime') return `${String(value)} 00:00:00`
  return from === 'dateTime' && to === 'date' ? String(value).slice(0, 10) : null
}

/** Another rule. Away from `in` the first value alone is kept; `empty` has none. */
export function ofRule(line: Line, rule: QueryRule, facts: QueryField['facts'] | undefined): Line {
  if (rule === 'empty') return { ...line, rule, values: [] }
  const kept = rule === 'in' ? line.values : line.values.slice(0, 1)
  if (!facts) return { ...line, rule, values: kept }
  const [from, to] = [kindOfValues(facts, line.rule), kindOfValues(facts, rule)]
  return { ...line, rule, values: kept.map((value) => carried(from, to, value)).filter(isGiven) }
}

const textOf = (field: QueryField, value: unknown): string => {
  if (typeof value === 'boolean') return optionsOf(field)[value ? 0 : 1]
  return isGiven(value) ? String(value).trim() : ''
}

/** The values of a line as the query has them. `empty` has none, and says so with the yes of its kind. */
function textsOf(field: QueryField, { rule, values }: Line): readonly string[] {
  if (rule === 'empty') return ['true']
  return [...new Set(values.map((value) => textOf(field, value)))].filter((text) => text !== '')
}

const isBlank = ({ field, values }: Line): boolean => field === undefined && values.length === 0

/** What of a line keeps it from being asked; undefined of a blank one, and of one that is whole. */
export function problemOf(fields: readonly QueryField[], line: Line): LineProblem | undefined {
  if (isBlank(line)) return undefined
  const field = fields.find((one) => one.field === line.field)
  if (!field) return 'noField'
  const texts = textsOf(field, line)
  if (texts.length === 0) return 'noValue'
  if (texts.length > mostValues) return 'manyValues'
  if (texts.some((text) => text.length > longestValue)) return 'longValue'
  const compared = comparedAs({ [field.field]: field.facts }, field.field)
  // What a yes and a no are is the caller's to say.
  const isRight = (text: string) => field.facts.kind === 'boolean' || isComparable(compared, line.rule, text)
  return texts.every(isRight) ? undefined : 'notValue'
}

/** What the whole lines of a draft ask; undefined where none is whole. */
export function queryOf(fields: readonly QueryField[], { match, lines }: Draft): AdvancedQuery | undefined {
  const conditions = lines.flatMap((line): Condition[] => {
    const field = fields.find((one) => one.field === line.field)
    if (!field || problemOf(fields, line)) return []
    const texts = textsOf(field, line)
    return [{ field: field.field, rule: line.rule, value: line.rule === 'in' ? texts : (texts[0] ?? '') }]
  })
  return conditions.length > 0 ? { match, conditions } : undefined
}

/** Whether a query has room in an address. */
export const hasRoom = (query: AdvancedQuery): boolean => encodeURIComponent(writeAdvancedQuery(query)).length <= longestQuery

function valueIn(field: QueryField, text: string): unknown {
  const { facts } = field
  if (facts.kind === 'boolean') return text === optionsOf(field)[0] || isYes(text)
  return kindOf(facts)?.shape === 'number' && Number.isFinite(Number(text)) ? Number(text) : text
}

/** The lines that ask a query, to be changed. Of a column that is not there they keep what they say, and have to be changed or dropped. */
export function draftOf(fields: readonly QueryField[], query: AdvancedQuery | undefined): Draft {
  if (!query) return blankDraft
  const lines = query.conditions.map(({ field, rule, value }, key): Line => {
    const known = fields.find((one) => one.field === field)
    const texts = rule === 'empty' ? [] : typeof value === 'string' ? [value] : value
    return { key, field, rule, values: known ? texts.map((text) => valueIn(known, text)) : texts }
  })
  return { match: query.match, lines }
}
