import { type CellValues, writeCells } from '../model/rows'
import { blurDelay } from './cell-checks'
import { valueOfText } from './cell-text'
import type { GridCore } from './grid-core'
import type { CellPlace } from './grid-state'

/** One stands at a cell and writes into it. */
export function cellActs(core: GridCore) {
  const { store } = core
  const write = (id: string, patch: CellValues): void =>
    core.takeCells(writeCells(core.now(), new Map([[id, patch]])), [id], Object.keys(patch))

  /** Ends writing; what was written stands in its row then, and is checked once more. `giveUp`: the cell holds what it held. */
  const stop = (giveUp = false): void => {
    const { draft } = store.getState()
    const cell = core.standing()
    if (!draft || !cell) return
    const { row, column } = cell
    store.setState({ draft: undefined })
    if (!giveUp) write(row.id, { [column.key]: draft.value })
    setTimeout(() => core.checks.written(new Set([row.id]), new Set([column.key])), blurDelay)
  }

  return {
    write,
    stop,
    /** Stands at a cell. `extend`: the block from where one stood before is marked. */
    goTo(place: CellPlace | undefined, extend = false): void {
      stop()
      const { at, corner } = store.getState()
      store.setState({ at: place, corner: extend ? (corner ?? at) : place })
    },
    /** Marks everything. */
    markAll(): void {
      const [row, column] = [core.now().rows.length - 1, core.visible.length - 1]
      if (row >= 0 && column >= 0) store.setState({ corner: { row: 0, column: 0 }, at: { row, column } })
    },
    /** Begins to write into the cell one stands at, with what was typed or with what stands in it. Answers whether it may be written in. */
    edit(typed?: string): boolean {
      const cell = core.standing()
      if (!cell || !core.mayWrite(cell.row, cell.column)) return false
      const { row, column } = cell
      const value = typed === undefined ? row.values[column.key] : valueOfText(column, typed)
      store.setState(({ at }) => ({ draft: { value, typed }, corner: at }))
      return true
    },
    /** What is written so far. Checked as it is written. */
    type(value: unknown): void {
      const cell = core.standing()
      if (!cell) return
      const { row, column } = cell
      store.setState({ draft: { value } })
      core.checks.written(new Set([row.id]), new Set([column.key]), { id: row.id, patch: { [column.key]: value } })
    },
  }
}
