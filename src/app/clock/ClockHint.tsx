import { useSay } from '../language/use-say'
import { dateTimeNow, useClock } from './clock'
import { clockWords as words } from './clock-words'
import '../shell/shell.css'

const minute = 60_000
const units = [
  ['days', 1440 * minute],
  ['hours', 60 * minute],
  ['minutes', minute],
] as const

/** Says above every screen that the clock of this device is wrong, by how much, and what is used instead. */
export function ClockHint() {
  const say = useSay()
  const offset = useClock((clock) => clock.offset)
  if (offset === 0) return null
  const size = Math.abs(offset)
  const [unit, length] = units.find(([, one]) => size >= one) ?? units[2]
  const off = say(words[unit], { count: Math.round(size / length) })
  return (
    <div className="sign-in-banner" role="status">
      <span>{say(offset > 0 ? words.slow : words.fast, { off, now: dateTimeNow().slice(5, 16) })}</span>
    </div>
  )
}
