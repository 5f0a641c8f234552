import { cleanupOutdatedCaches, createHandlerBoundToURL, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { exchangeTag, type WorkerMessage } from '../src/contract/worker-message'
import { desktopPart, isDesktopPart } from './desktop-part'
import { notOurs } from './navigation'
import { onChange, onPush, onTap, type PushPlace } from './push'
import { tellPages, wakePages } from './wake'

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: (string | PrecacheEntry)[] }

type SyncEvent = ExtendableEvent & { readonly tag: string }
type ChangeEvent = ExtendableEvent & { readonly oldSubscription?: PushSubscription | null }

const entries = self.__WB_MANIFEST
const desktop = desktopPart(entries, self.registration.scope, self.caches)

// No release takes the place of another in running pages by itself: a page that loaded the old one would lose its lazy parts.
precacheAndRoute(entries.filter((entry) => !isDesktopPart(entry)))
cleanupOutdatedCaches()
registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html'), { denylist: notOurs }))
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isDesktopPart(url.pathname.slice(1)),
  async ({ request }) => (await desktop.find(request)) ?? fetch(request),
)

self.addEventListener('install', (event) => event.waitUntil(desktop.renew()))
// The page of a first visit is served by nobody: without network it would have only those parts it happened to show before.
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([desktop.prune(), self.clients.claim()])))

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
