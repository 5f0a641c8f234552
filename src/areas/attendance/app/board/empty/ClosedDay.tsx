import { BigButton } from '../../../../../app/design/BigButton'
import { StateView } from '../../../../../app/design/StateView'
import { weekdayName } from '../../../../../app/language/dates'
import { useLanguage } from '../../../../../app/language/language'
import { useSay } from '../../../../../app/language/use-say'
import { closedWords } from '../../closed-words'
import { type CalendarDay, openNeighbours } from '../open-days'

export type ClosedDayProps = { days: readonly CalendarDay[]; day: string; today: string; onGo: (day: string) => void }

/** A day without children: why, when it goes on, and the way to the last day that was open. */
export function ClosedDay({ days, day, today, onGo }: ClosedDayProps) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const { before, after } = openNeighbours(days, day)
  const reason = days.find((one) => one.date === day)?.reason
  const named = (date: string) => `${date} ${weekdayName(date, language)}`
  const action = before && (
    <BigButton look="main" onClick={() => onGo(before)}>
      {say(closedWords.goLastOpen, { day: named(before) })}
    </BigButton>
  )
  return (
    <StateView kind="empty" title={day === today ? say(closedWords.closedToday) : say(closedWords.closedThen, { day })} action={action}>
      {reason ? say(closedWords.closedWhy, { reason }) : say(closedWords.closedPlain)}{' '}
      {after && say(closedWords.nextOpen, { day: named(after) })}
    </StateView>
  )
}
