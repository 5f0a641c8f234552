import { Check, CircleAlert } from 'lucide-react'
import { useSay } from '../language/use-say'
import { wayOf } from './card-places'
import type { StandingCard } from './use-home-cards'
import { Way } from './ways/Way'
import { words } from './words'

function Line({ of }: { of: StandingCard }) {
  const say = useSay()
  const { card, standing } = of
  const isWell = standing?.as === 'well'
  const Icon = isWell ? Check : CircleAlert
  return (
    <li data-well={isWell || undefined} title={say(card.title)}>
      <Way to={wayOf(of)}>
        <Icon size={18} aria-hidden />
        <span>{say(standing?.said ?? card.title, standing?.values)}</span>
      </Way>
    </li>
  )
}

/** What needs nobody, a line each. A line that turns into something to do says so in its place until the next visit. */
export function WellStrip({ of }: { of: readonly StandingCard[] }) {
  const say = useSay()
  if (of.length === 0) return null
  return (
    <section className="home-well" aria-label={say(words.well)}>
      <h2>{say(words.well)}</h2>
      <ul>
        {of.map((one) => (
          <Line key={one.card.name} of={one} />
        ))}
      </ul>
    </section>
  )
}
