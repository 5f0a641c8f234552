import { useMemo } from 'react'
import { useNow } from '../../../../app/clock/use-now'
import { Sign } from '../../../../app/design/Sign'
import { CardFrame } from '../../../../app/home/CardFrame'
import { Figure } from '../../../../app/home/Figure'
import type { HomeCardProps } from '../../../../app/home/home-card'
import { useTell } from '../../../../app/home/use-tell'
import { useShownRows } from '../../../../app/home/ways/use-shown-rows'
import { dayWords } from '../../../../app/language/dates'
import { useSay } from '../../../../app/language/use-say'
import { useNounAddress } from '../../../../app/shell/use-noun-address'
import { label } from '../../../../contract/label'
import { addDays } from '../../../../contract/time'
import type { DayRow } from '../../calendar/day-kind'
import { daysAhead, openAhead, weekAhead } from '../../calendar/week-ahead'
import { hasMeals } from '../../published/has-meals'
import { SchoolDay } from '../../published/school-day'
import { words } from '../calendar/calendar-words'
import { useDayWords } from '../calendar/day-words'
import './week.css'

const figureWords = label('个开园日 · 供餐 {meals} 天', 'open {count:day|days}, meals on {meals}')

/** Open with meals, open without, closed, or not in the calendar: what a gate and a kitchen hang on. */
function State({ row }: { row: DayRow | undefined }) {
  const say = useSay()
  if (!row) return <Sign tone="care">{say(words.missing)}</Sign>
  if (!row.isOpen) return <Sign>{say(words.closed)}</Sign>
  return (
    <>
      {!row.mealServed && <Sign tone="care">{say(words.noMeals)}</Sign>}
      <Sign tone="good">{say(words.open)}</Sign>
    </>
  )
}

function Day({ date, row, today }: { date: string; row: DayRow | undefined; today: string }) {
  const say = useSay()
  const { dayName, reasonWords } = useDayWords()
  const near = date === today ? dayWords.today : date === addDays(today, 1) ? dayWords.tomorrow : undefined
  const reason = reasonWords(row?.reason)
  return (
    <li aria-current={date === today ? 'date' : undefined}>
      <span className="figures">{dayName(date).slice(5)}</span>
      <span className="quiet">
        {near && say(near)}
        {near && reason && ' · '}
        {reason}
      </span>
      <span className="week-state">
        <State row={row} />
      </span>
    </li>
  )
}

/** Which of the next days are open and have meals, and why the others have not. A make-up Saturday is open, a holiday is not. */
export function WeekCard({ tell }: HomeCardProps) {
  const say = useSay()
  const address = useNounAddress(SchoolDay.name)
  const today = useNow().slice(0, 10)
  const [whole, opened] = useMemo(() => [weekAhead(today), openAhead(today)], [today])
  const known = useShownRows(SchoolDay, whole, today)
  const open = useShownRows(SchoolDay, opened, today)
  // Where the calendar has ended nothing is known, and the day behind the greeting says so.
  useTell(tell, known && { as: known.length > 0 ? 'calm' : 'none' })
  if (!known || !open) return <CardFrame state="loading" />
  const meals = open.filter(hasMeals).length
  return (
    <CardFrame>
      <Figure value={open.length} words={say(figureWords, { count: open.length, meals })} to={address?.all(opened)} />
      <ul className="week-days">
        {daysAhead(known, today).map(({ date, row }) => (
          <Day key={date} {...{ date, row, today }} />
        ))}
      </ul>
    </CardFrame>
  )
}
