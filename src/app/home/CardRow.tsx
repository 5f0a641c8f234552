import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../design/Link'
import { useWay } from '../shell/use-way'
import './card-row.css'

type Props = {
  /** Where one acts on it. */
  to?: string | undefined
  /** What is said of it beside what it is. */
  about?: ReactNode
  /** What stands at its end: a state, a figure, a button. */
  end?: ReactNode
  /** A button beside the way there. */
  act?: ReactNode
  children: ReactNode
}

/** A line of a card's list. With `to` the whole of it is the way there, for whoever may open that screen. */
export function CardRow({ to, about, end, act, children }: Props) {
  const way = useWay()(to)
  const said = (
    <>
      <span className="card-row-said">
        <span>{children}</span>
        {about && <span className="quiet figures">{about}</span>}
      </span>
      {end}
    </>
  )
  return (
    <li className="card-row" data-act={act ? '' : undefined}>
      {way === undefined ? (
        <p>{said}</p>
      ) : (
        <Link to={way}>
          {said}
          <ChevronRight size={18} aria-hidden />
        </Link>
      )}
      {act}
    </li>
  )
}
