import { noteStore } from '../device/unsent-note'
import { firstTime } from './once'

/** Whether the operator asks every page to do without its service worker: `/sw-kill.json` says `{ "kill": true }`. */
async function isKilled(): Promise<boolean> {
  try {
    const answer = await fetch('/sw-kill.json', { cache: 'no-store' })
    return answer.ok && ((await answer.json()) as { kill?: unknown }).kill === true
  } catch {
    return false
  }
}

/**
 * Frees the page of a service worker that went wrong, when the operator says so. Stored rows and unsent work are not touched.
 * Resolves to whether the page must do without one.
 */
export async function obeyKillSwitch(reload: () => void): Promise<boolean> {
  if (!(await isKilled())) return false
  const workers = await navigator.serviceWorker.getRegistrations()
  await Promise.all(workers.map((worker) => worker.unregister()))
  await Promise.all((await caches.keys()).filter((name) => name !== noteStore).map((name) => caches.delete(name)))
  if (workers.length > 0 && firstTime('SW_KILL')) reload()
  return true
}
