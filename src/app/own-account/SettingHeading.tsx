import type { ReactNode } from 'react'
import { useFace } from '../design/face'

/** What one thing that is set is called. On a desktop it stands below the name of its pane; in a hand that is the page's own. */
export function SettingHeading({ children }: { children: ReactNode }) {
  const Level = useFace() === 'desktop' ? 'h3' : 'h2'
  return <Level className="own-heading">{children}</Level>
}
