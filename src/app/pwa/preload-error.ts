import { firstTime } from './once'
import { leaveOldRelease, useUpdate } from './update'

type Parts = {
  /** The page's own release. */
  readonly own: string
  readonly served: () => Promise<string>
  readonly reload: () => void
}

/** Whether the server has a part no more: for a while it serves those of the releases before as well. Throws while it is not reached. */
async function isGone(cause: unknown): Promise<boolean> {
  const [part] = /\/assets\/\S+/.exec(String(cause)) ?? []
  return !part || !(await fetch(part)).ok
}

/**
 * Reloads the page when a part of it could not be loaded because a newer release took its place, but only once per release, so that a
 * broken server does not make a loop. Without network, or while the server is away, the part is simply not to be had; the screen that
 * wanted it says so itself.
 */
export function reloadOnMissingParts({ own, served, reload }: Parts): void {
  const look = async (cause: unknown) => {
    if ((await served()) === own || !(await isGone(cause))) return
    if (firstTime(`PRELOAD_${own}`)) leaveOldRelease(reload)
    else useUpdate.setState({ stage: 'reload' })
  }
  window.addEventListener('vite:preloadError', ({ payload }) => void look(payload).catch(() => undefined))
}
