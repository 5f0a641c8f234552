import { recall } from '../session/storage'
import { ownRelease } from './version-watch'

/** Under what is kept what screens are made of. */
export const partsKey = 'PARTS'

/** Scripts of this release that screens were made of when they were last opened first, by their addresses. The latest stands last. */
export type KnownParts = { readonly release: string; readonly at: Readonly<Record<string, readonly string[]>> }

/** What is known for an address: its own, or that of the nearest one it lies under, as a record lies under its list. */
function nearest({ at }: KnownParts, path: string): readonly string[] {
  for (let above = path; above; above = above.slice(0, above.lastIndexOf('/'))) {
    const known = at[above]
    if (known) return known
  }
  return []
}

/**
 * Fetches what the screen of an address was made of last time, all of it at once. Without it the browser hears of each part when the one before
 * has been run, and on a slow device that is half of the way to the first row.
 */
export function fetchKnownParts(path: string): void {
  const known = recall<KnownParts>(partsKey)
  if (known === undefined || known.release !== ownRelease()) return
  for (const file of nearest(known, path)) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = file
    document.head.append(link)
  }
}
