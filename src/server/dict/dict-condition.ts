import { refuse } from '../../contract/error'
import { objectIn } from '../../contract/fields/json-text'
import { type Condition, mostSorts, mostValues, type QueryRule, type SortKey } from '../../contract/query'

/** What a condition asks for: comparisons all of which hold, and the order of the rows. */
export type ReadCondition = { readonly where: readonly Condition[]; readonly sorts: readonly SortKey[] }

type Token = { readonly kind: 'literal' | 'word' | 'sign'; readonly text: string }

const token = /\s*(?:'((?:[^']|'')*)'|(-?\d+(?:\.\d+)?)(?!\w)|([A-Za-z_]\w*)|(<>|!=|>=|<=|[=<>(),]))\s*/y
const signs: Readonly<Record<string, QueryRule>> = { '=': 'eq', '!=': 'ne', '<>': 'ne', '>': 'gt', '>=': 'ge', '<': 'lt', '<=': 'le' }
/** Most comparisons of one condition. */
const most = 20

function tokensOf(text: string): Token[] {
  const found: Token[] = []
  token.lastIndex = 0
  for (let at = 0; at < text.length; at = token.lastIndex) {
    const match = token.exec(text) ?? refuse('dict.condition')
    const [, quoted, number, word, sign] = match
    if (quoted !== undefined) found.push({ kind: 'literal', text: quoted.replaceAll("''", "'") })
    else if (number !== undefined) found.push({ kind: 'literal', text: number })
    else if (word !== undefined) found.push({ kind: 'word', text: word })
    else found.push({ kind: 'sign', text: sign ?? '' })
  }
  return found
}

/** `%` at an end stands for anything; everywhere else it is a sign like others. */
function likeOf(field: string, pattern: string): Condition {
  const [starts, ends] = [pattern.startsWith('%'), pattern.endsWith('%') && pattern.length > 1]
  const value = pattern.slice(starts ? 1 : 0, ends ? -1 : undefined)
  return { field, rule: starts && ends ? 'like' : starts ? 'left_like' : ends ? 'right_like' : 'eq', value }
}

/**
 * Reads the condition clients of the wire contract write beside a table: comparisons of columns with values, joined by `and`, and an order.
 * It is no SQL and never becomes any: every column is one `fieldOf` knows, every value a value. Refuses with `dict.condition` whatever else
 * it holds, such as `or`, functions, comments and further statements.
 */
export function readDictCondition(text: string, fieldOf: (column: string) => string): ReadCondition {
  const tokens = tokensOf(text)
  let at = 0
  const isNext = (word: string) => tokens[at]?.kind !== 'literal' && tokens[at]?.text.toLowerCase() === word
  const skip = (word: string) => isNext(word) && ++at > 0
  const must = (word: string) => skip(word) || refuse('dict.condition')
  const take = (kind: Token['kind']) => {
    const next = tokens[at++]
    return next?.kind === kind ? next.text : refuse('dict.condition')
  }
  const separated = <T>(read: () => T, max: number): T[] => {
    const all = [read()]
    while (skip(',')) all.push(read())
    return all.length > max ? refuse('dict.condition') : all
  }
  const comparison = (): Condition => {
    const field = fieldOf(take('word'))
    if (skip('like')) return likeOf(field, take('literal'))
    if (skip('is')) return must('null') && { field, rule: 'empty', value: '' }
    if (skip('in')) {
      must('(')
      const value = separated(() => take('literal'), mostValues)
      return must(')') && { field, rule: 'in', value }
    }
    const rule = signs[take('sign')] ?? refuse('dict.condition')
    return { field, rule, value: take('literal') }
  }
  const sort = (): SortKey => {
    const column = fieldOf(take('word'))
    return { column, descending: skip('desc') || (skip('asc') && false) }
  }
  const where: Condition[] = []
  if (tokens.length > 0 && !isNext('order'))
    do where.push(comparison())
    while (skip('and'))
  const sorts = skip('order') && must('by') ? separated(sort, mostSorts) : []
  return at < tokens.length || where.length > most ? refuse('dict.condition') : { where, sorts }
}

/** Reads a condition given as a JSON object of columns and the values they have. Refuses with `dict.condition-json` whatever is none. */
export function readJsonCondition(text: string, fieldOf: (column: string) => string): Condition[] {
  if (text.trim() === '') return []
  const entries = Object.entries(objectIn(text) ?? refuse('dict.condition-json'))
  if (entries.length > most) refuse('dict.condition')
  return entries.map(([column, value]): Condition => {
    if (value === null || value === '') return { field: fieldOf(column), rule: 'empty', value: '' }
    if (!['string', 'number', 'boolean'].includes(typeof value)) refuse('dict.condition-json')
    return { field: fieldOf(column), rule: 'eq', value: String(value) }
  })
}
