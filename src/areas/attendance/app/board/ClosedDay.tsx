import { BigButton } from '../../../../app/design/BigButton'
import { StateView } from '../../../../app/design/StateView'
import { weekdayName } from '../../../../app/language/dates'
import { useLanguage } from '../../../../app/language/language'
import { useSay } from '../../../../app/language/use-say'
import { words } from '../words'
import { type CalendarDay, openNeighbours } from './open-days'

type Props = { days: readonly CalendarDay[]; day: string; today: string; onGo: (day: string) => void }

/** A day without children: why, when it goes on, and the way to the last day that was open. */
export function ClosedDay({ days, day, today, onGo }: Props) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const { before, after } = openNeighbours(days, day)
  const reason = days.find((one) => one.date === day)?.reason
  const named = (date: string) => `${date} ${weekdayName(date, language)}`
  const action = before && (
    <BigButton look="main" onClick={() => onGo(before)}>
      {say(words.goLastOpen, { day: named(before) })}
    </BigButton>
  )
  return (
    <StateView kind="empty" title={day === today ? say(words.closedToday) : say(words.closedThen, { day })} action={action}>
      {reason ? say(words.closedWhy, { reason }) : say(words.closedPlain)} {after && say(words.nextOpen, { day: named(after) })}
    </StateView>
  )
}
