import { dropToasts } from '../design/overlay/toast'
import { enter, leaveSession, rememberDictionaries, rememberedPermissions, rememberPermissions, useSession } from '../session/session'
import { isCopied, keep, recall } from '../session/storage'
import { type Attempt, lockAway, unlock } from './lock'

/** Notes that somebody is here, and when somebody last was, in milliseconds. */
export const touch = (now: number): void => keep('LAST_TOUCH', now, null)
export const lastTouch = (): number | undefined => recall<number>('LAST_TOUCH')

/** Locks the person out at once: nothing readable of their sign-in stays. Answers false where they have no PIN. */
export async function lockNow(now = Date.now()): Promise<boolean> {
  const { token, person, tenant, dictionaries } = useSession.getState()
  if (!token || !person) return false
  const permissions = rememberedPermissions(person)
  if (!(await lockAway({ token, person, tenant, permissions, dictionaries }, now))) return false
  dropToasts()
  leaveSession()
  await isCopied()
  return true
}

/** Tries a PIN, and lets the person in again when it is the right one. */
export async function comeBack(key: string, pin: string, now = Date.now()): Promise<Attempt> {
  const attempt = await unlock(key, pin, now)
  if (typeof attempt === 'string' || !('signIn' in attempt)) return attempt
  const { token, person, tenant, permissions, dictionaries } = attempt.signIn
  touch(now)
  rememberDictionaries(dictionaries)
  if (permissions) rememberPermissions(permissions, person)
  await enter(token, person, tenant)
  return attempt
}
