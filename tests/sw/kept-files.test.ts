import { expect, test } from 'vitest'
import { inPacks } from '../../sw/in-packs'
import { type Entry, keptFiles } from '../../sw/kept-files'
import { keptOnceUsed } from '../../sw/kept-once-used'

const scope = 'https://kindergarten.example/'

/** A cache store in memory, as far as files are kept with one. */
function memoryStore() {
  const stores = new Map<string, Map<string, Response>>()
  const cache = (kept: Map<string, Response>) => ({
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
    put: async (url: string, answer: Response) => void kept.set(url, answer),
    delete: async ({ url }: Request) => kept.delete(url),
  })
  const store = {
    has: async (name: string) => stores.has(name),
    open: async (name: string) => {
      const kept = stores.get(name) ?? new Map<string, Response>()
      stores.set(name, kept)
      return cache(kept)
    },
    match: async (url: string, { cacheName = '' }: MultiCacheQueryOptions) => stores.get(cacheName)?.get(url)?.clone(),
  } as object as CacheStorage
  return { store, kept: () => [...(stores.get('app')?.keys() ?? [])].map((url) => url.slice(scope.length)).sort() }
}

/** A server of these files, that notes what it is asked for. What `isLost` names it does not answer. */
function server(files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>, isLost: (url: string) => boolean = () => false) {
  const asked: string[] = []
  const fetch = async (address: unknown, { integrity = '' }: RequestInit = {}): Promise<Response> => {
    const url = String(address).slice(scope.length)
    asked.push(url)
    const bytes = files.get(url)
    if (isLost(url)) throw new TypeError('Failed to fetch')
    if (!bytes) return new Response('', { status: 404 })
    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('base64')
    if (integrity && integrity !== `sha256-${hash}`) throw new TypeError('Failed to fetch')
    return new Response(bytes)
  }
  return { fetch: fetch as typeof globalThis.fetch, asked }
}

const small = Array.from({ length: 40 }, (_, at) => `assets/small-${String(at).padStart(2, '0')}.js`)
const page: Entry = { url: 'index.html', revision: 'one' }

/** A release as the build makes it: a page, a large part, and forty small ones, of which `changed` are others than in the release before. */
async function release(changed: readonly number[] = [], revision = 'one') {
  const names = small.map((name, at) => (changed.includes(at) ? name.replace('.js', '-2.js') : name))
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  const text = (url: string, size: number) => files.set(url, new TextEncoder().encode(url.padEnd(size, ' ')))
  text('index.html', 500)
  text('assets/large.js', 40_000)
  for (const name of names) text(name, 20_000)
  const entries = [...files].map(([url, { length }]) => ({ url, revision: url === page.url ? revision : null, size: length }))
  const read = async (url: string) => files.get(url) ?? new Uint8Array()
  const listed: Entry[] = await inPacks(entries, { read, write: async (url, bytes) => void files.set(url, bytes) })
  const packs = listed.filter(({ integrity }) => integrity).map(({ url }) => url)
  const singly = listed
    .filter(({ integrity }) => !integrity)
    .map(({ url, revision }) => (revision ? `${url}?__WB_REVISION__=${revision}` : url))
  return { entries: listed, files, packs, names, singly: singly.sort() }
}

test('a device that has nothing fetches small parts packed, and has each of them afterwards as it is', async () => {
  const { entries, files, packs, names, singly } = await release()
  const { store, kept } = memoryStore()
  const { fetch, asked } = server(files)
  const app = keptFiles('app', entries, { scope, store, fetch })
  await app.keep()
  expect(packs).toHaveLength(4)
  expect(asked).toEqual([...packs, 'index.html', 'assets/large.js'].map((url) => `${url}`))
  expect(kept()).toEqual(singly)
  const one = await app.find(`/${names[7]}`)
  expect(one?.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(await one?.text()).toBe(names[7]?.padEnd(20_000, ' '))
  expect((await (await app.find('/index.html'))?.text())?.trim()).toBe('index.html')
})

test('of a later release it fetches the parts that changed, and drops those nobody needs', async () => {
  const first = await release()
  const later = await release([3, 30], 'two')
  const { store, kept } = memoryStore()
  await keptFiles('app', first.entries, { scope, store, fetch: server(first.files).fetch }).keep()
  const { fetch, asked } = server(later.files)
  const app = keptFiles('app', later.entries, { scope, store, fetch })
  await app.keep()
  expect(asked).toEqual(['index.html', later.names[3], later.names[30]])
  await app.prune()
  expect(kept()).toEqual(later.singly)
})

test('a release in which most of a pack changed is fetched by that pack', async () => {
  const first = await release()
  const later = await release([0, 1, 2, 3, 4, 5, 6, 7, 8])
  const { store } = memoryStore()
  await keptFiles('app', first.entries, { scope, store, fetch: server(first.files).fetch }).keep()
  const { fetch, asked } = server(later.files)
  await keptFiles('app', later.entries, { scope, store, fetch }).keep()
  expect(asked).toEqual([later.packs[0]])
})

test('a pack that cannot be had, or holds anything else than it should, falls back to its single parts', async () => {
  for (const spoil of ['lost', 'damaged', 'gone'] as const) {
    const { entries, files, packs, singly, names } = await release()
    const [, second = ''] = packs
    if (spoil === 'gone') files.delete(second)
    if (spoil === 'damaged') files.get(second)?.fill(65, 900, 901)
    const { store, kept } = memoryStore()
    const { fetch, asked } = server(files, (url) => spoil === 'lost' && url === second)
    const app = keptFiles('app', entries, { scope, store, fetch })
    await app.keep()
    expect(kept()).toEqual(singly)
    expect(asked.filter((url) => url.startsWith('assets/small'))).toEqual(names.filter((_, at) => at >= 13 && at < 26))
  }
})

test('a fetch that was interrupted goes on from what has come', async () => {
  const { entries, files, packs, singly } = await release()
  const { store, kept } = memoryStore()
  const before = server(files, (url) => packs.indexOf(url) > 1 || !packs.includes(url))
  await expect(keptFiles('app', entries, { scope, store, fetch: before.fetch }).keep()).rejects.toThrow('Failed to fetch')
  expect(kept()).toHaveLength(26)
  const after = server(files)
  await keptFiles('app', entries, { scope, store, fetch: after.fetch }).keep()
  expect(after.asked).toEqual([...packs.slice(2), 'index.html', 'assets/large.js'])
  expect(kept()).toEqual(singly)
})

test('where an address answers with an error nothing is kept of it', async () => {
  const { entries, files } = await release()
  files.delete('assets/large.js')
  const { store, kept } = memoryStore()
  await expect(keptFiles('app', entries, { scope, store, fetch: server(files).fetch }).keep()).rejects.toThrow('404')
  expect(kept()).not.toContain('assets/large.js')
})

test('a place in which nothing was ever kept stays empty', async () => {
  const { store, kept } = memoryStore()
  const desktop = keptFiles('app', [{ url: 'assets/desktop/antd.js', revision: null }], { scope, store, fetch: server(new Map()).fetch })
  await desktop.prune()
  expect([await desktop.isBegun(), kept()]).toEqual([false, []])
})

test('what few devices need is fetched when it is first asked for, and is there without network from then on', async () => {
  const files = new Map([['assets/editors/rich-1.js', new TextEncoder().encode('rich')]])
  const entries = [...files.keys()].map((url) => ({ url, revision: null }))
  const { store } = memoryStore()
  const online = server(files)
  const editors = keptOnceUsed('editors', entries, { scope, store, fetch: online.fetch })
  expect([editors.has('/assets/editors/rich-1.js'), editors.has('/assets/small-00.js')]).toEqual([true, false])
  expect(await (await editors.find('/assets/editors/rich-1.js')).text()).toBe('rich')
  const away = keptOnceUsed('editors', entries, { scope, store, fetch: server(files, () => true).fetch })
  expect(await (await away.find('/assets/editors/rich-1.js')).text()).toBe('rich')
  expect(online.asked).toEqual(['assets/editors/rich-1.js'])
  await keptOnceUsed('editors', [], { scope, store, fetch: online.fetch }).prune()
  await expect(away.find('/assets/editors/rich-1.js')).rejects.toThrow('Failed to fetch')
})
