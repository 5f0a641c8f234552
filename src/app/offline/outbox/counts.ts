import type { Catalogue } from '../../../contract/catalogue'
import { copyOrder } from '../../../contract/sync/copy-order'
import { gathered } from '../../../contract/sync/group'
import { type PersonDb, readMeta } from '../person-db'
import type { SyncCounts } from '../status'
import { heldNounOf } from '../view/held-noun'
import { readView } from '../view/view'
import { readParked } from './conflict-centre'
import { isNewsTo } from './decided'
import { heldTogether } from './held-together'
import { ahead, unsentFiles } from './upload-queue'

/** How many waiting edits lie sealed. */
export const opsInBoxes = async (db: PersonDb): Promise<number> =>
  (await db.boxes.orderBy('ops').keys()).reduce<number>((sum, ops) => sum + Number(ops), 0)

/** Counts what lies on the device of `user`, from one moment. May be watched by a live query. */
export function readCounts(db: PersonDb, catalogue: Catalogue, user?: string): Promise<SyncCounts> {
  return db.transaction('r', [db.rows, db.ops, db.acked, db.standing, db.blobs, db.boxes, db.meta], async () => {
    const heldNoun = heldNounOf(catalogue)
    // Together: screens wait for it to know what this device has, and one after the other it is nine times the way to the database.
    const [known, held, unsent, first, { ready, syncedAt, place }, ops, sealed, copied] = await Promise.all([
      db.standing.where('fate').anyOf('rejected', 'blocked', 'suspect').count(),
      heldNoun ? readView(db, catalogue, { noun: heldNoun }) : [],
      unsentFiles(db),
      db.ops.orderBy('n').first(),
      readMeta(db, 'pull'),
      db.ops.count(),
      opsInBoxes(db),
      readMeta(db, 'copied'),
    ])
    const halted = known > 0 ? await readParked(db) : []
    const named = unsent.size > 0 ? (await db.ops.toArray()).flatMap((op) => ahead(catalogue, op, unsent)) : []
    const reached = place && catalogue.resources[place.noun]
    return {
      // What the server could not open yet is not sent either.
      waiting: ops + sealed - halted.length,
      files: new Set(named).size,
      parked: gathered(halted, ({ op }) => op.group?.id).length,
      conflicts: heldTogether(held.filter((row) => row.state === 'open')).length + held.filter((row) => isNewsTo(user, row)).length,
      oldest: first?.at ?? null,
      lastSync: syncedAt,
      ready,
      reached: reached ? copyOrder(reached) : null,
      lacking: copied?.lacking ?? [],
    }
  })
}
