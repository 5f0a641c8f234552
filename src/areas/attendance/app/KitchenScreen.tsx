import { type CSSProperties, useMemo } from 'react'
import { Page } from '../../../app/design/Page'
import { Sign } from '../../../app/design/Sign'
import { Skeleton } from '../../../app/design/Skeleton'
import { StateView } from '../../../app/design/StateView'
import { useDict, wordsFor } from '../../../app/fields/use-dict'
import { weekdayName } from '../../../app/language/dates'
import { useLanguage } from '../../../app/language/language'
import { useSay } from '../../../app/language/use-say'
import { useCopiedRows } from '../../../app/offline/use-copied-rows'
import { KindergartenProfile } from '../../garden/published/kindergarten-profile'
import type { Meal } from '../../recipes/published/meal'
import { AttendanceSheet } from '../attendance-sheet'
import { ComingRoll } from './ComingRoll'
import { headsAt, type KitchenLine, kitchenLines } from './kitchen-lines'
import { useAttendanceDay } from './use-attendance-day'
import { useCalendar } from './use-board-place'
import { useKnowsChildren, useSeenClasses } from './use-own-classes'
import { useToday } from './use-today'
import { words } from './words'
import './kitchen.css'

type Kitchen = ReturnType<typeof kitchenLines>

function useKitchen(day: string): Kitchen | undefined {
  const classes = useSeenClasses()
  const knowsChildren = useKnowsChildren()
  const found = useAttendanceDay(day)
  const sheets = useCopiedRows(AttendanceSheet)
  const profiles = useCopiedRows(KindergartenProfile)
  return useMemo(() => {
    if (!classes || !found || !sheets || !profiles) return undefined
    const given = classes.map(({ id, name }) => ({
      id,
      name,
      sheets: sheets.filter(({ classId }) => classId === id),
      roll: knowsChildren ? found.rollOf(id) : undefined,
    }))
    return kitchenLines(given, day, profiles[0]?.mealPattern ?? '')
  }, [classes, knowsChildren, found, sheets, profiles, day])
}

function Totals({ meals, lines }: Kitchen) {
  const say = useSay()
  const names = useDict('mealType')
  const estimated = lines.filter((line) => !line.firm).length
  return (
    <section className="card meal-totals">
      <dl>
        {meals.map((meal) => (
          <div key={meal}>
            <dt>{wordsFor(names, [meal])}</dt>
            <dd className="figures">
              {headsAt(lines, meal) ?? '—'}
              {estimated > 0 && <Sign tone="care">{say(words.estimate)}</Sign>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="quiet" role="status">
        {estimated > 0 ? say(words.someEstimated, { count: estimated }) : say(words.allFirm)}
      </p>
    </section>
  )
}

function HowSure({ line, today }: { line: KitchenLine; today: string }) {
  const say = useSay()
  if (line.firm) return <Sign tone="good">{say(words.firm)}</Sign>
  if (!line.from) return <Sign tone="open">{say(words.noFigure)}</Sign>
  return <Sign tone="care">{line.from === today ? say(words.estimate) : say(words.estimateFrom, { day: line.from.slice(5) })}</Sign>
}

function ClassRow({ line, meals, today }: { line: KitchenLine; meals: readonly Meal[]; today: string }) {
  return (
    <tr data-firm={line.firm || undefined}>
      <th scope="row">
        {line.name} <HowSure line={line} today={today} />
      </th>
      {meals.map((meal) => (
        <td key={meal} className="figures">
          {line.heads?.[meal] ?? '—'}
        </td>
      ))}
    </tr>
  )
}

function ByClass({ meals, lines, today }: Kitchen & { today: string }) {
  const say = useSay()
  const names = useDict('mealType')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="card meal-classes" tabIndex={0} aria-label={say(words.kitchenTitle)}>
      <table style={{ '--meals': meals.length } as CSSProperties}>
        <thead>
          <tr>
            <th scope="col">{say(words.className)}</th>
            {meals.map((meal) => (
              <th key={meal} scope="col">
                {wordsFor(names, [meal])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <ClassRow key={line.id} {...{ line, meals, today }} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** How many eat what today: the sum of each meal first, then class by class. What is not certain says so. */
export function KitchenScreen() {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const today = useToday()
  const kitchen = useKitchen(today)
  const days = useCalendar()
  const isServed = days?.some((day) => day.date === today && day.isOpen && day.mealServed)
  const body = () => {
    if (!kitchen || !days)
      return (
        <ComingRoll>
          <Skeleton rows={6} height={88} />
        </ComingRoll>
      )
    if (!isServed)
      return (
        <StateView kind="empty" title={say(words.noMeals)}>
          {say(words.noMealsHint)}
        </StateView>
      )
    if (kitchen.lines.length === 0)
      return (
        <StateView kind="empty" title={say(words.noClasses)}>
          {say(words.noClassesHint)}
        </StateView>
      )
    return (
      <>
        <Totals {...kitchen} />
        <ByClass {...kitchen} today={today} />
      </>
    )
  }
  return (
    <Page title={say(words.kitchenTitle)}>
      <p className="quiet figures">{`${today} ${weekdayName(today, language)}`}</p>
      {body()}
    </Page>
  )
}
