import type { ReactNode } from 'react'
import { useSay } from '../language/use-say'
import { words } from './words'
import './figures.css'

/** Figures of a picture as a table, for whoever does not see it and for whoever wants the numbers. `called`: what is opened, where it is more. */
export function FiguresFold({ called, children }: { called?: string; children: ReactNode }) {
  const say = useSay()
  return (
    <details className="figures-fold">
      <summary>{called ?? say(words.figures)}</summary>
      {children}
    </details>
  )
}
