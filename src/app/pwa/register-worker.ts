import { Workbox } from 'workbox-window'
import type { WorkerMessage } from '../../contract/worker-message'
import { ownRelease } from './version-watch'

type Happenings = {
  /** A new release is fetched and waits. */
  readonly waiting: () => void
  /** A new release took over this page's network, on the word of this tab or another. */
  readonly replaced: () => void
  readonly message: (message: WorkerMessage) => void
}

/**
 * `ahead`: loading the page anew, with or without letting a new release take over first, would bring it. `replaced`: one took over before the
 * page could hear of it.
 */
export type ReleaseSeen = 'none' | 'ahead' | 'replaced'

/** The registered service worker. */
export type Worker = {
  /** Looks for a new release. */
  readonly look: () => Promise<ReleaseSeen>
  /** Lets the waiting release take over. Answers false when none waits. */
  readonly takeOver: () => boolean
  readonly tell: (message: WorkerMessage) => Promise<void>
  /** Resolves once the page and its parts are all on the device: a worker is at work only then. */
  readonly kept: () => Promise<unknown>
  /** Fetches again what could not be had: a browser gives up a worker whose parts did not all arrive. */
  readonly fetchAgain: () => Promise<unknown>
}

/** The release of the page that the worker at work has kept, which is what loading anew would bring. Undefined when it cannot be had. */
async function keptRelease(): Promise<string | undefined> {
  const page = await fetch('/index.html').then(
    (answer) => answer.text(),
    () => '',
  )
  return new DOMParser().parseFromString(page, 'text/html').querySelector<HTMLMetaElement>('meta[name=release]')?.content
}

type Workers = Pick<ServiceWorkerRegistration, 'waiting' | 'installing' | 'active'>

/**
 * What other release than this page's is whole on the device. `serving`: the worker it gets its parts from. A busy device lets one take
 * over between the moment the earlier one gave this page out and the moment the page can hear of it: the page is then left with a worker
 * that is at work no more, or with one that looks like the one it came from.
 */
export async function releaseSeen(
  { waiting, installing, active }: Workers,
  serving: ServiceWorker | null,
  isOther: () => Promise<boolean>,
): Promise<ReleaseSeen> {
  if (waiting) return 'ahead'
  if (installing || !active) return 'none'
  // A page that came from the server, past any worker: loading it anew brings what the one at work has.
  if (!serving) return 'ahead'
  return serving !== active || (await isOther()) ? 'replaced' : 'none'
}

async function isOther(): Promise<boolean> {
  const release = await keptRelease()
  return release !== undefined && release !== ownRelease()
}

const address = '/sw.js'

/** Says when one worker takes the place of another. The first one a page gets takes nobody's. */
function followController(isServed: boolean, replaced: () => void): void {
  let hasOne = isServed
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (hasOne) replaced()
    hasOne = true
  })
}

/** Registers the service worker once the page has loaded. Resolves to undefined where there is none: plain HTTP, private windows. */
export async function registerWorker({ waiting, replaced, message }: Happenings): Promise<Worker | undefined> {
  if (!('serviceWorker' in navigator)) return undefined
  const box = new Workbox(address)
  box.addEventListener('waiting', waiting)
  followController(navigator.serviceWorker.controller !== null, replaced)
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => message(data))
  // Workbox throws where registering is refused, instead of saying so.
  const registration = await box.register().catch(() => undefined)
  if (!registration) return undefined
  return {
    async look() {
      await registration.update().catch(() => undefined)
      return releaseSeen(registration, navigator.serviceWorker.controller, isOther)
    },
    takeOver() {
      if (!registration.waiting) return false
      box.messageSkipWaiting()
      return true
    },
    async tell(word) {
      const { active } = await navigator.serviceWorker.ready
      active?.postMessage(word)
    },
    kept: () => navigator.serviceWorker.ready,
    fetchAgain: () => navigator.serviceWorker.register(address).catch(() => undefined),
  }
}
