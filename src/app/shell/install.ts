import { openNotice } from '../notices/open-notice'
import { useKept } from '../pwa/kept'
import { type FirstScreen, startPwa } from '../pwa/start-pwa'
import { UpdateBar } from '../pwa/UpdateBar'
import { useUpdate } from '../pwa/update'
import { currentEngine } from '../session/current-engine'
import { isFramed } from '../session/framed'

/** Makes the page an installed app. `release`: its own, undefined where it was never built; `screen`: the first it shows. */
export async function install(release: string | undefined, screen: FirstScreen | undefined): Promise<void> {
  useUpdate.setState({ Bar: UpdateBar })
  // A frame is no app of its own: it is as new as the page around it is reloaded.
  if (!release || isFramed) return useKept.setState({ app: 'impossible' })
  await startPwa(release, {
    screen,
    wake: () => currentEngine()?.wake('push'),
    openNotice,
    hasWork: () => (currentEngine()?.status.getState().waiting ?? 0) > 0,
  })
}
