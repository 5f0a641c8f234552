import { Dexie } from 'dexie'
import { wipe } from '../offline/leader/leave'
import { type Backing, nameOf, openPersonDb, type PersonDb, readMeta } from '../offline/person-db'
import { alone } from './alone'
import { encryptWork } from './encrypt-work'
import { readEncryptionKey } from './encryption-key'

export type Whose = { readonly tenant: string; readonly user: string }

const hasCopy = async (db: PersonDb) =>
  (await db.rows.count()) + (await db.pictures.count()) > 0 || (await readMeta(db, 'answers')) !== undefined

/**
 * Leaves nothing on the device that could be read of somebody who is not signed in: their copy goes, their work is sealed. Where no key is
 * known that the server opens, the work stays as it is. `mayGoOn`: they have not come back meanwhile.
 */
export async function putAway({ tenant, user }: Whose, mayGoOn: () => boolean, storage: Backing = {}): Promise<void> {
  const name = nameOf(tenant, user)
  await alone(name, async () => {
    if (!mayGoOn() || !(await Dexie.exists(name))) return
    const house = await readEncryptionKey(tenant, user, storage)
    const db = await openPersonDb(name, storage)
    try {
      if (await hasCopy(db)) await wipe(db, 'keep')
      if (house) await encryptWork(db, { house, user, mayGoOn })
    } finally {
      db.close()
    }
  })
}
