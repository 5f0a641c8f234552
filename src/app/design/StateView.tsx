import { CircleAlert, CloudOff, Inbox } from 'lucide-react'
import type { ReactNode } from 'react'

const icons = { empty: Inbox, error: CircleAlert, offline: CloudOff }

type Props = { kind: keyof typeof icons; title?: string; children?: ReactNode; action?: ReactNode }

/** What a screen shows when it has nothing to show: why, what is safe, and what to do. `title`: where the page's own does not say it. */
export function StateView({ kind, title, children, action }: Props) {
  const Icon = icons[kind]
  return (
    <div className="state-view" role={kind === 'error' ? 'alert' : undefined}>
      <Icon aria-hidden />
      {title && <h2>{title}</h2>}
      {children && <p>{children}</p>}
      {action}
    </div>
  )
}
