import { isEntryId } from '../../../../contract/fields/entries'
import type { Written } from '../../../../contract/live/table-socket'
import { same } from '../../../../contract/sync/merge'
import type { CellValues, GridRow } from '../model/rows'
import type { GridState } from '../store/grid-state'
import type { Grid } from '../store/grid-store'
import { cellClock } from './cell-clock'
import { heldCells } from './held-cells'
import { rowTeller } from './row-teller'
import { typingIn } from './typing-in'

/** What differs between two states of a row, of columns that are written in. */
function changedCells(before: GridRow, now: GridRow, keys: readonly string[]): CellValues {
  return Object.fromEntries(keys.flatMap((key) => (same(before.values[key], now.values[key]) ? [] : [[key, now.values[key] ?? null]])))
}

type Changed = readonly [row: GridRow, cells: CellValues]

/** The rows in which a step has written something. Those that were loaded were not written. */
function writtenIn({ history }: GridState, { history: before }: GridState, keys: readonly string[]): readonly Changed[] {
  const isLoaded = history.past.length === 0 && history.future.length === 0
  if (isLoaded || history.now === before.now) return []
  const known = new Map(before.now.rows.map((row) => [row.id, row]))
  return history.now.rows.flatMap((row): Changed[] => {
    const was = known.get(row.id)
    const cells = was && was !== row ? changedCells(was, row, keys) : {}
    return Object.keys(cells).length > 0 ? [[row, cells]] : []
  })
}

/**
 * Keeps the rows of a grid in step with those of other pages. `tell` is given what is written here, by any means; rows nobody has kept yet
 * are nobody else's. `hear` puts in what others wrote, but never into a cell somebody is typing in: that waits until it is done, and
 * then stands there unless more was written. `writer`: who this page is among them. `now`: the clock of
 * its device.
 */
export function shareCells(grid: Grid, writer: string, tell: (written: Written) => boolean, now: () => number = Date.now) {
  const keys = grid.columns.filter(({ isOrder, disabled, type }) => !isOrder && !disabled && type !== 'normal').map(({ key }) => key)
  const clock = cellClock(writer, now)
  const typing = typingIn()
  let isHearing = false
  const told = rowTeller((id, cells) => {
    tell({ row: { ...cells, id }, caseId: writer, stamp: clock.wrote(id, Object.keys(cells)) })
  })
  const held = heldCells(typing.isAt, (row, cells) => {
    isHearing = true
    grid.receive(row, cells)
    isHearing = false
  })
  const wrote = ([row, cells]: Changed) => {
    for (const key of Object.keys(cells)) {
      held.forget(row.id, key)
      typing.wrote(row.id, key)
    }
    if (row.state === 'new' || !isEntryId(row.id)) return
    clock.wrote(row.id, Object.keys(cells))
    told.add(row.id, cells)
  }
  const end = grid.store.subscribe((now, before) => {
    if (!isHearing) writtenIn(now, before, keys).forEach(wrote)
  })
  return {
    hear({ row: { id, ...cells }, caseId, stamp }: Written): void {
      const later = Object.entries(cells).filter(([key]) => keys.includes(key) && clock.heard(id, key, { stamp, by: caseId }))
      told.forget(
        id,
        later.map(([key]) => key),
      )
      held.take(id, Object.fromEntries(later))
    },
    end(): void {
      end()
      told.stop()
      held.stop()
    },
  }
}
