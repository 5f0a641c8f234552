import type { ReactNode } from 'react'
import { useCardWay } from './ways/use-card-way'
import { Way } from './ways/Way'
import './figure.css'

type Props = {
  value: string | number
  /** The whole it is a part of. */
  of?: string | number
  /** What the number counts, in words beside it. */
  words?: ReactNode
  tone?: 'plain' | 'good' | 'care' | 'bad'
  /** Where one acts on it; where nothing is said, where the card leads. */
  to?: string
}

/** The answer of a card as one number, and the way to where it comes from. */
export function Figure({ value, of, words, tone = 'plain', to }: Props) {
  const ofCard = useCardWay()
  return (
    <Way as="p" className="home-figure figures" data-tone={tone} to={to ?? ofCard}>
      <strong>{value}</strong>
      {of !== undefined && <span className="home-figure-of">/ {of}</span>}
      {words !== undefined && <span className="home-figure-words">{words}</span>}
    </Way>
  )
}
