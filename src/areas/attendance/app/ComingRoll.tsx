import type { ReactNode } from 'react'
import { Coming } from '../../../app/resource/Coming'
import { words } from './words'

/** What stands while attendance is on its way. */
export function ComingRoll({ children }: { children: ReactNode }) {
  return (
    <Coming title={words.notHere} hint={words.notHereHint}>
      {children}
    </Coming>
  )
}
