import { type KeyboardEvent, useState } from 'react'
import { useSay } from '../../../../../app/language/use-say'
import { moved, type Spot } from '../../../week/edit-plan'
import { nextSpot, type Way } from '../../../week/grid-steps'
import { type Cell, mealAt, withMeals } from '../../../week/planned-meal'
import { useCellWords } from '../cell-words'
import type { WeekViewProps } from '../week-view'
import { words } from '../week-words'
import { useSpotFocus } from './use-spot-focus'

/** A dish that was picked up with the keyboard: from where, and where it would be put down. */
type Held = { readonly id: string; readonly from: Cell; readonly to: Spot }

const ways: Readonly<Record<string, Way>> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' }

/** A dish that is held by keys, and what is said of it to those who cannot see it. */
function useHeld({ week, acts }: WeekViewProps, go: (spot: Spot) => void) {
  const say = useSay()
  const { cellWords } = useCellWords()
  const [held, setHeld] = useState<Held>()
  const dish = held && (week.dishes.get(held.id)?.shown ?? say(words.unknownDish))
  const said = held ? `${say(words.held, { dish })} ${say(words.at, { ...cellWords(held.to), at: held.to.at + 1 })}` : ''
  const end = (to: Spot) => {
    setHeld(undefined)
    go(to)
  }
  return {
    held,
    said,
    plan: held ? withMeals(week.plan, moved(week.plan, held.from, held.id, held.to)) : week.plan,
    hold(next: Held) {
      setHeld(next)
      go(next.to)
    },
    putDown({ from, id, to }: Held) {
      acts.move(from, id, to)
      end(to)
    },
    giveUp: ({ from, id }: Held) => end({ ...from, at: mealAt(week.plan, from).dishes.indexOf(id) }),
  }
}

/** The grid by keys alone: arrows go from dish to dish, Space picks up and puts down, Delete takes off, Ctrl+Z takes back. */
export function useGridKeys(props: WeekViewProps) {
  const { week, acts, edits } = props
  const { grid, focused, setFocused, go } = useSpotFocus()
  const { held, said, plan, hold, putDown, giveUp } = useHeld(props, go)
  const step = (spot: Spot, way: Way) => {
    const to = nextSpot(spot, way, { ...week, plan, isHeld: held !== undefined })
    if (to && held) hold({ ...held, to })
    else if (to) go(to)
  }
  const press = ({ key, ctrlKey, metaKey }: KeyboardEvent, spot: Spot): boolean => {
    const way = ways[key]
    const id = mealAt(plan, spot).dishes[spot.at]
    const mayTake = id !== undefined && week.mayEdit && week.mayWrite(spot)
    if (key === 'z' && (ctrlKey || metaKey)) edits.undo()
    else if (way) step(held?.to ?? spot, way)
    else if (held && (key === ' ' || key === 'Enter')) putDown(held)
    else if (held && key === 'Escape') giveUp(held)
    else if (!held && mayTake && key === ' ') hold({ id, from: spot, to: spot })
    else if (!held && mayTake && (key === 'Delete' || key === 'Backspace')) {
      acts.remove(spot, id)
      go({ ...spot, at: Math.max(0, spot.at - 1) })
    } else return false
    return true
  }
  const onKeyDown = (event: KeyboardEvent, spot: Spot) => {
    if (!press(event, spot)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return { grid, held, said, plan, active: held?.to ?? focused, onFocus: setFocused, onKeyDown }
}
export type GridKeys = ReturnType<typeof useGridKeys>
