import type { ReactNode } from 'react'
import type { Label } from '../../contract/label'
import { StateView } from '../design/StateView'
import { useSay } from '../language/use-say'
import { useSyncStatus } from '../offline/use-sync-status'

/** What stands while rows are on their way: their shape, or, without network on a device that never had any, what is missing and what to do. */
export function Coming({ title, hint, children }: { title: Label; hint: Label; children: ReactNode }) {
  const say = useSay()
  const isCutOff = useSyncStatus((status) => !status.ready && !status.online)
  if (!isCutOff) return children
  return (
    <StateView kind="offline" title={say(title)}>
      {say(hint)}
    </StateView>
  )
}
