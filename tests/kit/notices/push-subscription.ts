import type { BrowserContext } from '@playwright/test'
import type { PushedDevice } from './push-mailbox'

/**
 * Lets the pages of a browser subscribe at a push service of this machine: a browser without a screen reaches none of the real ones.
 * Only the way to the service is replaced. What is subscribed lasts as long as the profile, as in a browser.
 */
export const subscribeAt = (context: BrowserContext, { endpoint, keys }: Pick<PushedDevice, 'endpoint' | 'keys'>): Promise<unknown> =>
  context.addInitScript(
    (service) => {
      const kept = 'test-push-key'
      const bytesOf = (text: string) =>
        Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0)).buffer
      const subscription = (key: string) => ({
        endpoint: service.endpoint,
        options: { userVisibleOnly: true, applicationServerKey: bytesOf(key) },
        getKey: (name: 'p256dh' | 'auth') => bytesOf(service.keys[name]),
        unsubscribe: async () => {
          localStorage.removeItem(kept)
          return true
        },
      })
      const known = () => localStorage.getItem(kept)
      Object.assign(PushManager.prototype, {
        subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
          if (Notification.permission !== 'granted') throw new DOMException('permission denied', 'NotAllowedError')
          localStorage.setItem(kept, applicationServerKey)
          return subscription(applicationServerKey)
        },
        getSubscription: async () => {
          const key = known()
          return key === null ? null : subscription(key)
        },
      })
    },
    { endpoint, keys },
  )
