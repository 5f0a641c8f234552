import type { StoreApi } from 'zustand/vanilla'
import type { Label } from '../../../../contract/label'
import type { GridColumn } from '../column'
import type { CellValues, GridRow } from '../model/rows'
import { isUnique } from '../rules/cell-rule'
import { type CellFailure, checkRows, columnChecks } from '../rules/check-cells'
import { cellKey, type GridState } from './grid-state'

type Say = (words: Label, values?: Readonly<Record<string, string>>) => string
type Draft = { readonly id: string; readonly patch: CellValues }

/** Milliseconds after a cell is left until it is checked. */
export const blurDelay = 100

const withDraft = (rows: readonly GridRow[], { id, patch }: Draft): readonly GridRow[] =>
  rows.map((row) => (row.id === id ? { ...row, values: { ...row.values, ...patch } } : row))

const mustBeOne = ({ validateRules }: GridColumn): boolean => validateRules?.some(isUnique) ?? false

/** What is wrong with cells, kept as it is found. */
function failureBook(store: StoreApi<GridState>) {
  return (cells: readonly string[], found: readonly CellFailure[]): void => {
    const { failures } = store.getState()
    const next = new Map(failures)
    for (const cell of cells) next.delete(cell)
    for (const { rowId, key, message } of found) next.set(cellKey(rowId, key), message)
    const isSame = next.size === failures.size && [...next].every(([cell, message]) => failures.get(cell) === message)
    if (!isSame) store.setState({ failures: next })
  }
}

/** Checks cells one by one. What is found late, of a cell that was checked again since, is not kept. */
function columnChecker(keepFound: ReturnType<typeof failureBook>, say: Say) {
  const turns = new Map<string, number>()
  const begin = (cell: string): number => {
    const turn = (turns.get(cell) ?? 0) + 1
    turns.set(cell, turn)
    return turn
  }
  const check = (column: GridColumn, among: readonly GridRow[], of: readonly GridRow[]): void => {
    const checkRow = columnChecks(column, among, say)
    const [cells, found]: [string[], CellFailure[]] = [[], []]
    for (const row of of) {
      const cell = cellKey(row.id, column.key)
      const turn = begin(cell)
      const answer = checkRow(row)
      if (answer instanceof Promise) {
        void answer.then((late) => turns.get(cell) === turn && keepFound([cell], late ? [late] : []))
        continue
      }
      cells.push(cell)
      if (answer) found.push(answer)
    }
    keepFound(cells, found)
  }
  return { check, forgetLate: () => [...turns.keys()].forEach(begin) }
}

export type CellChecks = ReturnType<typeof cellChecks>

/** When cells are checked: as they are written, left, and all of them before anything is made of the rows. */
export function cellChecks(store: StoreApi<GridState>, columns: readonly GridColumn[], say: Say) {
  const ruled = columns.filter(({ validateRules }) => validateRules?.length)
  const keepFound = failureBook(store)
  const { check, forgetLate } = columnChecker(keepFound, say)
  const rowsNow = () => store.getState().history.now.rows
  return {
    /** Cells that were written. What must stand once is looked for in the whole column. `draft`: what is being written and is in no row yet. */
    written(ids: ReadonlySet<string>, keys: ReadonlySet<string>, draft?: Draft): void {
      const rows = draft ? withDraft(rowsNow(), draft) : rowsNow()
      for (const column of ruled)
        if (keys.has(column.key)) check(column, rows, mustBeOne(column) ? rows : rows.filter(({ id }) => ids.has(id)))
    },
    /** What is wrong with rows that are there no more is forgotten, and what must stand once is looked for anew. */
    rowsChanged(): void {
      const there = new Set(rowsNow().map(({ id }) => id))
      const gone = [...store.getState().failures.keys()].filter((cell) => !there.has(cell.slice(0, cell.indexOf('\n'))))
      if (gone.length > 0) keepFound(gone, [])
      for (const column of ruled) if (mustBeOne(column)) check(column, rowsNow(), rowsNow())
    },
    /** What somebody else has found. It is said until the cell is written in. */
    told: (found: readonly CellFailure[]): void => keepFound([], found),
    /** All cells of all rows, those of hidden columns too. */
    async all(): Promise<readonly CellFailure[]> {
      const found = await checkRows(ruled, rowsNow(), say)
      forgetLate()
      store.setState({ failures: new Map(found.map(({ rowId, key, message }) => [cellKey(rowId, key), message])) })
      return found
    },
  }
}
