import { followClock } from '../clock/clock'
import { currentLanguage } from '../language/language'
import { callAs } from '../wire/surroundings'
import { currentEngine } from './current-engine'
import { followSession, leaveSession, useSession } from './session'
import { prefix } from './storage'

let ending = false

/** The server no longer knows the sign-in. Where it cannot even be fetched what is to be done then, nobody is left in it all the same. */
function expired(status: number): void {
  const { token, person, tenant } = useSession.getState()
  if (ending || !token || !person) return
  ending = true
  void import('./end-sign-in')
    .then(({ endSignIn }) => endSignIn({ token, tenant, user: person.id, isAsked: status === 500 }), leaveSession)
    .finally(() => {
      ending = false
    })
}

/** The first and the last that is written of a sign-in. */
const signs: readonly (string | null)[] = [`${prefix}Access-Token`, `${prefix}TENANT_ID`]

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
