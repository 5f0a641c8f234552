import { ArrowUp } from 'lucide-react'
import { ShowAll } from '../../../../../app/design/ShowAll'
import { useFewFirst } from '../../../../../app/design/use-few-first'
import { useCardWay } from '../../../../../app/home/ways/use-card-way'
import { Way } from '../../../../../app/home/ways/Way'
import { useSay } from '../../../../../app/language/use-say'
import { illnessWords as words } from './illness-words'
import './illness.css'

/** `where`: the classes it is in, on a line of its own. `usual`: how many there usually are. */
export type IllnessLine = {
  readonly id: string
  readonly name: string
  readonly count: number
  readonly where?: string
  readonly usual?: string
  readonly isMore: boolean
}

/** Lines at first. */
const few = 5

function Line({ of: { name, count, where, usual, isMore } }: { of: IllnessLine }) {
  const say = useSay()
  const to = useCardWay()
  return (
    <li data-more={isMore || undefined}>
      <Way to={to}>
        <span>
          {name}
          {isMore && <ArrowUp size={16} role="img" aria-label={say(words.more)} />}
        </span>
        <span className="quiet figures">{usual}</span>
        <strong className="figures">{count}</strong>
        {where && <span className="quiet figures illness-where">{where}</span>}
      </Way>
    </li>
  )
}

/** Of what how many are ill today, each the way to where all days stand. Nothing where nobody is. */
export function IllnessLines({ title, lines }: { title: string; lines: readonly IllnessLine[] }) {
  const rows = useFewFirst(lines, few)
  if (lines.length === 0) return null
  return (
    <section className="illness-lines">
      <h3>{title}</h3>
      <ul>
        {rows.shown.map((line) => (
          <Line key={line.id} of={line} />
        ))}
      </ul>
      <ShowAll of={rows} />
    </section>
  )
}
