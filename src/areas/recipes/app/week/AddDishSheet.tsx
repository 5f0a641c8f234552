import { Sheet } from '../../../../app/design/overlay/Sheet'
import { useSay } from '../../../../app/language/use-say'
import { type Cell, mealAt } from '../../week/planned-meal'
import { useCellWords } from './cell-words'
import { DishList } from './DishList'
import type { CellActs } from './use-cell-acts'
import type { Week } from './use-week'
import { words } from './week-words'

type Props = { week: Week; cell: Cell; acts: CellActs; onClose: () => void }

/** Dishes to put into a meal, one after the other; a second tap takes one off again. */
export function AddDishSheet({ week, cell, acts, onClose }: Props) {
  const say = useSay()
  const { cellWords } = useCellWords()
  const { dishes } = mealAt(week.plan, cell)
  return (
    <Sheet open title={say(words.addOf, cellWords(cell))} onClose={onClose}>
      <DishList
        dishes={week.dishes.values()}
        meal={cell.meal}
        chosen={dishes}
        onPick={(id) => (dishes.includes(id) ? acts.remove(cell, id) : acts.add(cell, id))}
      />
    </Sheet>
  )
}
