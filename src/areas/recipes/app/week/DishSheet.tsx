import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { BigButton } from '../../../../app/design/BigButton'
import { Sheet } from '../../../../app/design/overlay/Sheet'
import { ChipGroup } from '../../../../app/entry/ChipGroup'
import { FieldFrame } from '../../../../app/fields/FieldFrame'
import { FieldInput } from '../../../../app/fields/FieldInput'
import { useSay } from '../../../../app/language/use-say'
import { isMeal } from '../../published/meal'
import { MenuMeal } from '../../published/menu-meal'
import { type Cell, gramsAt, gramsOf, mealAt } from '../../week/planned-meal'
import { useCellWords } from './cell-words'
import type { CellActs } from './use-cell-acts'
import type { Week } from './use-week'
import { words } from './week-words'

type Props = { week: Week; cell: Cell; dish: string; acts: CellActs; onClose: () => void }

const most = MenuMeal.fields.portions.of?.grams?.max ?? 0
const isGrams = (value: unknown): value is number => typeof value === 'number' && value > 0 && value <= most

/** Where to a dish is moved: another day or meal of the week. */
function MoveTo({ week, cell, dish, acts, onClose }: Props) {
  const say = useSay()
  const { dayWord, mealWord } = useCellWords()
  const move = (to: Cell) => {
    acts.move(cell, dish, { ...to, at: Number.POSITIVE_INFINITY })
    onClose()
  }
  const days = week.days.map(({ date, isServed }) => ({
    value: date,
    text: `${dayWord(date)} ${date.slice(8)}`,
    disabled: !isServed || !week.mayWrite({ date, meal: cell.meal }),
  }))
  const meals = week.rows.map((meal) => ({ value: meal, text: mealWord(meal), disabled: !week.mayWrite({ date: cell.date, meal }) }))
  return (
    <>
      <ChipGroup
        title={`${say(words.move)}: ${say(words.day)}`}
        options={days}
        chosen={cell.date}
        onChoose={(date) => move({ ...cell, date })}
      />
      <ChipGroup
        title={`${say(words.move)}: ${say(words.meal)}`}
        options={meals}
        chosen={cell.meal}
        onChoose={(meal) => isMeal(meal) && move({ ...cell, meal })}
      />
    </>
  )
}

/** Earlier, later, or off the meal. */
function PlaceButtons({ week, cell, dish, acts, onClose }: Props) {
  const say = useSay()
  const { dishes } = mealAt(week.plan, cell)
  const at = dishes.indexOf(dish)
  const shift = (by: number) => acts.move(cell, dish, { ...cell, at: at + by })
  return (
    <div className="dish-place">
      <BigButton disabled={at <= 0} icon={<ArrowUp size={18} aria-hidden />} onClick={() => shift(-1)}>
        {say(words.up)}
      </BigButton>
      <BigButton disabled={at >= dishes.length - 1} icon={<ArrowDown size={18} aria-hidden />} onClick={() => shift(1)}>
        {say(words.down)}
      </BigButton>
      <BigButton
        look="danger"
        icon={<Trash2 size={18} aria-hidden />}
        onClick={() => {
          acts.remove(cell, dish)
          onClose()
        }}
      >
        {say(words.remove)}
      </BigButton>
    </div>
  )
}

/** A dish of a meal: what it weighs here, where it stands, and where else it could. */
export function DishSheet(props: Props) {
  const { week, cell, dish: id, acts, onClose } = props
  const say = useSay()
  const field = useId()
  const dish = week.dishes.get(id)
  const [grams, setGrams] = useState<unknown>(gramsAt(mealAt(week.plan, cell), id, dish))
  const own = dish ? gramsOf(dish) : undefined
  const facts = { ...MenuMeal.fields.portions.of?.grams, kind: 'amount', label: words.setGrams, required: false, max: most } as const
  const save = () => {
    if (isGrams(grams)) acts.weigh(cell, id, grams === own ? undefined : grams)
    onClose()
  }
  return (
    <Sheet
      open
      title={dish?.shown ?? say(words.unknownDish)}
      onClose={onClose}
      footer={
        <>
          {own !== undefined && own !== grams && (
            <BigButton onClick={() => setGrams(own)}>{say(words.dishGrams, { grams: own })}</BigButton>
          )}
          <BigButton look="main" disabled={!isGrams(grams)} onClick={save}>
            {say(words.save)}
          </BigButton>
        </>
      }
    >
      <FieldFrame id={field} facts={facts}>
        <FieldInput id={field} facts={facts} value={grams} onChange={setGrams} />
      </FieldFrame>
      <PlaceButtons {...props} />
      <MoveTo {...props} />
    </Sheet>
  )
}
