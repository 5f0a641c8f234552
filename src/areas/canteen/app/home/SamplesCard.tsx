import { Camera, Check, CircleDashed, Minus, TriangleAlert } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { useNow } from '../../../../app/clock/use-now'
import { BigButton } from '../../../../app/design/BigButton'
import { Sign } from '../../../../app/design/Sign'
import { useDict, wordsFor } from '../../../../app/fields/choice/use-dict'
import { Ring } from '../../../../app/figures/Ring'
import { CardFrame } from '../../../../app/home/CardFrame'
import { CardRow } from '../../../../app/home/CardRow'
import type { HomeCardProps } from '../../../../app/home/home-card'
import { useTell } from '../../../../app/home/use-tell'
import { CardNote } from '../../../../app/home/ways/CardNote'
import { useCardWay } from '../../../../app/home/ways/use-card-way'
import { Way } from '../../../../app/home/ways/Way'
import { useSay } from '../../../../app/language/use-say'
import { useCan } from '../../../../app/session/use-can'
import { servingTimes } from '../../../recipes/published/meal'
import { mealsDue } from '../../current-meal'
import type { DayView, MealView, Tile } from '../use-kitchen'
import { samplesStanding } from './standing/samples-standing'
import { useSamplesToday } from './use-samples-today'
import { words } from './words'
import './kitchen-cards.css'

const looks = {
  sampled: { tone: 'good', icon: Check, word: words.sampled },
  excused: { tone: 'plain', icon: Minus, word: words.excused },
  missing: { tone: 'open', icon: CircleDashed, word: words.todo },
} as const

const stateWords = { open: words.ofMeal, late: words.serving, red: words.over, done: words.ofMeal } as const

const takingOf = (meal: string, dishId: string) => `/canteen/samples?meal=${meal}&dish=${encodeURIComponent(dishId)}`

/** Where one acts on a dish: its sample where there is one, else its camera, for those who take samples. */
function wayOf({ samples: [sample], state, dishId }: Tile, meal: string, mayTake: boolean): string | undefined {
  if (sample) return `/canteen/retained-sample?open=${encodeURIComponent(sample.id)}`
  return mayTake && state === 'missing' ? takingOf(meal, dishId) : undefined
}

function TakeNext({ meal }: { meal: MealView }) {
  const say = useSay()
  const navigate = useNavigate()
  const next = meal.tiles.find(({ state }) => state === 'missing')
  if (!next) return null
  return (
    <BigButton look="main" wide icon={<Camera size={20} aria-hidden />} onClick={() => void navigate(takingOf(meal.meal, next.dishId))}>
      {say(words.take, { dish: next.name })}
    </BigButton>
  )
}

function Meal({ meal }: { meal: MealView }) {
  const say = useSay()
  const name = wordsFor(useDict('mealType'), [meal.meal])
  const mayTake = useCan()('retained-sample:add')
  const ofCard = useCardWay()
  const total = meal.tiles.length
  return (
    <>
      <div className="sample-meal">
        <Ring
          part={meal.done}
          whole={total}
          label={say(words.ring, { meal: name, done: meal.done, total })}
          names={[say(words.accounted), say(words.dishes)]}
        />
        <Way as="span" className="sample-ring" to={ofCard}>
          <strong className="figures">{say(stateWords[meal.light], { meal: name, time: servingTimes[meal.meal].from })}</strong>
        </Way>
      </div>
      <ul className="card-rows">
        {meal.tiles.map((tile) => {
          const { tone, icon: Icon, word } = looks[tile.state]
          return (
            <CardRow
              key={tile.dishId}
              to={wayOf(tile, meal.meal, mayTake) ?? ofCard}
              end={
                <Sign tone={tone} icon={<Icon size={14} aria-hidden />}>
                  {say(word)}
                </Sign>
              }
            >
              {tile.name}
            </CardRow>
          )
        })}
      </ul>
      {mayTake && <TakeNext meal={meal} />}
    </>
  )
}

function Day({ day }: { day: DayView }) {
  const say = useSay()
  const names = useDict('mealType')
  const to = useCardWay()
  const { current, missed } = mealsDue(day.meals)
  if (day.total === 0) return <p>{say(words.noMenu)}</p>
  if (!current) return <CardNote to={to}>{say(words.complete, { done: day.done, total: day.total })}</CardNote>
  return (
    <>
      {missed.map(({ meal, missing }) => (
        <Way key={meal} as="p" className="card-bad" to={to}>
          <TriangleAlert size={18} aria-hidden />
          {say(words.missing, { meal: wordsFor(names, [meal]), count: missing })}
        </Way>
      ))}
      <Meal meal={current} />
    </>
  )
}

/** The samples of the meal that is being cooked: how many are there, which are not, and the way to the camera for the next. */
export function SamplesCard({ tell }: HomeCardProps) {
  const names = useDict('mealType')
  const today = useSamplesToday(useNow())
  useTell(tell, today && samplesStanding(today.day, today.isOpen, (meal) => wordsFor(names, [meal])))
  return <CardFrame state={today ? 'ready' : 'loading'}>{today && <Day day={today.day} />}</CardFrame>
}
