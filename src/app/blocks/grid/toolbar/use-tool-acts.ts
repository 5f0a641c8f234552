import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { Grid } from '../store/grid-store'
import { insertEvery, throttled } from './tools'

/** What each button does just now; nothing where there is nothing it could be done to. */
export type ToolActs = Readonly<Record<'add' | 'remove' | 'clear' | 'insert' | 'up' | 'down' | 'undo' | 'redo', (() => void) | undefined>>

export function useToolActs(grid: Grid): { readonly acts: ToolActs; readonly count: number; readonly chosen: number } {
  const chosen = useStore(grid.store, (state) => state.chosen)
  const at = useStore(grid.store, (state) => state.at?.row)
  const { past, future, now } = useStore(grid.store, (state) => state.history)
  const insert = useMemo(() => throttled(grid.insertBelow, insertEvery), [grid])
  const count = now.rows.length
  const id = at === undefined ? undefined : now.rows[at]?.id
  const step = (by: -1 | 1) => {
    if (id === undefined || at === undefined || at + by < 0 || at + by >= count) return undefined
    return () => {
      grid.move(id, at + by)
      grid.goTo({ row: at + by, column: grid.store.getState().at?.column ?? 0 })
    }
  }
  const some = (is: boolean, act: () => void) => (is ? act : undefined)
  return {
    count,
    chosen: chosen.size,
    acts: {
      add: () => grid.goTo({ row: Math.max(0, grid.addAsSet().look), column: 0 }),
      remove: some(chosen.size > 0, () => grid.remove([...chosen])),
      clear: some(chosen.size > 0, grid.clearChosen),
      insert:
        id === undefined || at === undefined
          ? undefined
          : () => {
              insert(id)
              if (grid.store.getState().history.now.rows.length > count) grid.goTo({ row: at + 1, column: 0 })
            },
      up: step(-1),
      down: step(1),
      undo: some(past.length > 0, grid.undo),
      redo: some(future.length > 0, grid.redo),
    },
  }
}
