import { useDict, wordsFor } from '../../../../../app/fields/choice/use-dict'
import { enumerate } from '../../../../../app/language/enumerate'
import { useSay } from '../../../../../app/language/use-say'
import type { Avoiding, Plate } from '../../../allergy/plates-to-avoid'
import { bandWords as words } from '../../board/band/band-words'
import type { ChildView } from '../../board/use-attendance-day'

export type AllergyLine = Avoiding<ChildView>

/** Dishes that are named on the band; the sheet names all. */
const named = 2

/** What is said of children and the food that is none for them. */
export function useAllergyWords() {
  const say = useSay()
  const [allergens, meals] = [useDict('allergen'), useDict('mealType')]
  const plateWords = (plates: readonly Plate[]) =>
    enumerate(plates.map(({ meal, dish }) => say(words.plate, { meal: wordsFor(meals, [meal]), dish })))
  const shortly = ({ plates }: AllergyLine) =>
    plates.length > named
      ? say(words.morePlates, { plates: plateWords(plates.slice(0, named)), count: plates.length - named })
      : plateWords(plates)
  const valuesOf = (line: AllergyLine) => ({ allergens: wordsFor(allergens, line.allergens), name: line.child.name, plates: shortly(line) })
  return {
    one: (line: AllergyLine) => say(line.severe ? words.severe : words.allergyOf, valuesOf(line)),
    some: (lines: readonly AllergyLine[]) => say(words.allergyOfSome, { count: lines.length, names: lines.map(({ child }) => child.name) }),
    allergens: (line: AllergyLine) => wordsFor(allergens, line.allergens),
    plates: ({ plates }: AllergyLine) => plateWords(plates),
  }
}
