import { MiniChart } from '../../../../app/figures/MiniChart'
import { CardFrame } from '../../../../app/home/CardFrame'
import { Figure } from '../../../../app/home/Figure'
import { dataOf, frameOf } from '../../../../app/home/frame-of'
import type { HomeCardProps } from '../../../../app/home/home-card'
import { useTell } from '../../../../app/home/use-tell'
import { grouped } from '../../../../app/language/dates'
import { useLanguage } from '../../../../app/language/language'
import { useSay } from '../../../../app/language/use-say'
import { useCopiedRows } from '../../../../app/offline/view/use-copied-rows'
import { useReport } from '../../../../app/report/use-report'
import { hasMeals } from '../../../garden/published/has-meals'
import { SchoolDay } from '../../../garden/published/school-day'
import { columnWords } from '../../column-words'
import { headsAt } from '../../kitchen-lines'
import { mealDays } from '../../meal-days'
import { kitchenReport } from '../../reports/kitchen-report'
import { words } from './kitchen-words'

/** Next hundred above the most heads of a day: the upper end of the axis. */
const above = (heads: readonly number[]): number => Math.max(100, Math.ceil(Math.max(0, ...heads) / 100) * 100)

/** Lunches of the month so far, as they were handed in, day by day. */
export function MealDaysCard({ tell }: HomeCardProps) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const report = useReport(kitchenReport, { date: null })
  const calendar = useCopiedRows(SchoolDay)
  const day = dataOf(report)
  useTell(tell, day && calendar && { as: 'calm' })
  if (!day) return <CardFrame {...frameOf(report)} />
  if (!calendar) return <CardFrame state="loading" />
  const served = new Set(calendar.filter(hasMeals).map(({ date }) => date))
  const { sum, mean, days, classes, whole } = mealDays(day.past, served, day.date)
  if (mean === undefined)
    return (
      <CardFrame {...frameOf(report)}>
        <Figure value="—" words={say(words.firstDay)} />
      </CardFrame>
    )
  const today = day.isServed ? (headsAt(day.lines, 'L') ?? null) : null
  const points = [
    ...days.map(({ date, heads }) => ({ name: date.slice(5), value: heads })),
    ...(today === null ? [] : [{ name: day.date.slice(5), value: today }]),
  ]
  return (
    <CardFrame {...frameOf(report)}>
      <Figure
        value={grouped(sum, language)}
        words={say(whole < days.length ? words.ofFullDays : words.ofMonth, { count: days.length, whole, classes, mean })}
      />
      <MiniChart
        kind="line"
        points={points}
        from={0}
        to={above(points.map(({ value }) => value))}
        isOpen={today !== null}
        label={say(words.ofMonthSaid, { sum })}
        headings={[say(columnWords.day), say(words.lunches)]}
        format={(value) => String(value)}
      />
    </CardFrame>
  )
}
