import type { GridRow } from '../model/rows'
import type { CellFailure } from '../rules/check-cells'
import { blockActs } from './block-acts'
import { cellActs } from './cell-acts'
import { GridCore, type GridOptions } from './grid-core'
import { choiceActs, rowActs } from './row-acts'

/** What a grid holds once nothing is wrong with it. */
export type Collected = { readonly rows: readonly GridRow[]; readonly removed: readonly string[] }

/** Cells are wrong, so that nothing is collected. */
export class GridInvalid extends Error {
  readonly failures: readonly CellFailure[]
  constructor(failures: readonly CellFailure[]) {
    super(`${failures.length} cells are wrong`)
    this.failures = failures
  }
}

export type Grid = ReturnType<typeof createGrid>

/** The state of a grid, and what can be done with it. Blind to how it is drawn. */
export function createGrid(options: GridOptions) {
  const core = new GridCore(options)
  const { store, visible, disabledBy, readOnly, mayWrite } = core
  const cells = cellActs(core)
  const standAt = ({ rowId, key }: CellFailure) => {
    const row = core.now().rows.findIndex(({ id }) => id === rowId)
    const column = visible.findIndex((one) => one.key === key)
    if (column >= 0) cells.goTo({ row, column })
  }
  return {
    columns: options.columns,
    ...{ store, visible, disabledBy, readOnly, mayWrite },
    receive: core.receive,
    ...rowActs(core),
    ...choiceActs(core),
    ...cells,
    ...blockActs(core),
    /** What somebody else, such as a server, has found wrong with cells. It is said until they are written in. */
    fail: core.checks.told,
    /**
     * What the grid holds, once every cell was checked.
     * @throws {GridInvalid} where some are wrong; one stands at the first of them then.
     */
    async collect(): Promise<Collected> {
      cells.stop()
      const failures = await core.checks.all()
      const [first] = failures
      if (!first) return core.now()
      standAt(first)
      throw new GridInvalid(failures)
    },
  }
}
