import type { KeyboardEvent } from 'react'
import { isChoosing } from '../../../fields/desktop/is-choosing'
import type { CellPlace } from '../store/grid-state'
import type { Grid } from '../store/grid-store'

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}
const farthest = Number.MAX_SAFE_INTEGER

/** Ways between cells. */
function ways(grid: Grid) {
  const count = () => grid.store.getState().history.now.rows.length
  const at = () => grid.store.getState().at ?? { row: 0, column: 0 }
  const to = ({ row, column }: CellPlace, extend = false) =>
    grid.goTo({ row: Math.max(0, Math.min(row, count() - 1)), column: Math.max(0, Math.min(column, grid.visible.length - 1)) }, extend)
  return {
    at,
    to,
    by: ([rows, columns]: readonly [number, number], extend = false) => to({ row: at().row + rows, column: at().column + columns }, extend),
    /** The next cell to the right or left, and on in the next row. Answers false at the end of all. */
    along(step: 1 | -1): boolean {
      const columns = grid.visible.length
      const next = at().row * columns + at().column + step
      if (next < 0 || next >= count() * columns) return false
      grid.goTo({ row: Math.floor(next / columns), column: next % columns })
      return true
    },
    rowId: () => grid.store.getState().history.now.rows[at().row]?.id,
    chooseRow(): void {
      const id = this.rowId()
      if (id) grid.choose(id)
    },
  }
}

type Ways = ReturnType<typeof ways>
type Key = (event: KeyboardEvent) => void

const controlKeys = (grid: Grid, way: Ways): ReadonlyMap<string, Key> =>
  new Map<string, Key>([
    ['z', ({ shiftKey }) => (shiftKey ? grid.redo() : grid.undo())],
    ['y', grid.redo],
    ['d', grid.fillDown],
    ['a', grid.markAll],
    ['Home', ({ shiftKey }) => way.to({ row: 0, column: 0 }, shiftKey)],
    ['End', ({ shiftKey }) => way.to({ row: farthest, column: farthest }, shiftKey)],
  ])

const plainKeys = (grid: Grid, way: Ways, page: () => number): ReadonlyMap<string, Key> =>
  new Map<string, Key>([
    ['F2', () => grid.edit()],
    ['Enter', () => grid.edit() || way.by([1, 0])],
    ['Delete', grid.empty],
    ['Backspace', grid.empty],
    ['Home', ({ shiftKey }) => way.to({ row: way.at().row, column: 0 }, shiftKey)],
    ['End', ({ shiftKey }) => way.to({ row: way.at().row, column: farthest }, shiftKey)],
    ['PageDown', ({ shiftKey }) => way.by([page(), 0], shiftKey)],
    ['PageUp', ({ shiftKey }) => way.by([-page(), 0], shiftKey)],
    ['Escape', () => way.to(way.at())],
    [' ', () => way.chooseRow()],
  ])

/** What keys do in a grid, as in a spreadsheet. `page`: rows in view. */
export function gridKeys(grid: Grid, page: () => number) {
  const way = ways(grid)
  const [control, plain] = [controlKeys(grid, way), plainKeys(grid, way, page)]
  const moveRow = (by: number) => {
    const [id, { row, column }] = [way.rowId(), way.at()]
    if (id === undefined || grid.readOnly) return
    grid.move(id, row + by)
    way.to({ row: row + by, column })
  }
  return {
    /** A key while one stands at cells. Answers whether it meant something here. */
    standing(event: KeyboardEvent): boolean {
      const { key, altKey, shiftKey } = event
      const withControl = event.ctrlKey || event.metaKey
      const arrow = arrows[key]
      if (key === 'Tab') return way.along(shiftKey ? -1 : 1)
      const act = arrow
        ? () => (altKey ? moveRow(arrow[0]) : way.by(arrow, shiftKey))
        : withControl
          ? control.get(key.length === 1 ? key.toLowerCase() : key)
          : plain.get(key)
      act?.(event)
      return act !== undefined
    },
    /** A key in an input that is there without anything being written. */
    inBox({ key, shiftKey }: KeyboardEvent): boolean {
      if (key !== 'Enter' || isChoosing()) return false
      way.by([shiftKey ? -1 : 1, 0])
      return true
    },
    /** A key while a cell is written in. */
    writing({ key, shiftKey, altKey }: KeyboardEvent): boolean {
      if (isChoosing() || altKey || !['Escape', 'Tab', 'Enter'].includes(key)) return false
      grid.stop(key === 'Escape')
      if (key === 'Tab') way.along(shiftKey ? -1 : 1)
      if (key === 'Enter') way.by([shiftKey ? -1 : 1, 0])
      return true
    },
  }
}
