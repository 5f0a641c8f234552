import { useDict, wordsFor } from '../../../../app/fields/choice/use-dict'
import { weekdayName } from '../../../../app/language/dates'
import { useLanguage } from '../../../../app/language/language'
import { useSay } from '../../../../app/language/use-say'
import type { ChildDay } from '../../child-days'
import { isMark } from '../../mark/mark'
import { markLooks } from '../mark-looks'
import { heatWords } from './heat-words'

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
