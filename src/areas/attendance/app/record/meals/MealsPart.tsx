import { EggOff } from 'lucide-react'
import { useState } from 'react'
import { BigButton } from '../../../../../app/design/BigButton'
import { Chip } from '../../../../../app/design/Chip'
import { Link } from '../../../../../app/design/Link'
import { Sign } from '../../../../../app/design/Sign'
import { Skeleton } from '../../../../../app/design/Skeleton'
import { useDict, wordsFor } from '../../../../../app/fields/choice/use-dict'
import { dayWords, weekdayName } from '../../../../../app/language/dates'
import { useLanguage } from '../../../../../app/language/language'
import { useSay } from '../../../../../app/language/use-say'
import type { PartProps } from '../../../../../app/record-page/record-page'
import { useReport } from '../../../../../app/report/use-report'
import { useNounAddress } from '../../../../../app/shell/use-noun-address'
import { explain } from '../../../../../app/wire/explain'
import { addDays, weekday } from '../../../../../contract/time'
import { comingHits, type MealsOfDay, type MetDish } from '../../../meals/child-meals-of-days'
import { childMealsReport, type MealsOfChild } from '../../../reports/child-meals-report'
import { useToday } from '../../use-today'
import { stateWords, mealWords as words } from './meal-words'
import '../../marks.css'
import './meals.css'

/** A dish with what of it the child must not have, in red where the record warns of it. */
function DishLine({ dish: { id, name, hits }, isWarned }: { dish: MetDish; isWarned: boolean }) {
  const say = useSay()
  const allergens = wordsFor(useDict('allergen'), hits)
  const addressOf = useNounAddress('dish')
  return (
    <li className="met-dish">
      {addressOf ? <Link to={addressOf.one(id)}>{name}</Link> : <span>{name}</span>}
      {hits.length > 0 && (
        <Sign tone={isWarned ? 'bad' : 'care'} icon={<EggOff size={14} aria-hidden />}>
          {say(words.hit, { allergens })}
        </Sign>
      )}
    </li>
  )
}

function Day({ day, isWarned }: { day: MealsOfDay; isWarned: boolean }) {
  const say = useSay()
  const mealTypes = useDict('mealType')
  return (
    <ul className="met-meals">
      {day.meals.map(({ meal, state, dishes }) => (
        <li key={meal}>
          <p>
            <strong>{wordsFor(mealTypes, [meal])}</strong> <span className="quiet">{say(stateWords[state])}</span>
          </p>
          <ul>
            {dishes.map((dish) => (
              <DishLine key={dish.id} dish={dish} isWarned={isWarned} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

/** What is still to be kept from the child, before anything it may have. */
function KeepFrom({ data: { days, isWarned } }: { data: MealsOfChild }) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const mealTypes = useDict('mealType')
  const hits = comingHits(days)
  if (hits.length === 0) return null
  return (
    <section className="keep-from" data-warned={isWarned || undefined}>
      <h4>{say(words.keepFrom)}</h4>
      <ul>
        {hits.map(({ date, meal, dish }) => (
          <li key={`${date} ${meal} ${dish.id}`}>
            <span className="figures">{`${date.slice(5)} ${weekdayName(date, language, 'short')} ${wordsFor(mealTypes, [meal])} `}</span>
            <ul className="keep-from-dish">
              <DishLine dish={dish} isWarned={isWarned} />
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Week({ data, today }: { data: MealsOfChild; today: string }) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const [chosen, setChosen] = useState<string>()
  const { days, isWarned } = data
  const shown = days.find(({ date }) => date === chosen) ?? days.find(({ date }) => date >= today) ?? days.at(-1)
  if (!shown) return <p className="quiet">{say(words.none)}</p>
  return (
    <>
      <KeepFrom data={data} />
      <fieldset className="chips">
        <legend className="for-readers">{say(words.days)}</legend>
        {days.map(({ date }) => (
          <Chip key={date} chosen={date === shown.date} onToggle={() => setChosen(date)}>
            {date === today ? say(dayWords.today) : weekdayName(date, language, 'short')}
          </Chip>
        ))}
      </fieldset>
      <Day day={shown} isWarned={isWarned} />
    </>
  )
}

/** What the child eats this week and ate of it, from the menus that are served, and what it must not have. */
export function MealsPart({ row }: PartProps) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const today = useToday()
  const state = useReport(childMealsReport, { child: row.id, monday: addDays(today, 1 - weekday(today)) })
  if (state.phase === 'loading') return <Skeleton rows={2} height={64} />
  if (state.phase === 'error')
    return (
      <p className="quiet" role="status">
        {explain(state.error, language)} <BigButton onClick={state.again}>{say('tryAgain')}</BigButton>
      </p>
    )
  return <Week data={state.data} today={today} />
}
