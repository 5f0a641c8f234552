import { noticeAddress, noticesPath } from '../src/contract/push'
import { wordPush } from './push-words'
import { tellPages, wakePages } from './wake'

/** As much of the worker as push messages need. */
export type PushPlace = {
  readonly clients: Clients
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification' | 'pushManager'>
  readonly language: string
}

function read(data: Pick<PushMessageData, 'json'> | null): unknown {
  try {
    return data?.json()
  } catch {
    return undefined
  }
}

/** A message came: always shown, also above an open page, and the pages fetch what it is about. */
export async function onPush({ clients, registration, language }: PushPlace, data: Pick<PushMessageData, 'json'> | null): Promise<void> {
  const { title, options } = wordPush(read(data), language)
  await Promise.all([registration.showNotification(title, options), wakePages(clients).catch(() => undefined)])
}

/** The page a person would call the open one: in front, else in view, else any. */
async function openPage(clients: Clients): Promise<WindowClient | undefined> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  return pages.find((page) => page.focused) ?? pages.find((page) => page.visibilityState === 'visible') ?? pages[0]
}

/** Brings a page to the front, or failing that a new one at `address`. Resolves to the page that is to open the notice itself. */
async function bringUp(clients: Clients, address: string): Promise<WindowClient | undefined> {
  const page = await openPage(clients)
  try {
    return await page?.focus()
  } catch {
    // It stays behind, but it opens the notice; a browser that refuses both leaves the person where they are.
    return page
  } finally {
    if (!page) await clients.openWindow(address)
  }
}

/** The message was tapped: its notice opens in the open page, else in a new one. */
export async function onTap({ clients }: PushPlace, notification: Pick<Notification, 'close' | 'data'>): Promise<void> {
  notification.close()
  const { id = '' } = (notification.data ?? {}) as { id?: string }
  const page = await bringUp(clients, id ? noticeAddress(id) : noticesPath)
  page?.postMessage({ type: 'exchange' })
  if (id) page?.postMessage({ type: 'open-notice', id })
}

/**
 * The browser took the device's push address away. A new one is asked for under the same key; only a page knows who is signed in, so an
 * open one announces it, and otherwise the next start does.
 */
export async function onChange(
  { clients, registration }: PushPlace,
  old: Pick<PushSubscription, 'options'> | null | undefined,
): Promise<void> {
  const key = old?.options.applicationServerKey
  if (key) await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => undefined)
  await tellPages(clients, { type: 'push-changed' })
}
