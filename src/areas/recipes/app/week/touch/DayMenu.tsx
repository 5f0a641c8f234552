import { Lock, Plus } from 'lucide-react'
import { BigButton } from '../../../../../app/design/BigButton'
import { Sign } from '../../../../../app/design/Sign'
import { StateView } from '../../../../../app/design/StateView'
import { useSay } from '../../../../../app/language/use-say'
import { type Meal, servingTimes } from '../../../published/meal'
import { type Cell, gramsAt, mealAt } from '../../../week/planned-meal'
import type { WeekDay } from '../../../week/week-days'
import { useCellWords } from '../cell-words'
import { DishFace } from '../DishFace'
import { DishFacts } from '../DishFacts'
import type { Week } from '../use-week'
import type { WeekViewProps } from '../week-view'
import { words } from '../week-words'

type Props = WeekViewProps & { day: WeekDay }

function DishRow({ week, cell, id, onDish }: { week: Week; cell: Cell; id: string; onDish: ((id: string) => void) | undefined }) {
  const say = useSay()
  const dish = week.dishes.get(id)
  const meal = mealAt(week.plan, cell)
  const isOwn = meal.portions.some((one) => one.dish === id)
  const inside = (
    <>
      <DishFace dish={dish} />
      <span className="dish-words">
        <span>{dish?.shown ?? say(words.unknownDish)}</span>
        <DishFacts dish={dish} grams={gramsAt(meal, id, dish)} isOwn={isOwn} />
      </span>
    </>
  )
  return (
    <li>
      {onDish ? (
        <button type="button" className="dish-row" aria-haspopup="dialog" onClick={() => onDish(id)}>
          {inside}
        </button>
      ) : (
        <span className="dish-row">{inside}</span>
      )}
    </li>
  )
}

function MealCard({ week, cell, open }: { week: Week; cell: Cell; open: WeekViewProps['open'] }) {
  const say = useSay()
  const { mealWord, cellWords } = useCellWords()
  const { dishes } = mealAt(week.plan, cell)
  const isLate = week.mayEdit && !week.mayWrite(cell)
  const mayEdit = week.mayEdit && !isLate
  return (
    <section className="card meal-card">
      <h2>
        {mealWord(cell.meal)}
        <span className="quiet figures">{servingTimes[cell.meal].from}</span>
        {isLate && (
          <Sign icon={<Lock size={14} aria-hidden />} tone="plain">
            {say(words.served)}
          </Sign>
        )}
        {mayEdit && (
          <BigButton
            look="quiet"
            aria-label={say(words.addTo, cellWords(cell))}
            aria-haspopup="dialog"
            icon={<Plus aria-hidden />}
            onClick={() => open({ adding: cell })}
          />
        )}
      </h2>
      {dishes.length === 0 && <p className="quiet">{say(words.empty)}</p>}
      <ul>
        {dishes.map((id) => (
          <DishRow key={id} {...{ week, cell, id }} onDish={mayEdit ? (dish) => open({ dish: { cell, id: dish } }) : undefined} />
        ))}
      </ul>
    </section>
  )
}

/** One day of the menu: its meals one below the other. */
export function DayMenu({ week, open, day }: Props) {
  const say = useSay()
  if (!day.isServed)
    return (
      <StateView kind="empty" title={say(words.closed)}>
        {day.reason ?? ''}
      </StateView>
    )
  return (
    <div className="day-menu">
      {week.rows.map((meal: Meal) => (
        <MealCard key={meal} {...{ week, open }} cell={{ date: day.date, meal }} />
      ))}
    </div>
  )
}
