import { enterFramePath, frameTicketIn } from '../../../contract/clients/frame-ticket'
import { framedBase } from '../../../contract/clients/framed-base'
import type { DictItems, Person } from '../../session/person'
import { enter, leaveSession, rememberDictionaries, useSession } from '../../session/session'
import { keep, recall } from '../../session/storage'
import { call } from '../../wire/call'

type Entered = { readonly token: string; readonly userInfo: Person; readonly sysAllDictItems: DictItems; readonly tenantId: number }

/** Which sign-in of the client this frame's own belongs to. */
const ofName = 'FRAME_OF'

/** The address of the page outside a frame, where it is an ordinary one. */
export const ownAddress = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string =>
  pathname.slice(framedBase.length) + search

/** Whether the browser lets a page in this frame keep anything. Some refuse it to every frame of another site. */
export function mayKeep(): boolean {
  try {
    return Boolean(window.localStorage)
  } catch {
    return false
  }
}

const never = new Promise<never>(() => undefined)

/**
 * Begins a page that stands in a frame. With the ticket of its address it gets a sign-in, unless it has one of the same sign-in already, as every page
 * after the first has. What fails leaves nobody in: whose page it was before is not for whoever looks at it now. Opened by itself it goes to the
 * page's own address.
 */
export async function enterFrame(): Promise<void> {
  const { location, history } = window
  if (window.top === window) {
    location.replace(ownAddress(location))
    return never
  }
  const given = frameTicketIn(location.hash)
  if (!given) return
  history.replaceState(history.state, '', location.pathname + location.search)
  if (!mayKeep()) return
  if (useSession.getState().token && recall<string>(ofName) === given.of) return
  const entered = await call<Entered>('POST', enterFramePath, { body: { ticket: given.ticket }, quiet: true }).catch(() => undefined)
  if (!entered) return leaveSession()
  keep(ofName, given.of)
  rememberDictionaries(entered.sysAllDictItems)
  await enter(entered.token, entered.userInfo, String(entered.tenantId))
}
