import { Dexie } from 'dexie'
import { nameOf, openPersonDb } from '../offline/person-db'
import { currentEngine } from './current-engine'

/** How many edits of a person lie unsent on this device, whether their engine runs or not. */
export async function unsentOf(tenant: string, user: string): Promise<number> {
  const engine = currentEngine()
  const name = nameOf(tenant, user)
  if (engine?.db.name === name) return engine.db.ops.count()
  if (!(await Dexie.exists(name))) return 0
  const db = await openPersonDb(name)
  try {
    return await db.ops.count()
  } finally {
    db.close()
  }
}
