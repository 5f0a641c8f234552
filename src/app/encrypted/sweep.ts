import { lockedPeople } from '../lock/lock'
import { lockKey } from '../lock/lock-db'
import { knowsPins } from '../lock/pin-hint'
import { withDeviceDb } from '../offline/device-db'
import type { Person } from '../session/person'
import { useSession } from '../session/session'
import { recall } from '../session/storage'
import { putAway, type Whose } from './put-away'

/** Whether somebody is not signed in here. One whose sign-in has run out on the device counts as in: they go on with it. */
export function isOut({ tenant, user }: Whose): boolean {
  const { person, tenant: mine } = useSession.getState()
  const isIn = person?.id === user && mine === tenant
  return !isIn && (recall<Person>('Login_Userinfo', 0)?.id !== user || (recall<string>('TENANT_ID', 0) || '0') !== tenant)
}

/** Asked anew for each: somebody may have locked themselves out a moment ago, whom a PIN brings back without network. */
const isLocked = async ({ tenant, user }: Whose): Promise<boolean> =>
  knowsPins() && (await lockedPeople(Date.now())).some(({ key }) => key === lockKey(tenant, user))

/** Puts away what lies here of everybody who is not signed in, also what a killed browser had left half done. */
export async function sweep(): Promise<void> {
  const known = await withDeviceDb((db) => db.known.toArray())
  for (const one of known) {
    if (!isOut(one) || (await isLocked(one))) continue
    await putAway(one, () => isOut(one)).catch(() => undefined)
  }
}
