import type { ReactNode } from 'react'
import { Link } from '../../../../app/design/Link'
import { useSay } from '../../../../app/language/use-say'
import type { Label } from '../../../../contract/label'

/** Figures of the day under a title, and the way to where they come from. */
export function FigureCard({ title, to, toWord, children }: { title: string; to: string; toWord: Label; children: ReactNode }) {
  const say = useSay()
  return (
    <section className="card day-card">
      <header>
        <h2>{title}</h2>
        <Link className="day-link" to={to}>
          {say(toWord)}
        </Link>
      </header>
      <div className="dish-signs">{children}</div>
    </section>
  )
}
