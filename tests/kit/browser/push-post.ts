import { expect } from '@playwright/test'
import type { Device } from './device-window'

const whole = process.env.WHOLE_CHROMIUM_PATH
/** What a journey with push messages is begun with: Chromium without all that is about windows is handed none. */
export const hearsPush = whole ? { launchOptions: { executablePath: whole } } : {}

/** A message as a device shows it. */
export type ShownMessage = { readonly title: string; readonly body: string; readonly tag: string }

/** The browser's own tools for its worker: bringing what a push service would, and looking at what is shown. */
export async function openPost({ context, page }: Device, origin: string) {
  const tools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    tools.on(
      'ServiceWorker.workerRegistrationUpdated',
      ({ registrations }) => registrations[0] && resolve(registrations[0].registrationId),
    ),
  )
  await tools.send('ServiceWorker.enable')
  const registrationId = await registered
  const inWorker = <T>(script: string): Promise<T> | undefined => context.serviceWorkers()[0]?.evaluate<T>(script)
  const shown = () =>
    inWorker<ShownMessage[]>(
      'self.registration.getNotifications().then((all) => all.map(({ title, body, tag }) => ({ title, body, tag })))',
    )
  return {
    shown,
    /**
     * Brings a message until it is shown: the browser's tool says nothing of one it could not bring to a worker that is just going to sleep, and
     * a second one takes the place of the first.
     */
    bring: (payload: unknown, message: ShownMessage) =>
      expect(async () => {
        await tools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(payload) })
        await expect.poll(shown, { timeout: 5_000 }).toEqual([message])
      }).toPass({ timeout: 120_000 }),
    // A browser without a screen has nothing to tap: the worker is told what it would be told.
    tap: () =>
      inWorker(
        "self.registration.getNotifications().then(([notification]) => self.dispatchEvent(new NotificationEvent('notificationclick', { notification })))",
      ),
    /** The same where no page is open; answers where the worker would go. The browser opens no window that nobody tapped for. */
    tapForAddress: () =>
      inWorker<string>(`new Promise((resolve) => {
        self.clients.openWindow = async (address) => resolve(address)
        self.registration.getNotifications().then(([notification]) =>
          self.dispatchEvent(new NotificationEvent('notificationclick', { notification })))
      })`),
  }
}
