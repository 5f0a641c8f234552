import { Copy, Lock, Plus } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { useSay } from '../../../../../app/language/use-say'
import { type Cell, cellKey, gramsAt, mealAt } from '../../../week/planned-meal'
import { useCellWords } from '../cell-words'
import { DishFace } from '../DishFace'
import { DishFacts } from '../DishFacts'
import { words } from '../week-words'
import { spotName } from './use-spot-focus'
import type { GridProps } from './WeekGrid'

type Props = GridProps & { cell: Cell }

/** The place among the dishes of a cell a pointer is over: before the one whose middle it has not passed. */
function placeUnder({ currentTarget, clientY }: DragEvent<HTMLElement>): number {
  const items = [...currentTarget.querySelectorAll('li[data-dish]')]
  const at = items.findIndex((item) => {
    const { top, height } = item.getBoundingClientRect()
    return clientY < top + height / 2
  })
  return at < 0 ? items.length : at
}

/** A dish in its cell: dragged by mouse, moved by keys, opened by a press. */
function CellDish({ week, keys, open, setDragged, cell, id, at, mayEdit }: Props & { id: string; at: number; mayEdit: boolean }) {
  const say = useSay()
  const dish = week.dishes.get(id)
  const meal = mealAt(week.plan, cell)
  const spot = { ...cell, at }
  const isHeld = keys.held?.id === id && cellKey(keys.held.to) === cellKey(cell)
  const facts = <DishFacts dish={dish} grams={gramsAt(meal, id, dish)} isOwn={meal.portions.some((one) => one.dish === id)} />
  const inside = (
    <>
      <span>{dish?.shown ?? say(words.unknownDish)}</span>
      {facts}
    </>
  )
  return (
    <li
      data-dish
      data-held={isHeld || undefined}
      draggable={mayEdit}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData('text/plain', dish?.shown ?? '')
        dataTransfer.effectAllowed = 'move'
        setDragged({ id, from: cell })
      }}
      onDragEnd={() => setDragged(undefined)}
    >
      <DishFace dish={dish} />
      {mayEdit ? (
        <button
          type="button"
          className="dish-words"
          data-spot={spotName(spot)}
          aria-haspopup="dialog"
          aria-describedby="week-keys"
          onFocus={() => keys.onFocus(spot)}
          onKeyDown={(event) => keys.onKeyDown(event, spot)}
          onClick={() => open({ dish: { cell, id } })}
        >
          {inside}
        </button>
      ) : (
        <span className="dish-words">{inside}</span>
      )}
    </li>
  )
}

/** What is done with the cell as a whole. */
function CellTools({ week, keys, open, cell }: Props) {
  const say = useSay()
  const { cellWords } = useCellWords()
  const { dishes } = mealAt(week.plan, cell)
  const spot = { ...cell, at: dishes.length }
  return (
    <div className="cell-tools">
      <button
        type="button"
        data-spot={spotName(spot)}
        aria-label={say(words.addTo, cellWords(cell))}
        aria-haspopup="dialog"
        onFocus={() => keys.onFocus(spot)}
        onKeyDown={(event) => keys.onKeyDown(event, spot)}
        onClick={() => open({ adding: cell })}
      >
        <Plus size={16} aria-hidden />
      </button>
      <button
        type="button"
        aria-label={`${say(words.copyTitle)}: ${say(words.copyMeal, cellWords(cell))}`}
        aria-haspopup="dialog"
        onClick={() => open({ copying: { at: cell, begin: 'meal' } })}
      >
        <Copy size={14} aria-hidden />
      </button>
    </div>
  )
}

/** A meal of a day: its dishes in their order. */
export function MenuCell(props: Props) {
  const { week, keys, dragged, onDrop, cell } = props
  const say = useSay()
  const [over, setOver] = useState<number>()
  const { dishes } = mealAt(week.plan, cell)
  const mayEdit = week.mayEdit && week.mayWrite(cell)
  const isActive = keys.active !== undefined && cellKey(keys.active) === cellKey(cell)
  const bad = week.warnings.some(({ tone, cells }) => tone === 'bad' && cells.some((one) => cellKey(one) === cellKey(cell)))
  return (
    <td
      data-active={(mayEdit && isActive) || undefined}
      data-over={over}
      data-bad={bad || undefined}
      onDragOver={(event) => {
        if (!dragged || !mayEdit) return
        event.preventDefault()
        setOver(placeUnder(event))
      }}
      onDragLeave={() => setOver(undefined)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(undefined)
        if (mayEdit) onDrop({ ...cell, at: placeUnder(event) })
      }}
    >
      <ul>
        {dishes.map((id, at) => (
          <CellDish key={id} {...props} {...{ id, at, mayEdit }} />
        ))}
      </ul>
      {mayEdit && <CellTools {...props} />}
      {week.mayEdit && !mayEdit && (
        <span className="quiet cell-late">
          <Lock size={12} aria-hidden />
          {say(words.served)}
        </span>
      )}
    </td>
  )
}
