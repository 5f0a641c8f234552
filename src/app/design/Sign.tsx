import type { ReactNode } from 'react'
import type { Tone } from '../../contract/tone'

/** A state as colour, sign and word together; any one of the three may be missed. */
export function Sign({ tone = 'plain', icon, children }: { tone?: Tone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span className="sign" data-tone={tone}>
      {icon}
      {children}
    </span>
  )
}
