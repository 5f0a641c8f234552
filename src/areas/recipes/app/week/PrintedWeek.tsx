import { useDict, wordsFor } from '../../../../app/fields/choice/use-dict'
import { weekdayName } from '../../../../app/language/dates'
import { useLanguage } from '../../../../app/language/language'
import { useSay } from '../../../../app/language/use-say'
import { Paper } from '../../../../app/paper/Paper'
import { addDays } from '../../../../contract/time'
import type { Meal } from '../../published/meal'
import { gramsAt, mealAt } from '../../week/planned-meal'
import { useCellWords } from './cell-words'
import type { Week } from './use-week'
import { words } from './week-words'

type Props = { week: Week; hasGrams: boolean }

/** The dishes of a meal as families read them: names, and in brackets what some may not bear. */
function PrintedMeal({ week, hasGrams, date, meal }: Props & { date: string; meal: Meal }) {
  const say = useSay()
  const allergens = useDict('allergen')
  const planned = mealAt(week.plan, { date, meal })
  return (
    <td className="print-words">
      {planned.dishes.map((id) => {
        const dish = week.dishes.get(id)
        const names = wordsFor(allergens, dish?.allergens ?? [])
        const grams = hasGrams ? gramsAt(planned, id, dish) : undefined
        return (
          <div key={id}>
            {dish?.shown ?? say(words.unknownDish)}
            {grams !== undefined && <span className="figures">{` ${say(words.grams, { grams })}`}</span>}
            {names && <small>{` (${names})`}</small>}
          </div>
        )
      })}
    </td>
  )
}

/** The menu of a week on one sheet of A4, for the wall. */
export function PrintedWeek({ week, hasGrams }: Props) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const { mealWord } = useCellWords()
  const { monday, days, rows, house } = week
  const about = `${say(words.lasting, { from: monday, to: addDays(monday, 6) })} · ${say(words.printAllergens)}`
  return (
    <Paper house={house} title={say(words.printTitle)} about={about} layout="landscape">
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
                  <PrintedMeal key={date} {...{ week, hasGrams, date, meal }} />
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
    </Paper>
  )
}
