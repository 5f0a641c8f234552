import { toast } from '../../../../app/design/overlay/toast'
import { useSay } from '../../../../app/language/use-say'
import { added, moved, removed, type Spot, weighed } from '../../week/edit-plan'
import { type Cell, cellKey, gramsOf, mealAt } from '../../week/planned-meal'
import type { Week } from './use-week'
import type { WeekEdits } from './use-week-edits'
import { words } from './week-words'

/** What a hand does with a dish of a cell. */
export type CellActs = {
  readonly add: (cell: Cell, id: string, at?: number) => void
  readonly remove: (cell: Cell, id: string) => void
  readonly move: (from: Cell, id: string, to: Spot) => void
  readonly weigh: (cell: Cell, id: string, grams: number | undefined) => void
}

/** The acts on the cells of a week, each of which is saved and said. */
export function useCellActs(week: Week, { change }: WeekEdits): CellActs {
  const say = useSay()
  const nameOf = (id: string) => ({ dish: week.dishes.get(id)?.shown ?? say(words.unknownDish) })
  const refuseTwice = (cell: Cell, id: string) => mealAt(week.plan, cell).dishes.includes(id) && toast(say(words.sameThere, nameOf(id)))
  const may = (...cells: readonly Cell[]) => week.mayEdit && cells.every(week.mayWrite)
  return {
    add: (cell, id, at) => {
      if (may(cell) && !refuseTwice(cell, id)) void change(added(week.plan, cell, id, at), say(words.added, nameOf(id)))
    },
    remove: (cell, id) => {
      if (may(cell)) void change(removed(week.plan, cell, id), say(words.removed, nameOf(id)))
    },
    move: (from, id, to) => {
      if (!may(from, to) || (cellKey(from) !== cellKey(to) && refuseTwice(to, id))) return
      void change(moved(week.plan, from, id, to), say(words.moved, nameOf(id)))
    },
    weigh: (cell, id, grams) => {
      const dish = week.dishes.get(id)
      const shown = grams ?? (dish ? gramsOf(dish) : 0)
      if (may(cell)) void change(weighed(week.plan, cell, id, grams), say(words.weighed, { ...nameOf(id), grams: shown }))
    },
  }
}
