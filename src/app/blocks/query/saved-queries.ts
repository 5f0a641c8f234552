import { type AdvancedQuery, type Param, paramOf, readAdvancedQuery } from '../../../contract/list/advanced-query'
import { keep, recall } from '../../session/storage'
import type { QueryField } from './query-field'

/** A condition as it is kept: with the kind of its column, and the dictionary or noun its values are of. */
type Kept = Param & { readonly type: string; readonly dictCode?: string; readonly dictTable?: string }
type SavedQuery = { readonly title: string; readonly matchType: AdvancedQuery['match']; readonly records: readonly Kept[] }
export type NamedQuery = { readonly title: string; readonly query: AdvancedQuery }

/** Most queries of one page that are kept, and characters of a name. */
export const mostSaved = 50
export const longestTitle = 30

const prefix = 'JSuperQuerySaved_'
/** Where the queries of a page are kept: on this device, under its save code or its whole route path, for one person. A device is shared, and what is asked names people. */
export const savedUnder = (person: string, code: string): string => `${prefix}${person}_${code}`

function readSaved(kept: unknown): NamedQuery[] {
  const { title, matchType, records } = Object(kept) as Partial<Record<keyof SavedQuery, unknown>>
  const query = readAdvancedQuery(JSON.stringify({ matchType, params: records }))
  return typeof title === 'string' && title !== '' && query ? [{ title, query }] : []
}

/** The queries kept under a name of `savedUnder`. What cannot be read is passed over. */
export function savedQueries(under: string): readonly NamedQuery[] {
  const kept = recall<unknown>(under)
  return Array.isArray(kept) ? kept.flatMap(readSaved) : []
}

function keptOf(fields: readonly QueryField[], { title, query }: NamedQuery): SavedQuery {
  const records = query.conditions.map((condition): Kept => {
    const { kind = 'text', dict, noun } = fields.find(({ field }) => field === condition.field)?.facts ?? {}
    return { ...paramOf(condition), type: kind, ...(dict && { dictCode: dict }), ...(noun && { dictTable: noun }) }
  })
  return { title, matchType: query.match, records }
}

/** Keeps all of these in place of what was kept. */
export const keepQueries = (under: string, fields: readonly QueryField[], all: readonly NamedQuery[]): void =>
  keep(
    under,
    all.map((one) => keptOf(fields, one)),
    null,
  )
