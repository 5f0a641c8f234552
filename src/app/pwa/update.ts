import type { ComponentType } from 'react'
import { create } from 'zustand'
import { isHeld } from './update-guard'

/** Milliseconds for which "later" is respected: until the next hourly look. */
const quiet = 3_600_000

/**
 * `offered`: a new release is there. `applying`: it is being put in place. `reload`: it is in place, but this page still runs the
 * old one because something here would have been lost.
 */
export type Update = {
  readonly stage: 'none' | 'offered' | 'applying' | 'reload'
  /** Where unsaved input stood in the way when the person last said yes. */
  readonly obstacle?: 'here' | 'elsewhere' | undefined
  readonly quietUntil: number
  /** What the person's yes does. */
  readonly accept: () => Promise<void>
  /** What offers it. It comes with what looks for releases: a page that has just begun needs neither. */
  readonly Bar?: ComponentType
}

export const useUpdate = create<Update>()(() => ({ stage: 'none', quietUntil: 0, accept: async () => {} }))

export function offerUpdate(now = Date.now()): void {
  const { stage, quietUntil } = useUpdate.getState()
  if (stage === 'none' && now >= quietUntil) useUpdate.setState({ stage: 'offered', obstacle: undefined })
}

export const postponeUpdate = (now = Date.now()): void =>
  useUpdate.setState({ stage: 'none', obstacle: undefined, quietUntil: now + quiet })

/** The page runs an old release whose parts may be gone: reloads it when nothing is lost by that, else asks the person to. */
export function leaveOldRelease(reload: () => void): void {
  if (isHeld()) useUpdate.setState({ stage: 'reload' })
  else reload()
}

type Steps = {
  readonly othersAgree: () => Promise<boolean>
  /** Puts the new release in place and reloads the page. */
  readonly install: () => void
}

/** The person wants the new release. It waits while this tab or another one holds unsaved input. */
export async function acceptUpdate({ othersAgree, install }: Steps): Promise<void> {
  if (isHeld()) return useUpdate.setState({ obstacle: 'here' })
  useUpdate.setState({ stage: 'applying', obstacle: undefined })
  if (!(await othersAgree())) return useUpdate.setState({ stage: 'offered', obstacle: 'elsewhere' })
  // They may have begun something here while the other tabs were asked.
  if (isHeld()) return useUpdate.setState({ stage: 'offered', obstacle: 'here' })
  install()
}
