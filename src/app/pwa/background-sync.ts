import { exchangeTag } from '../../contract/worker-message'

type WithSync = ServiceWorkerRegistration & { readonly sync?: { register(tag: string): Promise<void> } }

/** Asks the browser to wake us when the network is back. Only a help: not every browser can, and the queue has its own clock. */
export async function askForSync(): Promise<void> {
  const registration: WithSync = await navigator.serviceWorker.ready
  await registration.sync?.register(exchangeTag).catch(() => undefined)
}
