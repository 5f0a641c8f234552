import { useState } from 'react'
import { useFace } from '../../../../../app/design/face'
import { useSay } from '../../../../../app/language/use-say'
import type { Spot } from '../../../week/edit-plan'
import { type Cell, cellKey, mealAt } from '../../../week/planned-meal'
import type { WeekViewProps } from '../week-view'
import { words } from '../week-words'
import { DishSide } from './DishSide'
import { useGridKeys } from './use-grid-keys'
import { WeekGrid } from './WeekGrid'
import '../week-menu.css'
import './grid-week.css'

/** A dish a hand holds: from the side list, or from a cell. */
export type Dragged = { readonly id: string; readonly from?: Cell }

/**
 * The week as a grid. On a desk with the dishes beside it, by mouse or by keys alone; on a tablet a dish is opened to be moved to another day or meal, or
 * held until it can be drawn there, where the browser lets fingers do that.
 */
export function GridWeek({ week, acts, edits, open }: WeekViewProps) {
  const say = useSay()
  const isDesk = useFace() === 'desktop'
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
    <div className="week-and-dishes" data-alone={!week.mayEdit || !isDesk || undefined}>
      <div className="week-grid-frame">
        <WeekGrid week={{ ...week, plan: keys.plan }} {...{ keys, dragged, setDragged, open }} onDrop={drop} />
        {week.mayEdit && (
          <p className="quiet" id="week-keys">
            {say(isDesk ? words.keys : words.fingers)}
          </p>
        )}
        <p className="for-readers" aria-live="assertive">
          {keys.said}
        </p>
      </div>
      {week.mayEdit && isDesk && <DishSide {...{ week, acts, setDragged }} cell={keys.active} />}
    </div>
  )
}
