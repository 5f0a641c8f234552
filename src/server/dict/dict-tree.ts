import { refuse } from '../../contract/error'
import { type Condition, largestPage } from '../../contract/query'
import { nounOfTable } from '../system/wire-tables'
import { readJsonCondition } from './dict-condition'
import { sourceRows, wordsOf } from './dict-options'
import type { DictAsking, DictSource } from './dict-source'
import { fieldOfColumn, mustList } from './known-column'
import { withChildren } from './tree-rows'

/** What names the top of a tree. */
export const treeRoot = '0'

/** A node of a tree that is loaded level by level. `leaf`: nothing lies below it. */
export type TreeOption = { readonly key: string; readonly title: string; readonly leaf: boolean; readonly parentId: string }

/** What a client asks of a tree. `pid`: value of the node whose children are wanted. */
export type AskedTree = Readonly<Record<'pid' | 'tableName' | 'text' | 'code' | 'pidField' | 'condition', string>>

/** Id of the row that has this value in the field whose values the tree's nodes are known by. */
async function idOf(asking: DictAsking, source: DictSource, value: string): Promise<string> {
  if (source.code === 'id') return value
  const further: Condition[] = [{ field: source.code, rule: 'eq', value }]
  const [row] = await sourceRows(asking, { ...source, where: [] }, { size: 1, further })
  return row?.id ?? refuse('record.gone')
}

/** The nodes right below one, as far as this person sees them. */
export async function dictTree(asking: DictAsking, asked: AskedTree): Promise<TreeOption[]> {
  const { engine, person } = asking
  const resource = nounOfTable(engine.catalogue, asked.tableName)
  mustList(person, resource)
  const fieldOf = (column: string) => fieldOfColumn(engine, person, resource, column)
  const parent = fieldOf(asked.pidField)
  // Only rows that name one of their own noun stand in a tree.
  if (resource.fields[parent]?.noun !== resource.name) refuse('query.column', { column: asked.pidField.slice(0, 64) })
  const [text, code] = [fieldOf(asked.text), fieldOf(asked.code)]
  const source: DictSource = { resource, text, code, where: readJsonCondition(asked.condition, fieldOf), sorts: [] }
  const isTop = asked.pid === '' || asked.pid === treeRoot
  const below: Condition = isTop
    ? { field: parent, rule: 'empty', value: '' }
    : { field: parent, rule: 'eq', value: await idOf(asking, source, asked.pid) }
  const rows = await sourceRows(asking, source, { size: largestPage, further: [below] })
  const open = await withChildren(
    asking,
    resource,
    parent,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    key: String(row[code] ?? row.id),
    title: wordsOf(row, text),
    leaf: !open.has(row.id),
    parentId: isTop ? treeRoot : asked.pid,
  }))
}
