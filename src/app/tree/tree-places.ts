import type { ViewRow } from '../resource/row'
import { aboveOf, amongOf, isWithin, type RowTree } from './tree'

/** Where a row is put: below which one, and before which of those there; on top and last where nothing is named. */
export type Place = { readonly parentId: string | null; readonly before: string | null }
/** Where by another row one lets go of what is dragged. */
export type Side = 'before' | 'into' | 'after'

/** The place on a side of another row; undefined where a row would come below itself. */
export function placeBeside(tree: RowTree, moved: string, other: ViewRow, side: Side): Place | undefined {
  if (isWithin(tree, other.id, moved)) return undefined
  if (side === 'into') return { parentId: other.id, before: null }
  const among = amongOf(tree, other).filter(({ id }) => id !== moved)
  const at = among.findIndex(({ id }) => id === other.id)
  const before = side === 'before' ? other.id : (among[at + 1]?.id ?? null)
  return { parentId: aboveOf(tree, other)?.id ?? null, before }
}

/** The place a key leads to, with Alt held: up and down among its own, below the one before it, or out beside the one above it. */
export function placeByKey(tree: RowTree, row: ViewRow, key: string): Place | undefined {
  const among = amongOf(tree, row)
  const at = among.findIndex(({ id }) => id === row.id)
  const [earlier, later, above] = [among[at - 1], among[at + 1], aboveOf(tree, row)]
  switch (key) {
    case 'ArrowUp':
      return earlier && placeBeside(tree, row.id, earlier, 'before')
    case 'ArrowDown':
      return later && placeBeside(tree, row.id, later, 'after')
    case 'ArrowRight':
      return earlier && placeBeside(tree, row.id, earlier, 'into')
    case 'ArrowLeft':
      return above && placeBeside(tree, row.id, above, 'after')
    default:
      return undefined
  }
}

/** On which side of a line a pointer is: its upper and its lower quarter are places before and after it. */
export function sideAt({ top, height }: { readonly top: number; readonly height: number }, y: number): Side {
  const share = (y - top) / height
  return share < 0.25 ? 'before' : share > 0.75 ? 'after' : 'into'
}
