import { unpack } from './pack.ts'

/**
 * A file the worker keeps, as the build lists it: its address below the scope, and a hash of its content where its name carries none. `pack`:
 * number of the pack it lies in. The pack itself is listed under the same number, with the `integrity` of all that is in it.
 */
export type Entry = { readonly url: string; readonly revision: string | null; readonly pack?: number; readonly integrity?: string }

/** As much of the browser as files are kept with. */
export type Place = { readonly scope: string; readonly store: CacheStorage; readonly fetch: typeof fetch }

const types: Readonly<Record<string, string>> = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' }
const typeOf = (url: string) => types[url.slice(url.lastIndexOf('.') + 1)] ?? 'application/octet-stream'

/**
 * Keeps files in a cache of their own, so that they are there without network. Each lies under a key that its content would change: what is
 * in the cache is right for ever.
 */
export function keptFiles(cacheName: string, entries: readonly Entry[], { scope, store, fetch }: Place) {
  const keyed = entries.map((entry) => {
    const key = new URL(entry.url, scope)
    const { href, pathname } = key
    // As workbox writes it: devices that have been here before bring its cache along.
    if (entry.revision) key.searchParams.set('__WB_REVISION__', entry.revision)
    return { ...entry, href, pathname, key: key.href }
  })
  const files = keyed.filter(({ integrity }) => !integrity)
  const packs = keyed.filter(({ integrity }) => integrity)
  const keys = new Map(files.map(({ pathname, key }) => [pathname, key]))
  type Keyed = (typeof keyed)[number]

  async function fetchFile(cache: Cache, { href, key, revision }: Keyed): Promise<void> {
    const answer = await fetch(href, { cache: revision ? 'reload' : 'default' })
    if (!answer.ok) throw new Error(`${href} answered ${answer.status}`)
    // A browser shows no page that has come by another address.
    await cache.put(key, answer.redirected ? new Response(answer.body, answer) : answer)
  }

  /** Fetches many files as one and keeps each. The browser holds what came against the hash, and need not keep it as well. */
  async function fetchPack(cache: Cache, { href, integrity = '' }: Keyed, kept: Set<string>): Promise<void> {
    const answer = await fetch(href, { cache: 'no-store', integrity })
    if (!answer.ok) return
    const keep = async ({ url, bytes }: ReturnType<typeof unpack>[number]) => {
      const key = new URL(url, scope).href
      await cache.put(key, new Response(bytes, { headers: { 'content-type': typeOf(url) } }))
      kept.add(key)
    }
    await Promise.all(unpack(new Uint8Array(await answer.arrayBuffer())).map(keep))
  }

  return {
    /**
     * Fetches what is lacking: a pack where most of its files are, and all others one by one, those of a pack that could not be had among them.
     * What has come stays, so that the next try goes on from there. Throws when something is lacking still.
     */
    async keep(): Promise<void> {
      const cache = await store.open(cacheName)
      const kept = new Set((await cache.keys()).map(({ url }) => url))
      const lacks = ({ key }: Keyed) => !kept.has(key)
      for (const pack of packs) {
        const inside = files.filter((file) => file.pack === pack.pack)
        if (inside.filter(lacks).length * 2 > inside.length) await fetchPack(cache, pack, kept).catch(() => undefined)
      }
      for (const file of files.filter(lacks)) await fetchFile(cache, file)
    },
    /** Whether anything was ever kept here. */
    isBegun: (): Promise<boolean> => store.has(cacheName),
    /** Drops what this release does not need. */
    async prune(): Promise<void> {
      if (!(await store.has(cacheName))) return
      const cache = await store.open(cacheName)
      const needed = new Set(keys.values())
      const old = (await cache.keys()).filter(({ url }) => !needed.has(url))
      await Promise.all(old.map((request) => cache.delete(request)))
    },
    /** Whether the file of this path, such as `/assets/a-1.js`, is to be kept here. */
    has: (path: string): boolean => keys.has(path),
    /** The file of this path, or undefined where it is not kept. */
    find: async (path: string): Promise<Response | undefined> => store.match(keys.get(path) ?? path, { cacheName }),
  }
}
