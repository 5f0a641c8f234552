import { keep, recall } from '../session/storage'
import { type KnownParts, partsKey } from './known-parts'

/** Addresses whose parts are known at once: more than anybody begins their day at. */
const most = 12

/**
 * Scripts the page had asked for by then, without those it names itself. Not styles: of one that is used some seconds later than it was asked for, on a
 * busy device, the browser says in its console that it was asked for in vain.
 */
function fetchedBy(until: number): string[] {
  const own = new Set([...document.scripts].map(({ src }) => src))
  const names = performance
    .getEntriesByType('resource')
    .filter(({ startTime, name }) => startTime <= until && /\/assets\/[^?]+\.js$/.test(name) && !own.has(name))
    .map(({ name }) => new URL(name).pathname)
  return [...new Set(names)]
}

/**
 * Writes down what the screen of an address is made of: what the page had asked for by `until`, in its own milliseconds. Its next visit
 * fetches that at once.
 */
export function noteParts(release: string, path: string, until: number): void {
  const known = recall<KnownParts>(partsKey)
  const { [path]: before, ...others } = known?.release === release ? known.at : {}
  const files = fetchedBy(until)
  if (String(before) === String(files)) return
  const at = Object.fromEntries([...Object.entries(others).slice(1 - most), [path, files]])
  keep(partsKey, { release, at } satisfies KnownParts, null)
}
