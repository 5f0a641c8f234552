import type { Engine } from '../engine'
import { freshCopy } from '../exchange/eras'
import { type PersonDb, readMeta, writeMeta } from '../person-db'
import { steady } from '../steady'
import type { World } from '../world'

/** Milliseconds a person who signs out is asked to wait for their edits to be sent. */
export const patience = 10_000

/** Tries to send everything before a person leaves. Answers how many edits are still here, parked ones included. */
export function sendBeforeLeaving({ status, wake }: Pick<Engine, 'status' | 'wake'>, after: World['after']): Promise<number> {
  wake('manual')
  return new Promise((resolve) => {
    const end = () => {
      cancel()
      unsubscribe()
      resolve(status.getState().waiting + status.getState().parked)
    }
    const look = () => status.getState().waiting === 0 && end()
    const cancel = after(patience, end)
    const unsubscribe = status.subscribe(look)
    look()
  })
}

/** Takes everything readable off the device, or nothing. Unsent edits and drafts stay, locked away, unless `discard` says otherwise. */
export async function wipe(db: PersonDb, how: 'keep' | 'discard'): Promise<void> {
  const kept = [db.ops, db.standing, db.acked, db.done, db.drafts, db.blobs, db.boxes]
  const work = async () => {
    for (const table of [db.rows, db.staged, db.pictures, ...(how === 'discard' ? kept : [])]) await table.clear()
    await db.meta.bulkDelete(['copied', 'answers'])
    await writeMeta(db, 'pull', { ...freshCopy(await readMeta(db, 'pull')), ready: false, syncedAt: null })
  }
  await steady(db, () => db.transaction('rw', [db.rows, db.staged, db.pictures, db.meta, ...kept], work))
}
