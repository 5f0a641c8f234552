import type { HTMLAttributes } from 'react'
import { Link } from '../../design/Link'
import { useWay } from '../../shell/use-way'

type Props = HTMLAttributes<HTMLElement> & {
  to: string | undefined
  /** What it is where it leads nowhere. */
  as?: 'span' | 'p' | 'div'
}

/** A way to where one acts, for whoever may open that screen; for everybody else what it says. */
export function Way({ to, as: Plain = 'span', ...said }: Props) {
  const way = useWay()(to)
  return way === undefined ? <Plain {...said} /> : <Link {...said} to={way} />
}
