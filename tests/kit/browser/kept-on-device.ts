import type { Page } from '@playwright/test'

/** Resolves once the page lies on the device, so that it starts without a server, and the key of the house, so that work can leave it as a file. */
export const keptOnDevice = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const hasKey = async () => {
      const db = await done(indexedDB.open('kg_device'))
      const keys = await done(db.transaction('meta').objectStore('meta').getAllKeys())
      db.close()
      return keys.some((key) => String(key).startsWith('house-key/'))
    }
    while (!(await hasKey())) await new Promise((passes) => setTimeout(passes, 100))
    return true
  })
