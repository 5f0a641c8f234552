import type { ReactNode } from 'react'
import './figure.css'

type Props = {
  value: string | number
  /** The whole it is a part of. */
  of?: string | number
  /** What the number counts, in words beside it. */
  words?: ReactNode
  tone?: 'plain' | 'good' | 'care' | 'bad'
}

/** The answer of a card as one number. */
export function Figure({ value, of, words, tone = 'plain' }: Props) {
  return (
    <p className="home-figure figures" data-tone={tone}>
      <strong>{value}</strong>
      {of !== undefined && <span className="home-figure-of">/ {of}</span>}
      {words !== undefined && <span className="home-figure-words">{words}</span>}
    </p>
  )
}
