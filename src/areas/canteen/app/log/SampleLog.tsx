import { useMemo, useState } from 'react'
import { useNow } from '../../../../app/clock/use-now'
import { Page } from '../../../../app/design/Page'
import { StateView } from '../../../../app/design/StateView'
import { weekdayName } from '../../../../app/language/dates'
import { useLanguage } from '../../../../app/language/language'
import { useSay } from '../../../../app/language/use-say'
import { useCopiedRows } from '../../../../app/offline/view/use-copied-rows'
import { useCan } from '../../../../app/session/use-can'
import { isMeal } from '../../../recipes/published/meal'
import { SampleFridge } from '../../fridge/sample-fridge'
import { ComingSamples } from '../ComingSamples'
import { type DayView, dayOfKitchen, type Kitchen, useKitchen } from '../use-kitchen'
import { DayChips } from './DayChips'
import { DishSheet } from './DishSheet'
import { words } from './log-words'
import { MealSection } from './MealSection'
import { nextDish } from './next-dish'
import { SavedSamples } from './SavedSamples'
import type { SampleOf } from './sample-entry'
import { TakeSample } from './TakeSample'
import { useBegunSamples } from './use-begun-samples'
import { type LogAddress, openDaysOf, useLogAddress } from './use-log-address'
import './sample-log.css'

type Shown = { kitchen: Kitchen; day: DayView; address: LogAddress }

function Taking({ kitchen, day, address, taking }: Shown & { taking: SampleOf }) {
  const nameOf = ({ dishId }: { dishId: string }) => kitchen.dishes.find(({ id }) => id === dishId)?.name ?? dishId
  const name = nameOf(taking)
  const next = nextDish(day, taking)
  const { mealType, date } = taking
  const [saved, setSaved] = useState<string>()
  const follow = () => {
    setSaved(name)
    if (next) address.take({ mealType, dishId: next.dishId, batch: 1 }, true)
    else address.leave()
  }
  return (
    <TakeSample
      key={`${date} ${mealType} ${taking.dishId} ${taking.batch}`}
      of={taking}
      name={name}
      next={next?.name}
      saved={saved}
      samples={kitchen.samples}
      nameOf={nameOf}
      onSaved={follow}
      onLeave={address.leave}
    />
  )
}

function Meals({ day, address }: Omit<Shown, 'kitchen'>) {
  const mayTake = useCan()('retained-sample:add')
  const rows = useCopiedRows(SampleFridge)
  const fridges = useMemo(() => new Map(rows?.map(({ id, name }) => [id, name])), [rows])
  const [open, setOpen] = useState<{ mealType: string; dishId: string }>()
  const shown = day.meals.find(({ meal }) => meal === open?.mealType)?.tiles.find(({ dishId }) => dishId === open?.dishId)
  return (
    <>
      {day.meals.map((meal) => (
        <MealSection
          key={meal.meal}
          {...{ meal, fridges, mayTake }}
          onTake={({ dishId }) => address.take({ mealType: meal.meal, dishId, batch: 1 })}
          onMore={({ dishId }) => setOpen({ mealType: meal.meal, dishId })}
        />
      ))}
      {open && shown && (
        <DishSheet
          tile={shown}
          mealType={open.mealType}
          date={address.day}
          fridges={fridges}
          onTake={(batch) => address.take({ ...open, batch })}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}

function Progress({ day, date, today }: { day: DayView; date: string; today: string }) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const named = `${date} ${weekdayName(date, language)}`
  return (
    <div className="log-progress">
      <p className="quiet figures">{date === today || day.missing === 0 ? named : say(words.lateDay, { day: named })}</p>
      <p className="figures">
        <strong>{say(words.done, { done: day.done, total: day.total })}</strong>
      </p>
      <span className="log-bar" data-red={day.isRed || undefined} aria-hidden>
        <span style={{ width: `${day.total === 0 ? 0 : (day.done / day.total) * 100}%` }} />
      </span>
      <SavedSamples day={day} />
    </div>
  )
}

/** The check list of a day's samples: every dish of every meal, one press from its camera. */
export function SampleLog() {
  const say = useSay()
  const now = useNow()
  const today = now.slice(0, 10)
  const kitchen = useKitchen()
  const begun = useBegunSamples()
  const address = useLogAddress(today)
  if (!kitchen || !begun)
    return (
      <Page title={say(words.title)}>
        <ComingSamples />
      </Page>
    )
  const day = dayOfKitchen(kitchen, address.day, now, begun)
  const { taking } = address
  if (taking && isMeal(taking.mealType)) return <Taking {...{ kitchen, day, address, taking }} />
  const days = openDaysOf(today)
    .map((date) => ({ date, ...dayOfKitchen(kitchen, date, now) }))
    .filter(({ date, total }) => date === today || total > 0)
  return (
    <Page title={say(words.title)}>
      <DayChips days={days} today={today} chosen={address.day} onChoose={address.goTo} />
      {day.total === 0 ? (
        <StateView kind="empty" title={say(words.noMenu)}>
          {say(words.noMenuHint)}
        </StateView>
      ) : (
        <>
          <Progress day={day} date={address.day} today={today} />
          <Meals day={day} address={address} />
        </>
      )}
    </Page>
  )
}
