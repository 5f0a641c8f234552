import type { Entry } from './kept-files.ts'
import { pack } from './pack.ts'

/** Bytes from which on a file is fetched by itself: the page has just fetched most of these, and finds them in what the browser keeps. */
const large = 32_768
/** Bytes after which a pack is full: as much is fetched again, at the most, when the network goes away meanwhile. */
const full = 262_144

type Sized = Entry & { readonly size: number }

/** A page carries headers of its own, and what desktops alone keep is few and large: neither is packed. */
const isPacked = ({ url, size }: Sized): boolean => /^assets\/[^/]+\.(js|css)$/.test(url) && size < large

function groups(entries: readonly Sized[]): Sized[][] {
  const found: Sized[][] = []
  let room = 0
  for (const entry of entries.filter(isPacked).sort((one, two) => (one.url < two.url ? -1 : 1))) {
    if (room < entry.size) {
      found.push([])
      room = full
    }
    found.at(-1)?.push(entry)
    room -= entry.size
  }
  return found
}

/** How the build reads and writes files of the app, by their address below the scope. */
export type AppFiles = {
  readonly read: (url: string) => Promise<Uint8Array<ArrayBuffer>>
  readonly write: (url: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>
}

async function writePack(files: readonly Sized[], number: number, { read, write }: AppFiles): Promise<Sized> {
  const bytes = pack(await Promise.all(files.map(async ({ url }) => ({ url, bytes: await read(url) }))))
  const hash = btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))))
  const url = `assets/pack-${hash.slice(0, 8).replaceAll('+', '-').replaceAll('/', '_')}.bin`
  await write(url, bytes)
  return { url, revision: null, size: bytes.length, pack: number, integrity: `sha256-${hash}` }
}

/**
 * Lays many small files as one beside themselves: on a bad network it is the number of round trips a device waits for. Answers all entries, those
 * in a pack with its number, and the packs.
 */
export async function inPacks(entries: readonly Sized[], files: AppFiles): Promise<Sized[]> {
  const packs = groups(entries)
  const numberOf = new Map(packs.flatMap((inside, at) => inside.map((entry) => [entry, at + 1] as const)))
  const listed = entries.map((entry) => ({ ...entry, pack: numberOf.get(entry) }))
  return [...listed, ...(await Promise.all(packs.map((inside, at) => writePack(inside, at + 1, files))))]
}
