import { useState } from 'react'
import { useSay } from '../../../../../app/language/use-say'
import type { Spot } from '../../../week/edit-plan'
import { type Cell, cellKey, mealAt } from '../../../week/planned-meal'
import type { WeekViewProps } from '../week-view'
import { words } from '../week-words'
import { DishSide } from './DishSide'
import { useGridKeys } from './use-grid-keys'
import { WeekGrid } from './WeekGrid'
import '../week-menu.css'
import './desktop-week.css'

/** A dish a hand holds: from the side list, or from a cell. */
export type Dragged = { readonly id: string; readonly from?: Cell }

/** The week on a desk: the grid, and the dishes beside it; by mouse or by keys alone. */
export function DesktopWeek({ week, acts, edits, open }: WeekViewProps) {
  const say = useSay()
  const [dragged, setDragged] = useState<Dragged>()
  const keys = useGridKeys({ week, acts, edits, open })
  const drop = (to: Spot) => {
    // The dish leaves its own cell first: what stood behind it moves up.
    const own = dragged?.from && cellKey(dragged.from) === cellKey(to) ? mealAt(week.plan, to).dishes.indexOf(dragged.id) : -1
    if (dragged?.from) acts.move(dragged.from, dragged.id, { ...to, at: to.at - (own >= 0 && own < to.at ? 1 : 0) })
    else if (dragged) acts.add(to, dragged.id, to.at)
    setDragged(undefined)
  }
  return (
    <div className="week-and-dishes" data-alone={!week.mayEdit || undefined}>
      <div className="week-grid-frame">
        <WeekGrid week={{ ...week, plan: keys.plan }} {...{ keys, dragged, setDragged, open }} onDrop={drop} />
        {week.mayEdit && (
          <p className="quiet" id="week-keys">
            {say(words.keys)}
          </p>
        )}
        <p className="for-readers" aria-live="assertive">
          {keys.said}
        </p>
      </div>
      {week.mayEdit && <DishSide {...{ week, acts, setDragged }} cell={keys.active} />}
    </div>
  )
}
