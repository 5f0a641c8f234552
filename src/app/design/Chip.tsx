import type { ReactNode } from 'react'

type Props = { chosen: boolean; onToggle: () => void; children: ReactNode; disabled?: boolean }

/** One of several choices that lie open. */
export function Chip({ chosen, onToggle, children, disabled }: Props) {
  return (
    <button type="button" className="chip" disabled={disabled} aria-pressed={chosen} onClick={onToggle}>
      {children}
    </button>
  )
}
