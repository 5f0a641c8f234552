import { useId } from 'react'
import { useDict, wordsFor } from '../../../../app/fields/choice/use-dict'
import { servingTimes } from '../../../recipes/published/meal'
import type { MealView, Tile } from '../use-kitchen'
import { DishCard } from './DishCard'
import { MealLight } from './MealLight'

type Props = {
  meal: MealView
  fridges: ReadonlyMap<string, string>
  mayTake: boolean
  onTake: (tile: Tile) => void
  onMore: (tile: Tile) => void
}

/** A meal of the check list with its dishes. */
export function MealSection({ meal, fridges, mayTake, onTake, onMore }: Props) {
  const id = useId()
  const names = useDict('mealType')
  const { from, until } = servingTimes[meal.meal]
  return (
    <section className="log-meal" aria-labelledby={id}>
      <header>
        <h2 id={id}>{wordsFor(names, [meal.meal])}</h2>
        <span className="quiet figures">{`${from}–${until}`}</span>
        <MealLight light={meal.light} missing={meal.missing} />
      </header>
      <ul className="dish-cards">
        {meal.tiles.map((tile) => (
          <DishCard key={tile.dishId} {...{ tile, fridges, mayTake }} onTake={() => onTake(tile)} onMore={() => onMore(tile)} />
        ))}
      </ul>
    </section>
  )
}
