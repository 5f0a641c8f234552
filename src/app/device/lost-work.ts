import type { DeviceUser } from '../offline/device-db'
import { type LostWork, notePath, openNotes, readNotes, type UnsentNote } from './unsent-note'

/** Work that vanished from this device: found so far, and of people who have not come back yet, whom `known` does not know any more. */
export async function readLost(known: readonly Pick<DeviceUser, 'key'>[], now: number): Promise<LostWork[]> {
  const store = await openNotes()
  const lost = await readNotes<LostWork>(store, 'lost')
  const noted = await readNotes<UnsentNote>(store, 'unsent')
  const missing = noted.filter((note) => note.count > 0 && !known.some(({ key }) => key === note.key))
  return [...lost, ...missing.map((note) => ({ ...note, at: now }))]
}

/** Somebody has read that their work is lost. */
export async function forgetLost(key: string): Promise<void> {
  const store = await openNotes()
  for (const kind of ['lost', 'unsent'] as const) await store?.delete(notePath(kind, key))
}
