import { type MouseEvent, type PointerEvent, useMemo } from 'react'
import { cellTypeOf } from '../cells/cell-types'
import type { CellPlace } from '../store/grid-state'
import type { Grid } from '../store/grid-store'

const isSame = (one: CellPlace | undefined, other: CellPlace) => one?.row === other.row && one.column === other.column

/** The cell on the page something is in, unless it is in what an input of the cell has opened over the page. */
function cellOf(target: EventTarget | null): Element | undefined {
  if (!(target instanceof Element)) return undefined
  const cell = target.closest('[role=gridcell][aria-colindex]')
  const over = target.closest('dialog, [data-popup], [popover]')
  return cell && !(over && cell.contains(over)) ? cell : undefined
}

/** Where a cell stands, by what readers are told of it. */
function placeOf(cell: Element): CellPlace {
  const [column, row] = [cell.getAttribute('aria-colindex'), cell.closest('[role=row]')?.getAttribute('aria-rowindex')]
  return { row: Number(row) - 2, column: Number(column) - 1 }
}

/**
 * A press stands at a cell and begins to write; drawn over others it marks them. Heard once for all cells: each with ears of its own would cost
 * as much to be drawn as its words.
 */
export function useCellPresses(grid: Grid) {
  return useMemo(() => {
    const now = () => grid.store.getState()
    return {
      onPointerDown: (event: PointerEvent) => {
        const cell = cellOf(event.target)
        if (event.button !== 0 || !cell) return
        const here = placeOf(cell)
        if (!(now().draft && isSame(now().at, here))) grid.goTo(here, event.shiftKey)
      },
      onPointerOver: (event: PointerEvent) => {
        const cell = cellOf(event.target)
        if (event.buttons !== 1 || !cell || cell === cellOf(event.relatedTarget) || now().draft) return
        grid.goTo(placeOf(cell), true)
      },
      onClick: (event: MouseEvent) => {
        const cell = cellOf(event.target)
        const column = cell && grid.visible[placeOf(cell).column]
        if (!column) return
        const { at, corner, draft } = now()
        const isBlock = corner !== undefined && at !== undefined && !isSame(corner, at)
        const { Editor, always } = cellTypeOf(column.type)
        if (!draft && !isBlock && Editor && !always && !column.always) grid.edit()
      },
    }
  }, [grid])
}
