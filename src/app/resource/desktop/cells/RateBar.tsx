import type { ReactNode } from 'react'

/** A rate with a bar, so that a column of them is read at a glance. The number says it; the bar is for eyes alone. */
export const RateBar = ({ percent, children }: { percent: number; children: ReactNode }) => (
  <span className="rate-cell">
    {children}
    <span className="rate-bar" aria-hidden>
      <span style={{ width: `${Math.min(100, Math.max(0, percent))}%` }} />
    </span>
  </span>
)
