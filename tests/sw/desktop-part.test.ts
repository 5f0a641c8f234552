import { expect, test } from 'vitest'
import { desktopPart, isDesktopPart } from '../../sw/desktop-part'

const scope = 'https://kindergarten.example/'

/** A cache store in memory, as far as the desktop part uses one. */
function memoryStore() {
  const stores = new Map<string, Set<string>>()
  const fetched: string[] = []
  const cache = (kept: Set<string>) => ({
    keys: async () => [...kept].map((url) => new Request(url)),
    addAll: async (urls: string[]) => {
      for (const url of urls) {
        fetched.push(url)
        kept.add(url)
      }
    },
    delete: async ({ url }: Request) => kept.delete(url),
  })
  const store = {
    has: async (name: string) => stores.has(name),
    open: async (name: string) => {
      const kept = stores.get(name) ?? new Set()
      stores.set(name, kept)
      return cache(kept)
    },
  } as Pick<CacheStorage, 'has'> as CacheStorage
  return { store, fetched, kept: () => [...(stores.get('desktop-part') ?? [])] }
}

const release = (...names: string[]) => [
  { url: 'index.html' },
  'assets/main-1.js',
  ...names.map((name) => ({ url: `assets/desktop/${name}` })),
]

test('a phone fetches nothing of the desktop, not even with a new release', async () => {
  const { store, fetched } = memoryStore()
  const phone = desktopPart(release('antd-1.js'), scope, store)
  await phone.renew()
  await phone.prune()
  expect(fetched).toEqual([])
})

test('a desktop keeps its part, fetches only what is new, and drops what is old', async () => {
  const { store, fetched, kept } = memoryStore()
  await desktopPart(release('antd-1.js', 'table-1.js'), scope, store).keep()
  const next = desktopPart(release('antd-1.js', 'table-2.js'), scope, store)
  await next.renew()
  expect(fetched).toEqual([`${scope}assets/desktop/antd-1.js`, `${scope}assets/desktop/table-1.js`, `${scope}assets/desktop/table-2.js`])

  await next.prune()
  expect(kept()).toEqual([`${scope}assets/desktop/antd-1.js`, `${scope}assets/desktop/table-2.js`])
})

test('the two parts of a release are told apart by their folder', () => {
  expect(release('antd-1.js').filter(isDesktopPart)).toEqual([{ url: 'assets/desktop/antd-1.js' }])
})
