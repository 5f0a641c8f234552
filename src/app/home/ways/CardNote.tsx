import type { ReactNode } from 'react'
import { Way } from './Way'
import './card-note.css'

type Props = {
  /** Where one acts on it. */
  to: string | undefined
  children: ReactNode
}

/** A figure a card says beside its answer, in a sentence. */
export const CardNote = ({ to, children }: Props) => (
  <Way as="p" className="card-note quiet figures" to={to}>
    {children}
  </Way>
)
