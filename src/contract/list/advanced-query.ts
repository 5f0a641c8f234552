import { isSound } from '../check'
import { type Condition, longestValue, mostConditions, mostValues, type QueryRule, rulesOfQuery } from '../query'

/** Several conditions, all or any of which a row has to meet. */
export type AdvancedQuery = { readonly match: 'and' | 'or'; readonly conditions: readonly Condition[] }

/** The name under which it stands among the filters of a list, in its address and in the views people keep of it. No field is called so. */
export const advancedFilter = 'superQuery'

/** Characters it has room for, written into an address as well. */
export const longestQuery = 8000

/** A condition as calls have it. */
export type Param = { readonly field: string; readonly rule: QueryRule; readonly val: string | readonly string[] }

export const paramOf = ({ field, rule, value }: Condition): Param => ({ field, rule, val: value })

/** The query as one text. */
export const writeAdvancedQuery = ({ match, conditions }: AdvancedQuery): string =>
  JSON.stringify({ matchType: match, params: conditions.map(paramOf) })

const isValue = (value: unknown): value is string => typeof value === 'string' && value.length <= longestValue && isSound(value)

function conditionIn(given: unknown): Condition | undefined {
  const { field, rule, val } = Object(given) as Partial<Record<keyof Param, unknown>>
  const known = rulesOfQuery.find((name) => name === rule)
  const isGiven = Array.isArray(val) ? val.length > 0 && val.length <= mostValues && val.every(isValue) : isValue(val) && val !== ''
  if (typeof field !== 'string' || !/^[A-Za-z]\w{0,60}$/.test(field) || !known || !isGiven) return undefined
  return { field: field.replace(/_dictText$/, ''), rule: known, value: val as Condition['value'] }
}

/** The query a text says; undefined where it says none, or anything else beside one. */
export function readAdvancedQuery(text: string | undefined): AdvancedQuery | undefined {
  if (!text || text.length > longestQuery) return undefined
  try {
    const { matchType, params } = Object(JSON.parse(text)) as { matchType?: unknown; params?: unknown }
    if ((matchType !== 'and' && matchType !== 'or') || !Array.isArray(params)) return undefined
    const conditions = params.map(conditionIn).filter((one) => one !== undefined)
    const isWhole = conditions.length === params.length && params.length > 0 && params.length <= mostConditions
    return isWhole ? { match: matchType, conditions } : undefined
  } catch {
    return undefined
  }
}

/** The same query without what it says of one field, as far as that leaves a wider one: of conditions any of which will do none can be left out. */
export const withoutField = ({ match, conditions }: AdvancedQuery, field: string): AdvancedQuery =>
  match === 'or' ? { match, conditions } : { match, conditions: conditions.filter((one) => one.field !== field) }
