import type { TouchEvent } from 'react'
import { useRef } from 'react'
import type { WeekViewProps } from '../week-view'
import { DayMenu } from './DayMenu'
import { DaySwitch } from './DaySwitch'

/** Pixels a finger travels sideways to turn to another day, and may stray meanwhile. */
const [travel, stray] = [64, 40]

/** Handlers that call `turn` with 1 for the next and -1 for the day before, when a finger is drawn sideways. */
function useSwipe(turn: (by: 1 | -1) => void) {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined)
  return {
    onTouchStart({ touches }: TouchEvent) {
      const finger = touches[0]
      start.current = touches.length === 1 && finger ? { x: finger.clientX, y: finger.clientY } : undefined
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const [finger, from] = [changedTouches[0], start.current]
      if (!finger || !from || Math.abs(finger.clientY - from.y) > stray) return
      const by = from.x - finger.clientX
      if (Math.abs(by) > travel) turn(by > 0 ? 1 : -1)
    },
  }
}

type Props = WeekViewProps & { date: string; onDate: (date: string) => void }

/** The week in a hand: a day at a time, turned by its name or by a finger drawn sideways. */
export function TouchWeek({ date, onDate, ...props }: Props) {
  const { days, now } = props.week
  const day = days.find((one) => one.date === date) ?? days[0]
  const swipe = useSwipe((by) => {
    const next = day && days[days.indexOf(day) + by]
    if (next) onDate(next.date)
  })
  if (!day) return null
  return (
    <>
      <DaySwitch days={days} today={now.slice(0, 10)} chosen={day.date} onChoose={onDate} />
      <div className="day-swipe" {...swipe}>
        <DayMenu {...props} day={day} />
      </div>
    </>
  )
}
