import { useNow } from '../../../../app/clock/use-now'
import { Link } from '../../../../app/design/Link'
import { ShowAll } from '../../../../app/design/ShowAll'
import { useFewFirst } from '../../../../app/design/use-few-first'
import { CardFrame } from '../../../../app/home/CardFrame'
import type { HomeCardProps } from '../../../../app/home/home-card'
import { useTell } from '../../../../app/home/use-tell'
import { useSay } from '../../../../app/language/use-say'
import { useCopiedRows } from '../../../../app/offline/view/use-copied-rows'
import { label } from '../../../../contract/label'
import { Class } from '../../../garden/published/class'
import { SchoolDay } from '../../../garden/published/school-day'
import { type Birthday, birthdays } from '../../birthdays'
import { Child } from '../../published/child'
import './birthdays.css'

const words = {
  turns: label('{age} 岁', 'turns {age}'),
  on: label('{date} · {age} 岁', '{date}, turned {age}'),
  none: label('今天没有生日', 'No birthday today'),
  soon: label('7 天内', 'Within 7 days'),
}
/** Names at first: on the first day of a term there may be those of a whole holiday. */
const few = 7

function Names({ of, today, classOf }: { of: readonly Birthday[]; today: string; classOf: (id: string | null) => string }) {
  const say = useSay()
  const rows = useFewFirst(of, few)
  return (
    <>
      <ul className="birthdays">
        {rows.shown.map(({ child, date, age }) => (
          <li key={`${child.id} ${date}`}>
            <Link to={`/garden/child?open=${encodeURIComponent(child.id)}`}>{child.name}</Link>
            <span className="quiet">{classOf(child.classId)}</span>
            <span className="figures">{date === today ? say(words.turns, { age }) : say(words.on, { date: date.slice(5), age })}</span>
          </li>
        ))}
      </ul>
      <ShowAll of={rows} />
    </>
  )
}

/** Whose birthday is it? */
export function BirthdaysCard({ tell }: HomeCardProps) {
  const say = useSay()
  const today = useNow().slice(0, 10)
  const children = useCopiedRows(Child)
  const days = useCopiedRows(SchoolDay)
  const classes = useCopiedRows(Class)
  const openDays = days?.filter(({ isOpen }) => isOpen).map(({ date }) => date)
  const found = children && openDays && birthdays(children, openDays, today)
  useTell(tell, found && { as: found.now.length + found.soon.length > 0 ? 'calm' : 'none' })
  if (!found) return <CardFrame state="loading" />
  const classOf = (id: string | null) => classes?.find((one) => one.id === id)?.name ?? ''
  return (
    <CardFrame>
      {found.now.length === 0 ? <p className="quiet">{say(words.none)}</p> : <Names of={found.now} {...{ today, classOf }} />}
      {found.soon.length > 0 && (
        <p className="quiet figures">
          {say(words.soon)}：{found.soon.map(({ child, date }) => `${date.slice(5)} ${child.name}`).join('，')}
        </p>
      )}
    </CardFrame>
  )
}
