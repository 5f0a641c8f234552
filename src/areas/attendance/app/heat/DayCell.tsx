import { useSay } from '../../../../app/language/use-say'
import type { ChildDay } from '../../child-days'
import { isMark } from '../../mark/mark'
import { heatLetters } from './heat-words'

type Props = {
  day: ChildDay
  words: string
  isToday: boolean
  /** It is the one the keyboard comes to. */
  isReached: boolean
  isChosen: boolean
  onChoose: () => void
}

/** A day of the map. */
export function DayCell({ day: { cell, isCounted }, words, isToday, isReached, isChosen, onChoose }: Props) {
  const say = useSay()
  const letter = isMark(cell) ? say(heatLetters[cell]) : { closed: '·', ahead: '', outside: '', unmarked: '?' }[cell]
  const isApart = !isCounted && (isMark(cell) || cell === 'unmarked')
  return (
    <button
      type="button"
      className="heat-day"
      data-mark={isMark(cell) ? cell : undefined}
      data-cell={isMark(cell) ? undefined : cell}
      data-apart={isApart || undefined}
      data-today={isToday || undefined}
      aria-pressed={isChosen}
      aria-haspopup={isMark(cell) ? 'dialog' : undefined}
      aria-label={words}
      title={words}
      tabIndex={isReached ? 0 : -1}
      onClick={onChoose}
    >
      <span aria-hidden>{letter}</span>
    </button>
  )
}
