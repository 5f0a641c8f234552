import type { WorkerMessage } from '../src/contract/worker-message'

/** Says something to every open page. */
export async function tellPages(clients: Clients, message: WorkerMessage): Promise<void> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const page of pages) page.postMessage(message)
}

/**
 * Asks the open pages to exchange with the server; they hold the queue. Without a page nothing is lost: the next start exchanges
 * first of all.
 */
export const wakePages = (clients: Clients): Promise<void> => tellPages(clients, { type: 'exchange' })
