import type { ReactNode } from 'react'
import { Link } from '../design/Link'
import { useNounAddress } from '../shell/use-noun-address'

type Props = { noun: string; id: string; className?: string; tabIndex?: number; children: ReactNode }

/** What is referred to, as a way to its record where the person has a screen of it. A mouse that rests on it is shown who or what it is. */
export function RefLink({ noun, id, className, tabIndex, children }: Props) {
  const addressOf = useNounAddress(noun)
  if (!addressOf) return children
  return (
    <Link
      className={className}
      to={addressOf.one(id)}
      tabIndex={tabIndex}
      data-peek={noun}
      data-peek-id={id}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      {children}
    </Link>
  )
}
