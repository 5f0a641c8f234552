import { useNow } from '../../../../app/clock/use-now'
import { useDict, wordsFor } from '../../../../app/fields/choice/use-dict'
import { CardFrame } from '../../../../app/home/CardFrame'
import { Figure } from '../../../../app/home/Figure'
import type { HomeCardProps } from '../../../../app/home/home-card'
import { useTell } from '../../../../app/home/use-tell'
import { Way } from '../../../../app/home/ways/Way'
import { useSay } from '../../../../app/language/use-say'
import { useCopiedRows } from '../../../../app/offline/view/use-copied-rows'
import { useCan } from '../../../../app/session/use-can'
import { addDays } from '../../../../contract/time'
import { KindergartenProfile } from '../../../garden/published/kindergarten-profile'
import { SchoolDay } from '../../../garden/published/school-day'
import { kitchenAddress } from '../../kitchen-address'
import { headsAt, type KitchenLine } from '../../kitchen-lines'
import { type NextMeal, nextMeal } from '../../next-meal'
import type { KitchenDay } from '../../reports/kitchen-report'
import { AttendanceSheet } from '../../sheet/attendance-sheet'
import { specialLines } from '../../special-lines'
import { words } from './kitchen-words'
import { SpecialPlates } from './SpecialPlates'
import { useKitchenDay } from './use-kitchen-day'
import { type ServedDish, useMenuOfDay } from './use-menu-of-day'
import './kitchen-cards.css'

type Shown = { next: NextMeal; day: KitchenDay; dishes: readonly ServedDish[] | undefined }

/** The next meal: undefined while the calendar is not known, null where there is none. */
function useNextMeal(now: string): NextMeal | null | undefined {
  const calendar = useCopiedRows(SchoolDay)
  const profiles = useCopiedRows(KindergartenProfile)
  return calendar && profiles && (nextMeal(now, profiles[0]?.mealPattern ?? '', calendar) ?? null)
}

function titleOf({ date, isServed }: NextMeal, today: string) {
  if (date === today) return isServed ? words.served : words.next
  return date === addDays(today, 1) ? words.tomorrow : words.later
}

function ClassHeads({ line: { name, firm, heads }, of: { date, meal } }: { line: KitchenLine; of: NextMeal }) {
  const say = useSay()
  return (
    <li data-firm={firm || undefined} title={say(firm ? words.firm : words.guess)}>
      <Way to={kitchenAddress(date)}>
        <span>{name}</span>
        <strong className="figures">{heads?.[meal] ?? '—'}</strong>
      </Way>
    </li>
  )
}

function Heads({ next, day, today }: Omit<Shown, 'dishes'> & { today: string }) {
  const say = useSay()
  const missing = day.lines.filter(({ firm }) => !firm).length
  const word = next.date > today ? words.ahead : missing > 0 ? words.estimated : words.allOut
  return (
    <>
      <Figure
        value={headsAt(day.lines, next.meal) ?? '—'}
        words={say(word, { count: missing || day.lines.length })}
        to={kitchenAddress(next.date)}
      />
      <ul className="meal-heads" aria-label={say(words.classes)}>
        {day.lines.map((line) => (
          <ClassHeads key={line.id} line={line} of={next} />
        ))}
      </ul>
    </>
  )
}

/** Plates that leave something out. Before its day nobody knows who will be there. */
function Special({ next, day, dishes, today }: Shown & { today: string }) {
  const say = useSay()
  const sheets = useCopiedRows(AttendanceSheet, next.date)
  if (next.date > today) return <p className="quiet">{say(words.specialLater)}</p>
  if (!sheets || !dishes) return null
  const lines = specialLines(
    next.meal,
    sheets.filter(({ date }) => date === next.date),
    dishes,
  )
  return (
    <>
      {dishes.length === 0 && <p className="quiet">{say(words.unknownDishes)}</p>}
      {dishes.length > 0 && lines.length === 0 && <p className="quiet">{say(words.noSpecial)}</p>}
      <SpecialPlates lines={lines} classes={new Map(day.lines.map(({ id, name }) => [id, name]))} />
    </>
  )
}

function Dishes({ dishes }: { dishes: readonly ServedDish[] | undefined }) {
  const say = useSay()
  if (!dishes) return null
  if (dishes.length === 0) return <p className="quiet">{say(words.noMenu)}</p>
  return (
    <ul className="meal-dishes" aria-label={say(words.dishes)}>
      {dishes.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  )
}

/** How many plates the kitchen fills next, for which classes, which of them leave something out, and what is on them. */
export function NextMealCard({ tell }: HomeCardProps) {
  const now = useNow()
  const today = now.slice(0, 10)
  const names = useDict('mealType')
  const maySeeSpecial = useCan()('attendance-sheet:health')
  const next = useNextMeal(now)
  const { day, frame } = useKitchenDay(next?.date)
  const menu = useMenuOfDay(next?.date ?? '')
  useTell(tell, next === null ? { as: 'none' } : day && { as: 'calm' })
  if (!next || !day) return <CardFrame {...frame} />
  const dishes = menu && (menu.find(({ meal }) => meal === next.meal)?.dishes ?? [])
  const values = { meal: wordsFor(names, [next.meal]), time: next.from, day: next.date.slice(5) }
  return (
    <CardFrame {...frame} title={titleOf(next, today)} values={values}>
      <Heads next={next} day={day} today={today} />
      {maySeeSpecial && <Special {...{ next, day, dishes, today }} />}
      <Dishes dishes={dishes} />
    </CardFrame>
  )
}
