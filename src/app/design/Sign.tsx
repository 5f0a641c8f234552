import type { ReactNode } from 'react'

export type Tone = 'good' | 'bad' | 'care' | 'late' | 'open' | 'plain'

/** A state as colour, sign and word together; any one of the three may be missed. */
export function Sign({ tone = 'plain', icon, children }: { tone?: Tone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span className="sign" data-tone={tone}>
      {icon}
      {children}
    </span>
  )
}
