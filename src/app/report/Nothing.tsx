import type { ReactNode } from 'react'
import type { Label } from '../../contract/label'
import { StateView } from '../design/StateView'
import { useSay } from '../language/use-say'

/** Why a report shows nothing, and what to do about it. */
export function Nothing({ title, children }: { title: Label; children?: ReactNode }) {
  const say = useSay()
  return (
    <StateView kind="empty" title={say(title)}>
      {children}
    </StateView>
  )
}
