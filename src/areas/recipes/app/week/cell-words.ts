import { useDict, wordsFor } from '../../../../app/fields/choice/use-dict'
import { weekdayName } from '../../../../app/language/dates'
import { useLanguage } from '../../../../app/language/language'
import type { Cell } from '../../week/planned-meal'

/** How days and meals are called on this screen. */
export function useCellWords() {
  const language = useLanguage((state) => state.language)
  const meals = useDict('mealType')
  const mealWord = (meal: string) => wordsFor(meals, [meal])
  const dayWord = (date: string) => weekdayName(date, language, 'short')
  return { mealWord, dayWord, cellWords: ({ date, meal }: Cell) => ({ day: dayWord(date), meal: mealWord(meal) }) }
}
