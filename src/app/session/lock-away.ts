import { putAway } from '../encrypted/put-away'
import { isOut } from '../encrypted/sweep'
import { forgetPin } from '../lock/pin-hint'
import { nameOf } from '../offline/person-db'
import { currentEngine } from './current-engine'
import { useSession } from './session'
import { unsentOf } from './unsent-of'

/**
 * The server has ended somebody's sign-in: whatever they had copied of it goes off the device, children's health first of all, and no PIN
 * opens it again. Work that is not sent stays, sealed, and waits for its owner to sign in. Answers how much.
 */
export async function lockAway(token: string, tenant: string, user: string): Promise<number> {
  await forgetPin(tenant, user)
  const unsent = await unsentOf(tenant, user)
  const engine = currentEngine()
  if (engine?.db.name === nameOf(tenant, user)) await engine.leave('keep')
  const isOver = () => useSession.getState().token === token || isOut({ tenant, user })
  // What cannot be sealed now, for want of room, is tried again whenever the app begins.
  await putAway({ tenant, user }, isOver).catch(() => undefined)
  return unsent
}
