/** Where the build puts what only the desktop face needs; see `chunkFileNames` in vite.config.ts. */
const folder = 'assets/desktop/'
const cacheName = 'desktop-part'

type Entry = string | { readonly url: string }
const urlOf = (entry: Entry) => (typeof entry === 'string' ? entry : entry.url)
export const isDesktopPart = (entry: Entry): boolean => urlOf(entry).startsWith(folder)

/**
 * Keeps the desktop's files on desktops alone, so that a phone on a bad network does not fetch what it never shows. Their names
 * carry a hash of their content: what is in the cache is right for ever.
 */
export function desktopPart(entries: readonly Entry[], scope: string, store: CacheStorage) {
  const urls = entries.filter(isDesktopPart).map((entry) => new URL(urlOf(entry), scope).href)

  async function keep(): Promise<void> {
    const cache = await store.open(cacheName)
    const kept = new Set((await cache.keys()).map((request) => request.url))
    await cache.addAll(urls.filter((url) => !kept.has(url)))
  }

  return {
    keep,
    /** Fetches the files of a new release on a device that has those of the old one. */
    async renew(): Promise<void> {
      if (await store.has(cacheName)) await keep()
    },
    /** Drops what no release in use needs. */
    async prune(): Promise<void> {
      if (!(await store.has(cacheName))) return
      const cache = await store.open(cacheName)
      const old = (await cache.keys()).filter((request) => !urls.includes(request.url))
      await Promise.all(old.map((request) => cache.delete(request)))
    },
    /** The kept file, or undefined. */
    find: (request: Request): Promise<Response | undefined> => store.match(request, { cacheName }),
  }
}
