import { vi } from 'vitest'

/** A page's Cache Storage in memory, as far as notes of unsent work need it. */
export function stubCaches(): Map<string, string> {
  const kept = new Map<string, string>()
  const full = (path: string | { url: string }) => (typeof path === 'string' ? new URL(path, 'https://x').href : path.url)
  const cache = {
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    match: async (one: { url: string }) => (kept.has(one.url) ? new Response(kept.get(one.url)) : undefined),
    put: async (path: string, answer: Response) => void kept.set(full(path), await answer.text()),
    delete: async (path: string) => kept.delete(full(path)),
  }
  vi.stubGlobal('caches', { open: async () => cache, keys: async () => ['kg-unsent'] })
  return kept
}
