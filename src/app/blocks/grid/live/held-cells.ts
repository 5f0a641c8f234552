import type { CellValues } from '../model/rows'
import { cellKey } from '../store/grid-state'

/** Milliseconds between two looks at cells that wait. */
const look = 500

type Held = { readonly row: string; readonly key: string; readonly value: unknown }

/** Values of cells that wait for as long as `isBusy` says so of their cell. `put` has those of one row that need not wait any longer. */
export function heldCells(isBusy: (row: string, key: string) => boolean, put: (row: string, cells: CellValues) => void) {
  const held = new Map<string, Held>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const release = () => {
    clearTimeout(timer)
    const free = new Map<string, CellValues>()
    for (const [cell, { row, key, value }] of held) {
      if (isBusy(row, key)) continue
      held.delete(cell)
      free.set(row, { ...free.get(row), [key]: value })
    }
    if (held.size > 0) timer = setTimeout(release, look)
    for (const [row, cells] of free) put(row, cells)
  }
  return {
    take(row: string, cells: CellValues): void {
      for (const [key, value] of Object.entries(cells)) held.set(cellKey(row, key), { row, key, value })
      release()
    },
    forget: (row: string, key: string): void => void held.delete(cellKey(row, key)),
    stop: (): void => clearTimeout(timer),
  }
}
