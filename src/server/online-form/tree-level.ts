import { refuse } from '../../contract/error'
import { type Condition, largestPage, mostValues, type Page } from '../../contract/query'
import type { Resource, Row } from '../../contract/resource'
import { askingOf, listed } from '../dict/dict-routes'
import { treeRoot } from '../dict/dict-tree'
import { withChildren } from '../dict/tree-rows'
import type { Call } from '../http/route'
import { queryBy } from '../resource/asked-by'
import { listPage } from '../resource/list'
import { formRow } from './form-record'
import { hasChildField, parentFieldOf } from './parent-field'

type Input = Readonly<Record<string, unknown>>

/** Words of tree lists that are no filters. */
const control: ReadonlySet<string> = new Set(['batchFlag', 'hasQuery', hasChildField])

/**
 * Rows of a noun whose rows stand in a tree: a page of those at the top, or all right below the rows its parent field names. What is looked for at the top is
 * found wherever it lies.
 */
export async function treeLevel(call: Call<Input>, resource: Resource): Promise<Page<Row>> {
  const parent = parentFieldOf(resource) ?? refuse('query.column', { column: 'pid' })
  const asked = Object.fromEntries(Object.entries(call.input).filter(([name]) => name !== parent && !control.has(name)))
  const query = queryBy(resource, call, asked)
  const above = listed(String(call.input[parent] ?? '')).filter((id) => id !== treeRoot)
  if (above.length > mostValues) refuse('record.too-many', { max: mostValues })
  const isSearch = query.where.length + query.advanced.conditions.length > 0
  const top: Condition[] = isSearch ? [] : [{ field: parent, rule: 'empty', value: '' }]
  const level = above.length > 0 ? [{ field: parent, rule: 'in', value: above } as const] : top
  // What stands open is asked for at once, by a condition of the advanced query.
  const isWhole = above.length > 0 || call.input.batchFlag === 'true'
  const paged = isWhole ? { ...query, page: 1, size: largestPage } : query
  const { engine, session, language } = call
  const page = await listPage(engine, session.person, resource, { ...paged, where: [...query.where, ...level] }, language)
  const ids = page.records.map(({ id }) => id)
  const open = await withChildren(askingOf(call), resource, parent, ids)
  return { ...page, records: page.records.map((row) => ({ ...formRow(resource, row), [hasChildField]: open.has(row.id) ? '1' : '0' })) }
}
