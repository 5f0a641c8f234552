import { ShowAll } from '../../../../app/design/ShowAll'
import { useFewFirst } from '../../../../app/design/use-few-first'
import { ToTile } from '../../../../app/home/band/ToTile'
import { Way } from '../../../../app/home/ways/Way'
import { useSay } from '../../../../app/language/use-say'
import { label } from '../../../../contract/label'
import type { Birthday } from '../../birthdays'
import { childPath } from '../../published/child-path'
import './birthdays.css'

const words = {
  turns: label('{age} 岁', 'turns {age}'),
  ahead: label('{date} · {age} 岁', '{date}, turns {age}'),
  on: label('{date} · {age} 岁', '{date}, turned {age}'),
}
/** Names at first: on the first day of a term there may be those of a whole holiday. */
const few = 7

type Props = {
  of: readonly Birthday[]
  today: string
  /** What a class is called, where several are shown. */
  classOf?: (id: string | null) => string
}

/** Birthdays by name, each a way to its child. */
export function BirthdayNames({ of, today, classOf }: Props) {
  const say = useSay()
  const rows = useFewFirst(of, few)
  return (
    <>
      <ul className="birthdays">
        {rows.shown.map(({ child, date, age }) => (
          <li key={`${child.id} ${date}`}>
            <Way className="birthday-name" to={childPath(child.id)}>
              {child.name}
            </Way>
            {classOf && <span className="quiet">{classOf(child.classId)}</span>}
            <span className="figures">
              {say(date === today ? words.turns : date > today ? words.ahead : words.on, { date: date.slice(5), age })}
            </span>
            <ToTile id={child.id} name={child.name} />
          </li>
        ))}
      </ul>
      <ShowAll of={rows} />
    </>
  )
}
