import { useState } from 'react'
import { Page } from '../../../app/design/Page'
import { StateView } from '../../../app/design/StateView'
import { useSay } from '../../../app/language/use-say'
import { useCopiedRows } from '../../../app/offline/use-copied-rows'
import { addDays } from '../../../contract/time'
import { FridgeTemp } from '../fridge-temp'
import { SampleFridge } from '../sample-fridge'
import { tempDuty } from '../temp-duty'
import { isOutOf } from '../warm-spells'
import { ComingSamples } from './ComingSamples'
import { DayChips } from './DayChips'
import { words } from './day-words'
import { FridgesCard } from './FridgesCard'
import { KeptCard } from './KeptCard'
import { keptList } from './kept-list'
import { words as logWords } from './log-words'
import { MealCard } from './MealCard'
import { type DayView, dayOfKitchen, useKitchen } from './use-kitchen'
import { useNow } from './use-now'
import './completeness.css'
import './sample-log.css'

/** Days before today that are offered. */
const daysBack = 6

function useFridges(day: string, now: string) {
  const fridges = useCopiedRows(SampleFridge)
  const temps = useCopiedRows(FridgeTemp)
  if (!fridges || !temps) return undefined
  const readings = temps.filter(({ readTime, status }) => readTime.startsWith(day) && status !== 'VOID')
  const judged = readings.map((reading) => {
    const fridge = fridges.find(({ id }) => id === reading.fridgeId)
    return { ...reading, isOut: fridge !== undefined && isOutOf({ min: fridge.tempMin, max: fridge.tempMax }, reading.temp) }
  })
  return { duties: tempDuty(day, now, fridges, readings), readings: judged }
}

function Verdict({ day }: { day: DayView }) {
  const say = useSay()
  return (
    <section className="card day-verdict" data-red={day.isRed || undefined}>
      <strong className="figures">{`${day.done}/${day.total}`}</strong>
      <span>{day.missing === 0 ? say(words.allThere) : say(words.complete)}</span>
    </section>
  )
}

/** Whether every dish of a day has its sample, for whoever answers for it: meal by meal, what is missing and what is odd. */
export function CompletenessScreen() {
  const say = useSay()
  const now = useNow()
  const today = now.slice(0, 10)
  const [chosen, setChosen] = useState<string>()
  const date = chosen ?? today
  const kitchen = useKitchen()
  const fridges = useFridges(date, now)
  if (!kitchen || !fridges)
    return (
      <Page title={say(words.title)}>
        <ComingSamples />
      </Page>
    )
  const days = Array.from({ length: daysBack + 1 }, (_, back) => addDays(today, -back))
    .map((day) => ({ date: day, ...dayOfKitchen(kitchen, day, now) }))
    .filter((one) => one.date === today || one.total > 0)
  const day = dayOfKitchen(kitchen, date, now)
  return (
    <Page title={say(words.title)}>
      <DayChips days={days} today={today} chosen={date} onChoose={setChosen} />
      {day.total === 0 ? (
        <StateView kind="empty" title={say(logWords.noMenu)}>
          {say(logWords.noMenuHint)}
        </StateView>
      ) : (
        <>
          <Verdict day={day} />
          <div className="day-cards">
            {day.meals.map((meal) => (
              <MealCard key={meal.meal} meal={meal} />
            ))}
            <KeptCard kept={keptList(kitchen.samples, now)} />
            <FridgesCard {...fridges} />
          </div>
        </>
      )}
    </Page>
  )
}
