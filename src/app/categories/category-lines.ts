import { byParent } from '../../contract/list/group-by'
import type { RecordOf } from '../../contract/resource'
import type { Category } from '../../contract/system/category'
import { linesOf, type TreeLine } from '../blocks/tree-table/tree-lines'

export type CategoryRow = Pick<RecordOf<typeof Category>, 'id' | 'name' | 'code' | 'parentId'>

const byCode = (one: CategoryRow, two: CategoryRow): number => (String(one.code) < String(two.code) ? -1 : 1)

/** Categories whose name or code holds a piece, with all those above them. */
function around<C extends CategoryRow>(rows: readonly C[], piece: string): readonly C[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const kept = new Set<string>()
  for (const row of rows) {
    if (
      ![row.name, row.code].some((text) =>
        String(text ?? '')
          .toLowerCase()
          .includes(piece),
      )
    )
      continue
    // What was kept already has those above it kept as well.
    for (let at: C | undefined = row; at && !kept.has(at.id); at = byId.get(at.parentId ?? '')) kept.add(at.id)
  }
  return rows.filter(({ id }) => kept.has(id))
}

/** The lines of the tree as it stands open. `keyword`: only what holds it, and what lies above that, all of it open. */
export function categoryLines<C extends CategoryRow>(rows: readonly C[], open: ReadonlySet<string>, keyword = ''): readonly TreeLine[] {
  const piece = keyword.trim().toLowerCase()
  const shown = piece ? around(rows, piece) : rows
  const below = byParent([...shown].sort(byCode), ({ parentId }) => parentId)
  const values = (list: readonly C[] = []) => list.map((row) => ({ ...row, hasChildren: below.has(row.id) }))
  return linesOf(
    {
      roots: values(below.get('')),
      below: new Map(shown.map(({ id }) => [id, values(below.get(id))])),
      open: piece ? new Set(shown.map(({ id }) => id)) : open,
    },
    'id',
  )
}
