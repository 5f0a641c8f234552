import { useNow } from '../../../../app/clock/use-now'
import { CardFrame } from '../../../../app/home/CardFrame'
import type { HomeCardProps } from '../../../../app/home/home-card'
import { useTell } from '../../../../app/home/use-tell'
import { CardNote } from '../../../../app/home/ways/CardNote'
import { weekdayName } from '../../../../app/language/dates'
import { useLanguage } from '../../../../app/language/language'
import { useSay } from '../../../../app/language/use-say'
import { useCopiedRows } from '../../../../app/offline/view/use-copied-rows'
import { useCan } from '../../../../app/session/use-can'
import { addDays } from '../../../../contract/time'
import { hasMeals } from '../../../garden/published/has-meals'
import { SchoolDay } from '../../../garden/published/school-day'
import { kitchenAddress } from '../../kitchen-address'
import { headsAt } from '../../kitchen-lines'
import { DayMenu } from './DayMenu'
import { words } from './kitchen-words'
import { useKitchenDay } from './use-kitchen-day'
import { useMenuOfDay } from './use-menu-of-day'

/** The next day after `today` on which the kitchen cooks: undefined while the calendar is not known, null where it knows none. */
function useNextDay(today: string): string | null | undefined {
  const calendar = useCopiedRows(SchoolDay)
  if (!calendar) return undefined
  const cooking = calendar.filter((day) => hasMeals(day) && day.date > today)
  return cooking.map(({ date }) => date).sort()[0] ?? null
}

/** What is cooked on the next open day, and for about how many, for whoever may read that. */
export function NextDayCard({ tell }: HomeCardProps) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const mayCount = useCan()('attendance-sheet:list')
  const today = useNow().slice(0, 10)
  const date = useNextDay(today)
  const menu = useMenuOfDay(date ?? '')
  const { day, frame } = useKitchenDay(mayCount && date ? date : undefined)
  const isTomorrow = date === addDays(today, 1)
  const named = isTomorrow ? say(words.tomorrowDay) : (date?.slice(5) ?? '')
  const none = { said: words.noMenuTomorrow, values: { day: named } }
  useTell(tell, date === null ? { as: 'none' } : menu && (menu.length === 0 ? { as: 'due', ...none } : { as: 'calm' }))
  if (!date || !menu) return <CardFrame state="loading" />
  const heads = day && headsAt(day.lines, 'L')
  const title = isTomorrow ? {} : { title: words.nextDay, values: { day: date.slice(5), weekday: weekdayName(date, language) } }
  return (
    <CardFrame {...(frame.state === 'part' ? frame : {})} {...title}>
      {menu.length === 0 ? <p className="no-menu">{say(none.said, none.values)}</p> : <DayMenu menu={menu} />}
      {heads !== undefined && <CardNote to={kitchenAddress(date)}>{say(words.lunchExpected, { heads })}</CardNote>}
    </CardFrame>
  )
}
