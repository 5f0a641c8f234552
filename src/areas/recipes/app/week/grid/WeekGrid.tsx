import { weekdayName } from '../../../../../app/language/dates'
import { useLanguage } from '../../../../../app/language/language'
import { useSay } from '../../../../../app/language/use-say'
import { servingTimes } from '../../../published/meal'
import type { Spot } from '../../../week/edit-plan'
import { useCellWords } from '../cell-words'
import type { Week } from '../use-week'
import type { WeekViewProps } from '../week-view'
import { words } from '../week-words'
import type { Dragged } from './GridWeek'
import { MenuCell } from './MenuCell'
import type { GridKeys } from './use-grid-keys'

export type GridProps = {
  week: Week
  keys: GridKeys
  dragged: Dragged | undefined
  setDragged: (dragged: Dragged | undefined) => void
  onDrop: (to: Spot) => void
  open: WeekViewProps['open']
}

/** Days by meals. A day without meals says why. */
export function WeekGrid(props: GridProps) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const { mealWord } = useCellWords()
  const { week, keys } = props
  const { days, rows, monday, now } = week
  return (
    <table className="week-grid" ref={keys.grid} aria-label={say(words.grid, { monday })}>
      <thead>
        <tr>
          <th scope="col">{say(words.meal)}</th>
          {days.map(({ date, isServed }) => (
            <th key={date} scope="col" data-today={now.startsWith(date) || undefined} data-closed={!isServed || undefined}>
              {weekdayName(date, language, 'short')} <span className="figures">{date.slice(5)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((meal, at) => (
          <tr key={meal}>
            <th scope="row">
              {mealWord(meal)}
              <span className="quiet figures">{servingTimes[meal].from}</span>
            </th>
            {days.map(({ date, isServed, reason }) =>
              isServed ? (
                <MenuCell key={date} {...props} cell={{ date, meal }} />
              ) : (
                at === 0 && (
                  <td key={date} rowSpan={rows.length} className="week-closed">
                    {reason ?? say(words.closed)}
                  </td>
                )
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
