import type { Resource } from '../../contract/resource'
import { linesOf, type TreeLine } from '../blocks/tree-table/tree-lines'
import type { ViewRow } from '../resource/row'
import { pathsTo, type RowTree } from './tree'

/** Texts a row is found by in its tree: what it is called in either language, and what its list shows and searches in words. */
const searchedTexts = ({ title, search, list, fields }: Resource): readonly string[] =>
  [...new Set([title, fields[title]?.english ?? title, ...search, ...list])].filter((name) =>
    ['text', 'note'].includes(fields[name]?.kind ?? ''),
  )

const holds = (row: ViewRow, texts: readonly string[], piece: string): boolean =>
  texts.some((name) =>
    String(row[name] ?? '')
      .toLowerCase()
      .includes(piece),
  )

/** The lines of a tree as it stands open. `keyword`: only what holds it, and what lies above that, all of it open. */
export function shownLines(resource: Resource, tree: RowTree, open: ReadonlySet<string>, keyword = ''): readonly TreeLine[] {
  const piece = keyword.trim().toLowerCase()
  const texts = searchedTexts(resource)
  const found = [...tree.byId.values()].filter((row) => piece !== '' && holds(row, texts, piece))
  const kept = pathsTo(
    tree,
    found.map(({ id }) => id),
    true,
  )
  const level = (id: string) => (tree.levels.get(id) ?? []).filter((row) => piece === '' || kept.has(row.id))
  const values = (id: string) => level(id).map((row) => ({ ...row, hasChildren: level(row.id).length > 0 }))
  const below = new Map([...tree.byId.keys()].map((id) => [id, values(id)]))
  return linesOf({ roots: values(''), below, open: piece === '' ? open : kept }, 'id')
}
