import { useDict, wordsFor } from '../../../../app/fields/choice/use-dict'
import { weekdayName } from '../../../../app/language/dates'
import { useLanguage } from '../../../../app/language/language'
import { useSay } from '../../../../app/language/use-say'
import type { ChildDay } from '../../child-days'
import { isMark } from '../../mark/mark'
import { markLooks } from '../mark-looks'
import { heatLetters, heatWords } from './heat-words'

/** What a day was, in words: its date, how it went, and why. */
export function useDayWords(): (day: ChildDay) => string {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const causes = useDict('absenceCause')
  return ({ date, cell, cause, isCounted }) => {
    const word = isMark(cell) ? markLooks[cell].word : heatWords[cell]
    const isApart = !isCounted && (isMark(cell) || cell === 'unmarked')
    return [
      `${date} ${weekdayName(date, language, 'short')}`,
      say(word),
      ...(cause ? [wordsFor(causes, [cause])] : []),
      ...(isApart ? [say(heatWords.apart)] : []),
    ].join(' · ')
  }
}

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
