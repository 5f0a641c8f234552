import type { DeviceUser } from '../offline/device-db'
import { apart } from '../session/framed'

/**
 * What lay unsent of somebody's, kept beside the database because a browser on a full disk may throw all databases away: a number, an
 * age and of which kinds, never content. `device`: the name the device gave itself.
 */
export type UnsentNote = DeviceUser & { readonly what: Readonly<Record<string, number>>; readonly device?: string }

/** Work that vanished with its database, as it was last noted. `at`: when that was found, milliseconds. */
export type LostWork = UnsentNote & { readonly at: number }

/** Also spared by whatever clears the other caches away. */
export const noteStore = `${apart}kg-unsent`

/** Where a note lies. */
export const notePath = (kind: 'unsent' | 'lost', key: string) => `/${kind}/${encodeURIComponent(key)}`

/** The store of notes; undefined where a page has none, as over plain http. */
export const openNotes = async (): Promise<Cache | undefined> => globalThis.caches?.open(noteStore).catch(() => undefined)

/** All notes of a kind. */
export async function readNotes<T>(store: Cache | undefined, kind: 'unsent' | 'lost'): Promise<T[]> {
  const found = (await store?.keys())?.filter(({ url }) => new URL(url).pathname.startsWith(`/${kind}/`)) ?? []
  const answers = await Promise.all(found.map((one) => store?.match(one)))
  return Promise.all(answers.flatMap((answer) => (answer ? [answer.json() as Promise<T>] : [])))
}

const put = (store: Cache | undefined, kind: 'unsent' | 'lost', note: UnsentNote) =>
  store?.put(notePath(kind, note.key), new Response(JSON.stringify(note)))

let writing: Promise<unknown> = Promise.resolve()

/** Notes how much of a person's lies unsent. One after the other, and never in the way of a save. */
export function noteUnsent(note: UnsentNote): void {
  const write = async () => put(await openNotes(), 'unsent', note)
  writing = writing.then(write, write).catch(() => undefined)
}

/** Whoever opens a database without a single edit ever made in it, though some had been noted, finds that it is not the one there was. */
export async function findLost(key: string, isUntouched: boolean, now: number): Promise<void> {
  if (!isUntouched) return
  const store = await openNotes()
  const noted = (await readNotes<UnsentNote>(store, 'unsent')).find((one) => one.key === key)
  if (!noted || noted.count === 0) return
  await put(store, 'lost', { ...noted, at: now } as LostWork)
  await put(store, 'unsent', { ...noted, count: 0, oldest: null, what: {} })
}

/** The name the device had given itself before its databases vanished. */
export async function notedDevice(): Promise<string | undefined> {
  const store = await openNotes()
  return [...(await readNotes<UnsentNote>(store, 'unsent')), ...(await readNotes<LostWork>(store, 'lost'))].find(({ device }) => device)
    ?.device
}
