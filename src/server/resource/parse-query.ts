import { isSound } from '../../contract/check'
import { refuse } from '../../contract/error'
import type { FieldFacts } from '../../contract/field'
import { kindOf } from '../../contract/fields/kind'
import {
  type Condition,
  keptColumns,
  type ListQuery,
  largestPage,
  longestValue,
  mostConditions,
  mostSorts,
  mostValues,
  type Page,
  rulesOfQuery,
  type SortKey,
} from '../../contract/query'
import type { Resource } from '../../contract/resource'

type Query = Readonly<Record<string, unknown>>

/** Words of the wire contract that are no filters. */
const control = new Set([
  '_t',
  'pageNo',
  'pageSize',
  'column',
  'order',
  'field',
  'superQueryParams',
  'superQueryMatchType',
  'filterParams',
  'queryPage',
  'querySize',
  'sort',
  'selections',
])
/** Filters of known clients for what rows here do not have, unless a noun has such a field. */
const passedOver = new Set(['delFlag', 'userType'])

const isScalar = (value: unknown): value is string | number | boolean => ['string', 'number', 'boolean'].includes(typeof value)

const single = (value: unknown): string | undefined =>
  Array.isArray(value) ? single(value[0]) : typeof value === 'string' ? value : undefined

/** A column the caller may name. The translated twin of a dictionary column means the column itself. */
export function columnNamed(resource: Resource, given: string): string {
  const named = given.replace(/_dictText$/, '')
  const isKnown = Object.hasOwn(resource.fields, named) || (keptColumns as readonly string[]).includes(named)
  // Sealed texts differ each time, so neither order nor comparison would mean anything, and a guess could be confirmed. What has a shape of its own has no order.
  if (!isKnown || kindOf(resource.fields[named])?.apart) refuse('query.column', { column: given.slice(0, 64) })
  return named
}

function readNumber(value: unknown, otherwise: number, max: number): number {
  const text = single(value)
  if (text === undefined || text === '') return otherwise
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1 || number > max) refuse('query.page')
  return number
}

/** The marks a search input puts around its text: `*x*`, `!x`, `>=x`, `<=x`, `a,b,`. */
function readFilter(field: string, text: string, facts: FieldFacts | undefined): Condition | undefined {
  if (text === '' || /^\*+$/.test(text)) return undefined
  const listed =
    facts?.kind !== 'note' && !/^(\*|!|>=|<=)|\*$/.test(text) && text.includes(',') && text.split(',').filter((part) => part !== '')
  if (listed && listed.length > mostValues) refuse('record.too-many', { max: mostValues })
  if ((listed || [text]).some((part) => part.length > longestValue)) refuse('query.condition')
  if (listed) return { field, rule: 'in', value: listed }
  if (text.startsWith('>=')) return { field, rule: 'ge', value: text.slice(2) }
  if (text.startsWith('<=')) return { field, rule: 'le', value: text.slice(2) }
  if (text.startsWith('!')) return { field, rule: 'ne', value: text.slice(1) }
  if (/^\*.*\*$/s.test(text)) return { field, rule: 'like', value: text.slice(1, -1) }
  if (text.startsWith('*')) return { field, rule: 'left_like', value: text.slice(1) }
  if (text.endsWith('*')) return { field, rule: 'right_like', value: text.slice(0, -1) }
  return { field, rule: 'eq', value: text }
}

/** The field a filter means: it may ask for one end of a range of it, or name what its values are called. */
const meant = (key: string): string => key.replace(/_(begin|end)$/, '').replace(/_dictText$/, '')

/** A query without filters by what rows of a noun do not have. */
export const knownPart = (resource: Resource, query: Query): Query =>
  Object.fromEntries(
    Object.entries(query).filter(
      ([key]) => control.has(key) || Object.hasOwn(resource.fields, meant(key)) || (keptColumns as readonly string[]).includes(meant(key)),
    ),
  )

function readFilters(resource: Resource, query: Query): Condition[] {
  return Object.entries(query).flatMap(([key, value]): Condition[] => {
    const text = single(value)
    if (control.has(key) || text === undefined || (passedOver.has(key) && !Object.hasOwn(resource.fields, key))) return []
    // Of an address this is known; a call with a body asks so too.
    if (!isSound(text)) refuse('query.condition')
    const range = /^(.*)_(begin|end)$/.exec(key)
    const field = columnNamed(resource, range?.[1] ?? key)
    if (range)
      return text === ''
        ? []
        : [{ field, rule: range[2] === 'begin' ? 'ge' : 'le', value: endOfDay(text, range[2] === 'end', resource.fields[field]?.kind) }]
    const condition = readFilter(field, text, resource.fields[field])
    return condition ? [condition] : []
  })
}

/** The end of a range of moments given as a day means that whole day. */
const endOfDay = (text: string, isEnd: boolean, kind: string | undefined): string =>
  isEnd && (kind === 'dateTime' || kind === undefined) && /^\d{4}-\d\d-\d\d$/.test(text) ? `${text} 23:59:59` : text

/** Conditions as a call writes them: JSON, encoded once more by clients of the wire contract. */
function readConditions(resource: Resource, text: string | undefined): Condition[] {
  if (!text) return []
  let given: unknown
  try {
    given = JSON.parse(text.startsWith('[') ? text : decodeURIComponent(text))
  } catch {
    refuse('query.condition')
  }
  if (!Array.isArray(given) || given.length > mostConditions) refuse('query.condition')
  return given.flatMap((one: unknown) => readCondition(resource, one))
}

const isShort = (text: string): boolean => text.length <= longestValue && isSound(text)

/** A condition. One without a field or a value is none, as clients send it of a line nobody has filled in. */
function readCondition(resource: Resource, one: unknown): Condition[] {
  if (typeof one !== 'object' || one === null) refuse('query.condition')
  const { field, rule, val } = one as { field?: unknown; rule?: unknown; val?: unknown }
  if (typeof field !== 'string' || val === undefined || val === null || val === '') return []
  const known = rulesOfQuery.find((name) => name === (rule ?? 'eq')) ?? refuse('query.condition')
  const given = Array.isArray(val) ? val : [val]
  if (given.length > mostValues || !given.every(isScalar) || !given.every((part) => isShort(String(part)))) refuse('query.condition')
  const value = Array.isArray(val) ? given.map(String) : String(val)
  const column = columnNamed(resource, field)
  if (known === 'in')
    return [{ field: column, rule: 'in', value: (Array.isArray(value) ? value : value.split(',')).filter((part) => part !== '') }]
  return [{ field: column, rule: known, value: Array.isArray(value) ? value.join(',') : value }]
}

/**
 * A chosen order: columns in turn and their directions, between commas. None where the caller names neither. Either stands for newest first
 * where only the other is named, and the last direction for all columns after it.
 */
function readSorts(resource: Resource, columns = '', orders = ''): SortKey[] {
  if (columns === '' && orders === '') return []
  const [named, turns] = [(columns || 'createTime').split(','), orders.split(',')]
  if (named.length > mostSorts) refuse('query.column', { column: columns.slice(0, 64) })
  return named.map((column, at) => ({ column: columnNamed(resource, column), descending: (turns[at] ?? turns.at(-1)) !== 'asc' }))
}

/** An order as `sort` says it, `createTime,desc`, where neither a column nor an order has a word of its own. */
const sortsOf = (resource: Resource, { column, order, sort }: Query): SortKey[] =>
  single(column) || single(order)
    ? readSorts(resource, single(column), single(order))
    : readSorts(resource, ...(single(sort)?.split(',', 2) ?? []))

/** The page a query asks for. */
export function pageAsked(query: Query): Pick<Page<unknown>, 'size' | 'current'> {
  const size = query.pageSize ?? query.querySize
  return {
    current: readNumber(query.pageNo ?? query.queryPage, 1, 1_000_000),
    size: single(size) === '-521' ? largestPage : Math.min(readNumber(size, 10, 100_000), largestPage),
  }
}

/**
 * Reads the paging, order, filters and advanced query of a list call. `queryPage`, `querySize` and `sort` are other words for `pageNo`, `pageSize`,
 * and `column` with `order`. `filterParams`: filters written as conditions of an advanced query are, all of which
 * a row has to meet whatever its `superQueryMatchType` says of the others. Columns nobody knows are refused, never passed on. */
export function parseQuery(resource: Resource, query: Query): ListQuery {
  const wanted = (single(query.field) ?? '').split(',').filter((name) => Object.hasOwn(resource.fields, name))
  const { current, size } = pageAsked(query)
  return {
    page: current,
    size,
    sorts: sortsOf(resource, query),
    where: [...readFilters(resource, query), ...readConditions(resource, single(query.filterParams))],
    advanced: {
      match: single(query.superQueryMatchType) === 'or' ? 'or' : 'and',
      conditions: readConditions(resource, single(query.superQueryParams)),
    },
    fields: wanted,
  }
}
