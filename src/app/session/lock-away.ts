import { Dexie } from 'dexie'
import { forgetPin } from '../lock/pin-hint'
import { wipe } from '../offline/leave'
import { nameOf, openPersonDb } from '../offline/person-db'
import { currentEngine } from './current-engine'

/**
 * The server has ended somebody's sign-in: whatever they had copied of it goes off the device, children's health first of all, and no PIN
 * opens it again. Work that is not sent stays, and waits for its owner to sign in. Answers how much.
 */
export async function lockAway(tenant: string, user: string): Promise<number> {
  await forgetPin(tenant, user)
  const engine = currentEngine()
  const name = nameOf(tenant, user)
  if (engine?.db.name === name) {
    const unsent = await engine.db.ops.count()
    await engine.leave('keep')
    return unsent
  }
  if (!(await Dexie.exists(name))) return 0
  const db = await openPersonDb(name)
  try {
    await wipe(db, 'keep')
    return await db.ops.count()
  } finally {
    db.close()
  }
}
