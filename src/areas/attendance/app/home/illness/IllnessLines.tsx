import { ArrowUp } from 'lucide-react'
import { useCardWay } from '../../../../../app/home/use-card-way'
import { Way } from '../../../../../app/home/Way'
import { useSay } from '../../../../../app/language/use-say'
import { illnessWords as words } from './illness-words'
import './illness.css'

/** `about`: what more there is to it. */
export type IllnessLine = {
  readonly id: string
  readonly name: string
  readonly count: number
  readonly about: string
  readonly isMore: boolean
}

function Line({ of: { name, count, about, isMore } }: { of: IllnessLine }) {
  const say = useSay()
  const to = useCardWay()
  return (
    <li data-more={isMore || undefined}>
      <Way to={to}>
        <span>
          {name}
          {isMore && <ArrowUp size={16} role="img" aria-label={say(words.more)} />}
        </span>
        <strong className="figures">{count}</strong>
        {about && <span className="quiet figures">{about}</span>}
      </Way>
    </li>
  )
}

/** Of what how many are ill today, each the way to where all days stand. Nothing where nobody is. */
export function IllnessLines({ title, lines }: { title: string; lines: readonly IllnessLine[] }) {
  if (lines.length === 0) return null
  return (
    <section className="illness-lines">
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <Line key={line.id} of={line} />
        ))}
      </ul>
    </section>
  )
}
