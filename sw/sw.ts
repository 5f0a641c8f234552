import { exchangeTag, type WorkerMessage } from '../src/contract/worker-message'
import { answerTo } from './answer-to'
import { type Entry, keptFiles } from './kept-files'
import { keptOnceUsed } from './kept-once-used'
import { onChange, onPush, onTap, type PushPlace } from './push'
import { tellPages, wakePages } from './wake'

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: Entry[] }

type SyncEvent = ExtendableEvent & { readonly tag: string }
type ChangeEvent = ExtendableEvent & { readonly oldSubscription?: PushSubscription | null }

const entries = self.__WB_MANIFEST
const { scope } = self.registration
const here = { scope, store: self.caches, fetch: (...given: Parameters<typeof fetch>) => fetch(...given) }
/** Where the build puts what only the desktop face needs (`chunkFileNames` in vite.config.ts), so that a phone on a bad network does not fetch it. */
const isOfDesktop = ({ url }: Entry) => url.startsWith('assets/desktop/')
/** What texts and code are written with: kept by whichever device has needed it once. */
const isOfEditors = ({ url }: Entry) => url.startsWith('assets/editors/')
// Caches have the names they had when workbox kept the first: a device that has been here before fetches only what it lacks.
const app = keptFiles(
  `workbox-precache-v2-${scope}`,
  entries.filter((entry) => !isOfDesktop(entry) && !isOfEditors(entry)),
  here,
)
const desktop = keptFiles('desktop-part', entries.filter(isOfDesktop), here)
const editors = keptOnceUsed('editors', entries.filter(isOfEditors), here)

// No release takes the place of another in running pages by itself: a page that loaded the old one would lose its lazy parts.
// The desktop's files of a new release are fetched where those of an old one are.
self.addEventListener('install', (event) =>
  event.waitUntil(Promise.all([app.keep(), desktop.isBegun().then((isBegun) => (isBegun ? desktop.keep() : undefined))])),
)
// The page of a first visit is served by nobody: without network it would have only those parts it happened to show before.
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([app.prune(), desktop.prune(), editors.prune(), self.clients.claim()])),
)

const answer = answerTo([app, desktop, editors], scope, (request) => fetch(request))
self.addEventListener('fetch', (event) => {
  const answered = answer(event.request)
  if (answered) event.respondWith(answered)
})

async function keepDesktopPart(): Promise<void> {
  await desktop.keep()
  await tellPages(self.clients, { type: 'desktop-part-kept' })
}

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage | null
  if (message?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting())
  // Failing is no harm: the next start of a desktop page asks again.
  if (message?.type === 'keep-desktop-part') event.waitUntil(keepDesktopPart().catch(() => undefined))
})

self.addEventListener('sync', ((event: SyncEvent) => {
  if (event.tag === exchangeTag) event.waitUntil(wakePages(self.clients))
}) as EventListener)

const place: PushPlace = { clients: self.clients, registration: self.registration, language: self.navigator.language }
self.addEventListener('push', (event) => event.waitUntil(onPush(place, event.data)))
self.addEventListener('notificationclick', (event) => event.waitUntil(onTap(place, event.notification)))
self.addEventListener('pushsubscriptionchange', ((event: ChangeEvent) =>
  event.waitUntil(onChange(place, event.oldSubscription))) as EventListener)
