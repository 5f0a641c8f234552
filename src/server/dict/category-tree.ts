import { refuse } from '../../contract/error'
import { type Condition, type ListQuery, largestPage, type Page, plainQuery } from '../../contract/query'
import type { Resource, Row } from '../../contract/resource'
import { Category } from '../../contract/system/category'
import { checkReadable, listPage } from '../resource/list'
import { parseQuery } from '../resource/parse-query'
import type { DictAsking } from './dict-source'
import { treeRoot } from './dict-tree'
import { withChildren } from './tree-rows'

/** A category as clients of the wire contract list it. */
export type CategoryRow = Pick<Row, 'id'> & {
  readonly pid: string
  readonly name: string
  readonly code: string
  readonly hasChild: '1' | '0'
}

/** A category as their trees have it. */
export type CategoryNode = {
  readonly key: string
  readonly value: string
  readonly title: string
  readonly code: string
  readonly leaf: boolean
  readonly parentId: string
  readonly children?: readonly CategoryNode[]
}

const categoryOf = ({ engine }: DictAsking): Resource => engine.catalogue.resources[Category.name] ?? Category

/** The rows right below a category; those on top by `0` or an empty text. */
export const rightBelow = (pid: string): Condition =>
  pid === '' || pid === treeRoot ? { field: 'parentId', rule: 'empty', value: '' } : { field: 'parentId', rule: 'eq', value: pid }

/** A page of categories, each with whether further ones lie below it. */
export async function categoryPage(asking: DictAsking, query: ListQuery): Promise<Page<CategoryRow>> {
  const resource = categoryOf(asking)
  const page = await listPage(asking.engine, asking.person, resource, query)
  const ids = page.records.map(({ id }) => id)
  const open = await withChildren(asking, resource, 'parentId', ids)
  const records = page.records.map(
    (row): CategoryRow => ({
      ...row,
      id: row.id,
      pid: String(row.parentId ?? treeRoot),
      name: String(row.name),
      code: String(row.code),
      hasChild: open.has(row.id) ? '1' : '0',
    }),
  )
  return { ...page, records }
}

/** The same for what the query of a list asks, below one or at the top. */
export function askedPage(asking: DictAsking, said: Readonly<Record<string, unknown>>, below: Condition): Promise<Page<CategoryRow>> {
  const resource = categoryOf(asking)
  const { pid: _, ...query } = said
  const parsed = parseQuery(resource, query)
  checkReadable(asking.engine, resource, asking.person, parsed)
  return categoryPage(asking, { ...parsed, fields: [], where: [...parsed.where, below] })
}

/** Every category a condition asks for. */
export const categories = async (asking: DictAsking, ...where: readonly Condition[]): Promise<readonly CategoryRow[]> =>
  (await categoryPage(asking, plainQuery(largestPage, where))).records

/** Id of the category with this code; `0` for the top. Refuses a code nobody knows with `category.unknown`. */
export async function idOfCode(asking: DictAsking, code: string): Promise<string> {
  if (code === '' || code === treeRoot) return treeRoot
  const [found] = await categories(asking, { field: 'code', rule: 'eq', value: code })
  return found?.id ?? refuse('category.unknown', { code })
}

const nodeOf = ({ id, name, code, hasChild, pid }: CategoryRow): CategoryNode => ({
  key: id,
  value: id,
  title: name,
  code,
  leaf: hasChild === '0',
  parentId: pid,
})

/** One level of the tree. */
export const categoryNodes = async (asking: DictAsking, ...where: readonly Condition[]): Promise<CategoryNode[]> =>
  (await categories(asking, ...where)).map(nodeOf)

/** All that lies below one, however deep. */
export async function categoryTree(asking: DictAsking, code: string): Promise<CategoryNode[]> {
  const top = await idOfCode(asking, code)
  const under: readonly Condition[] = top === treeRoot ? [] : [{ field: 'code', rule: 'right_like', value: code }]
  const all = await categories(asking, ...under)
  const grow = (pid: string): CategoryNode[] =>
    all.filter((row) => row.pid === pid).map((row) => ({ ...nodeOf(row), ...(row.hasChild === '1' && { children: grow(row.id) }) }))
  return grow(top)
}
