import { useNow } from '../../../../app/clock/use-now'
import { Link } from '../../../../app/design/Link'
import { weekdayName } from '../../../../app/language/dates'
import { useLanguage } from '../../../../app/language/language'
import { useSay } from '../../../../app/language/use-say'
import { useCopiedRows } from '../../../../app/offline/view/use-copied-rows'
import { useCan } from '../../../../app/session/use-can'
import { label } from '../../../../contract/label'
import { SchoolDay } from '../../published/school-day'
import { calendarSays } from './day-of-calendar'

const words = {
  open: label('开园日', 'school day'),
  closed: label('今天不上课', 'No school today'),
  because: label('（{reason}）', ' ({reason})'),
  next: label('，下一个开园日 {date}', '; next open day {date}'),
  missing: label('校历里没有今天', 'Today is not in the calendar'),
}

/** Behind date and time: whether there is school today. Says nothing until the calendar is here. */
export function DayOfCalendar() {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const mayEdit = useCan()('school-day:edit')
  const today = useNow().slice(0, 10)
  const calendar = useCopiedRows(SchoolDay)
  if (!calendar) return null
  const said = calendarSays(calendar, today)
  if (said.as === 'open') return ` · ${say(words.open)}`
  if (said.as === 'missing') return <> · {mayEdit ? <Link to="/garden/school-day">{say(words.missing)}</Link> : say(words.missing)}</>
  const { reason, next } = said
  const because = reason === null ? '' : say(words.because, { reason })
  const then = next === null ? '' : say(words.next, { date: `${next} ${weekdayName(next, language)}` })
  return ` · ${say(words.closed)}${because}${then}`
}
