import { useNow } from '../../../../app/clock/use-now'
import { CardFrame } from '../../../../app/home/CardFrame'
import type { HomeCardProps } from '../../../../app/home/home-card'
import { useTell } from '../../../../app/home/use-tell'
import { useSay } from '../../../../app/language/use-say'
import { useCopiedRows } from '../../../../app/offline/view/use-copied-rows'
import { hasMeals } from '../../../garden/published/has-meals'
import { SchoolDay } from '../../../garden/published/school-day'
import { DayMenu } from './DayMenu'
import { words } from './kitchen-words'
import { useMenuOfDay } from './use-menu-of-day'

/** What is cooked today; nothing on a day that is closed or has no meals. */
export function TodayMenuCard({ tell }: HomeCardProps) {
  const say = useSay()
  const today = useNow().slice(0, 10)
  const calendar = useCopiedRows(SchoolDay)
  const menu = useMenuOfDay(today)
  const isServed = calendar?.some((day) => day.date === today && hasMeals(day))
  useTell(tell, isServed === false ? { as: 'none' } : isServed && menu && { as: 'calm' })
  if (!isServed || !menu) return <CardFrame state="loading" />
  return <CardFrame>{menu.length === 0 ? <p className="no-menu">{say(words.noMenu)}</p> : <DayMenu menu={menu} />}</CardFrame>
}
