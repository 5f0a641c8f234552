import type { WorkerMessage } from '../../contract/worker-message'
import { askForSync } from './background-sync'
import { onDesktopPart } from './desktop-part'
import { useKept } from './kept'
import { obeyKillSwitch } from './kill-switch'
import { noteParts } from './note-parts'
import { registerWorker, type Worker } from './register-worker'
import { answerOtherTabs, openTabChannel, otherTabsAgree } from './tab-consent'
import { acceptUpdate, leaveOldRelease, offerUpdate, useUpdate } from './update'
import { servedRelease, watchVersion } from './version-watch'

/** Milliseconds the waiting worker may take to take over before it is told again, and how often it is told. */
const patience = 4000
const mostTold = 5

const reload = () => window.location.reload()

/** The first screen, where it is one of the menu: what it is made of had been asked for `until` then, in milliseconds of the page. */
export type FirstScreen = Promise<{ readonly path: string; readonly until: number } | undefined>

type Hooks = {
  readonly screen?: FirstScreen | undefined
  /** The network may be back: exchange now. */
  readonly wake: (reason: string) => void
  /** The person tapped the message about a notice. */
  readonly openNotice: (id: string) => void
  /** Whether something waits to be sent. */
  readonly hasWork: () => boolean
}

/** Makes the page an installed app: kept on the device, told about new releases, woken when the network returns. Call once. `release` is the page's own. */
export async function startPwa(release: string, hooks: Hooks): Promise<void> {
  void hooks.screen?.then((first) => first && noteParts(release, first.path, first.until))
  const channel = openTabChannel()
  answerOtherTabs(channel)
  const worker = (await obeyKillSwitch(reload))
    ? undefined
    : await registerWorker({
        waiting: () => offerUpdate(),
        replaced: () => leaveOldRelease(reload),
        message: (message) => hear(message, hooks),
      })
  useUpdate.setState({ accept: () => acceptUpdate({ othersAgree: () => otherTabsAgree(channel), install: () => install(worker) }) })
  watchVersion({ own: release, served: servedRelease, found: () => void found(worker) })
  if (!worker) return useKept.setState({ app: 'impossible' })
  void worker.kept().then(() => useKept.setState({ app: 'kept' }))
  keepCompany(worker, hooks.hasWork)
}

function hear(message: WorkerMessage, { wake, openNotice }: Hooks): void {
  if (message.type === 'exchange') wake('background sync')
  if (message.type === 'open-notice') openNotice(message.id)
  if (message.type === 'desktop-part-kept') useKept.setState({ desktop: 'kept' })
  if (message.type === 'push-changed') void import('./push-device').then(({ comparePush }) => comparePush()).catch(() => undefined)
}

/** With a worker the offer comes when the new release is on the device: accepting it then takes no network. */
async function found(worker: Worker | undefined): Promise<void> {
  const seen = worker ? await worker.look() : 'ahead'
  if (seen === 'ahead') offerUpdate()
  if (seen === 'replaced') leaveOldRelease(reload)
}

/**
 * Lets the waiting release take over, on which every page reloads. A busy device is slow to: to reload before would not only bring the old
 * release again, Chromium then forgets that the new one was let.
 */
function install(worker: Worker | undefined, told = 0): void {
  if (told < mostTold && worker?.takeOver()) setTimeout(() => install(worker, told + 1), patience)
  else leaveOldRelease(reload)
}

function keepCompany(worker: Worker, hasWork: () => boolean): void {
  onDesktopPart(() => {
    useKept.setState({ desktop: 'coming' })
    void worker.tell({ type: 'keep-desktop-part' })
  })
  const fetchRest = () => useKept.getState().app === 'coming' && void worker.fetchAgain()
  window.addEventListener('online', fetchRest)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') fetchRest()
    else if (hasWork()) void askForSync()
  })
}
