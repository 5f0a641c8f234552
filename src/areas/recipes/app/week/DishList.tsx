import { Check, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Chip } from '../../../../app/design/Chip'
import { SearchBox } from '../../../../app/fields/choice/SearchBox'
import { useSay } from '../../../../app/language/use-say'
import type { Meal } from '../../published/meal'
import { gramsOf } from '../../week/planned-meal'
import { useCellWords } from './cell-words'
import { DishFace } from './DishFace'
import { DishFacts } from './DishFacts'
import type { DishView } from './use-week'
import { words } from './week-words'
import '../../../../app/fields/inputs.css'

/** Dishes shown at once: more are found by searching. */
const most = 40

type Props = {
  dishes: Iterable<DishView>
  /** The meal a dish is wanted for. */
  meal: Meal | undefined
  chosen: readonly string[]
  onPick: (id: string) => void
  /** Draws a dish: where it can be dragged, it is more than a button. */
  frame?: (dish: DishView, button: ReactNode) => ReactNode
}

const isFound = ({ shown, name, dishCode }: DishView, piece: string) =>
  [shown, name, dishCode].some((text) => text.toLowerCase().includes(piece.toLowerCase()))

const plain: NonNullable<Props['frame']> = (dish, button) => <li key={dish.id}>{button}</li>

/** The dishes the kitchen can make, to search in and to choose from. */
export function DishList({ dishes, meal, chosen, onPick, frame = plain }: Props) {
  const say = useSay()
  const { mealWord } = useCellWords()
  const [keyword, setKeyword] = useState('')
  const [isFitting, setFitting] = useState(true)
  const fits = (dish: DishView) => !isFitting || !meal || !dish.meals?.length || dish.meals.includes(meal)
  const found = [...dishes].filter((dish) => dish.enabled && fits(dish) && isFound(dish, keyword.trim()))
  return (
    <div className="dish-list">
      <SearchBox keyword={keyword} onKeyword={setKeyword} />
      {meal && (
        <Chip chosen={isFitting} onToggle={() => setFitting(!isFitting)}>
          {say(words.ofMeal, { meal: mealWord(meal) })}
        </Chip>
      )}
      <ul aria-label={say(words.dishes)}>
        {found.slice(0, most).map((dish) =>
          frame(
            dish,
            <button type="button" className="dish-choice" aria-pressed={chosen.includes(dish.id)} onClick={() => onPick(dish.id)}>
              <DishFace dish={dish} />
              <span className="dish-words">
                <span>{dish.shown}</span>
                <DishFacts dish={dish} grams={gramsOf(dish)} />
              </span>
              {chosen.includes(dish.id) ? <Check size={18} aria-hidden /> : <Plus size={18} aria-hidden />}
            </button>,
          ),
        )}
      </ul>
      {found.length === 0 && <p className="quiet">{say('noneFound')}</p>}
      {found.length > most && <p className="quiet">{say(words.moreDishes, { count: found.length - most })}</p>}
    </div>
  )
}
