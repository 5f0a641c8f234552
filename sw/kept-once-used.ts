import { type Entry, keptFiles, type Place } from './kept-files.ts'

/**
 * Files that few devices need: each is fetched when a page first asks for it, and kept from then on. Their names carry a hash of their
 * content. Throws where one is not kept and cannot be had.
 */
export function keptOnceUsed(cacheName: string, entries: readonly Entry[], place: Place) {
  const { has, find, prune } = keptFiles(cacheName, entries, place)
  return {
    has,
    prune,
    async find(path: string): Promise<Response> {
      const found = await find(path)
      if (found) return found
      const { href } = new URL(path, place.scope)
      const answer = await place.fetch(href)
      // A full device has it all the same, this time.
      const keep = async () => (await place.store.open(cacheName)).put(href, answer.clone())
      if (answer.ok) await keep().catch(() => undefined)
      return answer
    },
  }
}
