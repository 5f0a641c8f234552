import { followClock } from '../clock/clock'
import { toast } from '../design/toast'
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
 * The sign-in is over for the server. With unsent work everything stays open and may be gone on with: the sync engine meets the same
 * answer and asks the person to sign in again. Without any it is said, and the app starts anew at the login page.
 */
async function endOrStay(token: string, tenant: string, user: string): Promise<void> {
  const unsent = await import('./unsent-of').then((part) => part.unsentOf(tenant, user)).catch(() => 1)
  if (useSession.getState().token !== token) return
  if (unsent > 0) {
    currentEngine()?.wake('manual')
    return
  }
  toast(sayIn(currentLanguage(), 'loginExpired'), { tone: 'bad' })
  await new Promise((resolve) => setTimeout(resolve, pause))
  leaveSession()
  await isCopied()
  window.location.reload()
}

function expired(): void {
  const { token, person, tenant } = useSession.getState()
  if (ending || !token || !person) return
  ending = true
  void endOrStay(token, tenant, person.id).finally(() => {
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

/** Lets every call know who is asking, and this window follow when another one of the same browser signs somebody out, locks, or lets somebody in. */
export function connectSession(): void {
  callAs({ token: () => useSession.getState().token, tenant: () => useSession.getState().tenant, language: currentLanguage, expired })
  followClock()
  window.addEventListener('storage', ({ key }) => {
    if (signs.includes(key)) follow()
  })
}
