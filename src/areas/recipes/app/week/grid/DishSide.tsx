import { useSay } from '../../../../../app/language/use-say'
import { type Cell, mealAt } from '../../../week/planned-meal'
import { useCellWords } from '../cell-words'
import { DishList } from '../DishList'
import type { CellActs } from '../use-cell-acts'
import type { Week } from '../use-week'
import { words } from '../week-words'
import type { Dragged } from './GridWeek'

type Props = { week: Week; acts: CellActs; cell: Cell | undefined; setDragged: (dragged: Dragged | undefined) => void }

/** The dishes beside the grid: dragged into a cell, or put into the chosen one by a press. */
export function DishSide({ week, acts, cell, setDragged }: Props) {
  const say = useSay()
  const { cellWords } = useCellWords()
  return (
    <aside className="card dish-side" aria-label={say(words.dishes)}>
      <h2>{cell ? say(words.addOf, cellWords(cell)) : say(words.dishes)}</h2>
      <p className="quiet">{say(words.dishesHint)}</p>
      <DishList
        dishes={week.dishes.values()}
        meal={cell?.meal}
        chosen={cell ? mealAt(week.plan, cell).dishes : []}
        onPick={(id) => cell && acts.add(cell, id)}
        frame={(dish, button) => (
          <li
            key={dish.id}
            draggable
            onDragStart={({ dataTransfer }) => {
              dataTransfer.setData('text/plain', dish.shown)
              dataTransfer.effectAllowed = 'copy'
              setDragged({ id: dish.id })
            }}
            onDragEnd={() => setDragged(undefined)}
          >
            {button}
          </li>
        )}
      />
    </aside>
  )
}
