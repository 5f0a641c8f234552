import { weekdayName } from '../../../../app/language/dates'
import { enumerate } from '../../../../app/language/enumerate'
import { useLanguage } from '../../../../app/language/language'
import { useSay } from '../../../../app/language/use-say'
import { type DayRow, dayKind } from '../../calendar/day-kind'
import { reasonLabel } from '../../calendar/reasons'
import { words } from './calendar-words'

/** Days in words. */
export function useDayWords() {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const dayName = (date: string) => `${date} ${weekdayName(date, language, 'short')}`
  const reasonWords = (reason: string | null | undefined) => (reason ? say(reasonLabel(reason)) : '')
  /** Open or closed, why, and whether there are meals. */
  const stateWords = (date: string, row: DayRow | undefined) => {
    const kind = dayKind(date, row)
    const reason = reasonWords(row?.reason)
    const said = row?.isOpen ? words.open : kind === 'missing' ? words.missing : words.closed
    return enumerate([say(said), ...(reason ? [reason] : []), ...(row?.isOpen && !row.mealServed ? [say(words.noMeals)] : [])])
  }
  return { dayName, reasonWords, stateWords }
}
