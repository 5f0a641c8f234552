import { followClock } from '../clock/clock'
import { toast } from '../design/overlay/toast'
import { currentLanguage } from '../language/language'
import { sayIn } from '../language/say-in'
import { callAs } from '../wire/surroundings'
import { currentEngine } from './current-engine'
import { followSession, leaveSession, useSession } from './session'
import { isCopied } from './storage'

/** Milliseconds the person is given to read that their sign-in has run out. */
const pause = 1500
let ending = false

/**
 * The sign-in is over for the server. What was copied goes off the device, unsent work stays sealed, and the app starts anew at the
 * login page, which says so.
 */
async function end(token: string, tenant: string, user: string): Promise<void> {
  const lockAway = () => import('./lock-away').then((part) => part.lockAway(token, tenant, user))
  const unsent = await lockAway().catch(() => 0)
  if (useSession.getState().token !== token) return
  const said = unsent > 0 ? sayIn(currentLanguage(), 'loginExpiredUnsent', { count: unsent }) : sayIn(currentLanguage(), 'loginExpired')
  toast(said, { tone: 'bad' })
  await new Promise((resolve) => setTimeout(resolve, pause))
  leaveSession()
  await isCopied()
  window.location.reload()
}

function expired(): void {
  const { token, person, tenant } = useSession.getState()
  if (ending || !token || !person) return
  ending = true
  void end(token, tenant, person.id).finally(() => {
    ending = false
  })
}

/** The first and the last that is written of a sign-in. */
const signs: readonly (string | null)[] = ['pro__Access-Token', 'pro__TENANT_ID']

/** Goes where another window has gone. Of the same person, what had to stop for want of a sign-in goes on. */
function follow(): void {
  const before = useSession.getState().person?.id
  if (!followSession()) return
  const { token, person } = useSession.getState()
  if (token && person?.id === before) currentEngine()?.signedIn()
}

/** Has whatever can be read of people who are not signed in put away. What fails is tried again whenever somebody leaves or the app begins. */
export const putAwayOthers = (): Promise<void> => import('../encrypted/sweep').then(({ sweep }) => sweep()).catch(() => undefined)

/** Lets every call know who is asking, and this window follow when another one of the same browser signs somebody out, locks, or lets somebody in. */
export function connectSession(): void {
  callAs({ token: () => useSession.getState().token, tenant: () => useSession.getState().tenant, language: currentLanguage, expired })
  followClock()
  useSession.subscribe((now, before) => {
    if (before.token && now.token !== before.token) void putAwayOthers()
  })
  window.addEventListener('storage', ({ key }) => {
    if (signs.includes(key)) follow()
  })
}
