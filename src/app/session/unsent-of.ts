import { Dexie } from 'dexie'
import { opsInBoxes } from '../offline/outbox/counts'
import { nameOf, openPersonDb, type PersonDb } from '../offline/person-db'
import { currentEngine } from './current-engine'

const unsentIn = async (db: PersonDb): Promise<number> => (await db.ops.count()) + (await opsInBoxes(db))

/** How many edits of a person lie unsent on this device, whether their engine runs or not. */
export async function unsentOf(tenant: string, user: string): Promise<number> {
  const engine = currentEngine()
  const name = nameOf(tenant, user)
  if (engine?.db.name === name) return unsentIn(engine.db)
  if (!(await Dexie.exists(name))) return 0
  const db = await openPersonDb(name)
  try {
    return await unsentIn(db)
  } finally {
    db.close()
  }
}
