import { Fragment, type KeyboardEvent, useRef, useState } from 'react'
import { weekdayName } from '../../../../app/language/dates'
import { useLanguage } from '../../../../app/language/language'
import { useSay } from '../../../../app/language/use-say'
import { addDays } from '../../../../contract/time'
import type { ChildDay } from '../../child-days'
import { isMark } from '../../mark/mark'
import { DayCell } from './DayCell'
import { heatWords } from './heat-words'
import { useDayWords } from './use-day-words'

type Props = {
  weeks: readonly (readonly (ChildDay | undefined)[])[]
  today: string
  /** Opens a day of which something is written down. */
  onOpen: (day: ChildDay) => void
}

/** How many days a key goes, by the way the weeks lie. */
const steps = (across: boolean): Readonly<Record<string, number>> =>
  across ? { ArrowLeft: -7, ArrowRight: 7, ArrowUp: -1, ArrowDown: 1 } : { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** Days by weeks, each with its letter. The arrow keys go from day to day; what was chosen is said in words below. */
export function HeatMap({ weeks, today, onOpen }: Props) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const ref = useRef<HTMLDivElement>(null)
  const wordsOf = useDayWords()
  const days = weeks.flat().filter((day) => day !== undefined)
  const [chosen, setChosen] = useState<string>()
  const reached = chosen ?? days.findLast(({ date }) => date <= today)?.date ?? days[0]?.date
  const read = days.find(({ date }) => date === chosen)
  const choose = (day: ChildDay) => {
    setChosen(day.date)
    if (isMark(day.cell)) onOpen(day)
  }
  const press = (event: KeyboardEvent) => {
    const across = ref.current !== null && getComputedStyle(ref.current).gridAutoFlow.startsWith('column')
    const step = steps(across)[event.key]
    const to = step !== undefined && reached && days.find(({ date }) => date === addDays(reached, step))
    if (!to) return
    event.preventDefault()
    setChosen(to.date)
    ref.current?.querySelector<HTMLElement>(`[data-date="${to.date}"] > button`)?.focus()
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of days is no group of inputs */}
      <div ref={ref} role="group" className="heat-map" aria-label={say(heatWords.days)} onKeyDown={press}>
        <span className="heat-corner" />
        {weeks[0]?.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the days of a week keep their places
          <span key={at} className="heat-weekday" aria-hidden>
            {weekdayName(addDays('2026-03-02', at), language, 'short').replace('周', '')}
          </span>
        ))}
        {weeks.map((week) => {
          const first = week.find((day) => day !== undefined)
          return (
            <Fragment key={first?.date}>
              <span className="heat-week figures" aria-hidden>
                {first?.date.slice(5)}
              </span>
              {week.map((day, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the days of a week keep their places
                <span key={at} data-date={day?.date}>
                  {day && (
                    <DayCell
                      day={day}
                      words={wordsOf(day)}
                      isToday={day.date === today}
                      isReached={day.date === reached}
                      isChosen={day.date === chosen}
                      onChoose={() => choose(day)}
                    />
                  )}
                </span>
              ))}
            </Fragment>
          )
        })}
      </div>
      <p className="heat-read figures" role="status">
        {read ? wordsOf(read) : say(heatWords.choose)}
      </p>
    </>
  )
}
