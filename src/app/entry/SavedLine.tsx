import { Check, Clock, Hand, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../design/Link'
import { conflictCentrePath } from '../shell/screens/built-in'

/** How safe somebody's work is: not accepted, held for a decision, waiting on this device, sent, or not there yet. */
export type Safety = 'refused' | 'held' | 'waiting' | 'sent' | 'none'

const icons = { refused: X, held: Hand, waiting: Clock, sent: Check, none: undefined } as const

/** Says how safe the work of a screen is; what asks for somebody leads to where it is decided. `className`: how its place draws it. */
export function SavedLine({ safety, className, children }: { safety: Safety; className: string; children: ReactNode }) {
  const Icon = icons[safety]
  const line = (
    <>
      {Icon && <Icon size={16} aria-hidden />}
      {children}
    </>
  )
  if (safety === 'refused' || safety === 'held')
    return (
      <Link className={className} data-loud to={conflictCentrePath}>
        {line}
      </Link>
    )
  return (
    <p className={className} role="status">
      {line}
    </p>
  )
}
