import { useDict, wordsFor } from '../../../../app/fields/choice/use-dict'
import { weekdayName } from '../../../../app/language/dates'
import { useLanguage } from '../../../../app/language/language'
import { useSay } from '../../../../app/language/use-say'
import { Paper } from '../../../../app/paper/Paper'
import { addDays } from '../../../../contract/time'
import type { Meal } from '../../published/meal'
import { allergenLetters } from '../../week/allergen-letters'
import { gramsAt, mealAt } from '../../week/planned-meal'
import { weekMenuFlow } from '../../week-menu-flow'
import { useCellWords } from './cell-words'
import type { Week } from './use-week'
import { words } from './week-words'

type Props = { week: Week; hasGrams: boolean }
type Letters = ReadonlyMap<string, string>

/** The dishes of a meal as families read them, each with the letters of what some may not bear. */
function PrintedMeal({ week, hasGrams, date, meal, letters }: Props & { date: string; meal: Meal; letters: Letters }) {
  const say = useSay()
  const planned = mealAt(week.plan, { date, meal })
  return (
    <td className="print-words">
      {planned.dishes.map((id) => {
        const dish = week.dishes.get(id)
        const said = (dish?.allergens ?? []).flatMap((one) => letters.get(one) ?? []).toSorted()
        const grams = hasGrams ? gramsAt(planned, id, dish) : undefined
        return (
          <div key={id}>
            {dish?.shown ?? say(words.unknownDish)}
            {grams !== undefined && <span className="figures">{` ${say(words.grams, { grams })}`}</span>}
            {said.length > 0 && <small>{` ${said.join(' ')}`}</small>}
          </div>
        )
      })}
    </td>
  )
}

/** Where a menu stands that may hang on the wall. */
const published = weekMenuFlow.moves.publish.to

/**
 * The menu of a week on one upright sheet of A4, for the wall: nobody is named on it, and what some may not bear is a letter. One that is not published
 * says so.
 */
export function PrintedWeek({ week, hasGrams }: Props) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const { mealWord } = useCellWords()
  const { monday, days, rows, house, menu } = week
  const allergens = useDict('allergen')
  const letters = allergenLetters(
    week,
    allergens.map(({ value }) => value),
  )
  const states = useDict('menuStatus')
  const status = menu?.status ?? weekMenuFlow.start
  const lasting = say(words.lasting, { from: monday, to: addDays(monday, 6) })
  const about = (
    <>
      {lasting}
      {status !== published && <strong className="printed-draft">{say(words.notPublished, { state: wordsFor(states, [status]) })}</strong>}
    </>
  )
  const legend = [...letters].map(([allergen, letter]) => `${letter} ${wordsFor(allergens, [allergen])}`)
  return (
    <Paper house={house} title={say(words.printTitle)} about={about} layout="portrait">
      <table className="printed-week">
        <thead>
          <tr>
            <th scope="col">{say(words.meal)}</th>
            {days.map(({ date }) => (
              <th key={date} scope="col">{`${weekdayName(date, language)} ${date.slice(5)}`}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((meal, at) => (
            <tr key={meal}>
              <th scope="row">{mealWord(meal)}</th>
              {days.map(({ date, isServed, reason }) =>
                isServed ? (
                  <PrintedMeal key={date} {...{ week, hasGrams, date, meal, letters }} />
                ) : (
                  at === 0 && (
                    <td key={date} rowSpan={rows.length}>
                      {reason ?? say(words.closed)}
                    </td>
                  )
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {legend.length > 0 && <p className="print-legend">{`${say(words.printAllergens)} ${legend.join('　')}`}</p>}
    </Paper>
  )
}
