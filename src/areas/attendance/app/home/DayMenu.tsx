import { useDict, wordsFor } from '../../../../app/fields/choice/use-dict'
import { enumerate } from '../../../../app/language/enumerate'
import type { ServedMeal } from './use-menu-of-day'
import './kitchen-cards.css'

/** The dishes of a day, meal by meal. */
export function DayMenu({ menu }: { menu: readonly ServedMeal[] }) {
  const names = useDict('mealType')
  return (
    <dl className="day-dishes">
      {menu.map(({ meal, dishes }) => [
        <dt key={`${meal} name`}>{wordsFor(names, [meal])}</dt>,
        <dd key={meal}>{enumerate(dishes.map(({ name }) => name))}</dd>,
      ])}
    </dl>
  )
}
