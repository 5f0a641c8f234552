import type { Grant } from '../../session/person'
import { writeButtons } from '../../session/session'

/** The lists the sign-in keeps in this window: what the person holds, and every code there is. */
type GrantList = 'LOGIN_USER_BUTTON_AUTH' | 'SYS_BUTTON_AUTH'

/** One of them; nothing where the sign-in keeps nothing that can be read. */
export function sessionGrants(list: GrantList): readonly Grant[] {
  try {
    writeButtons()
    const kept: unknown = JSON.parse(sessionStorage.getItem(list) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one): one is Grant => typeof one?.action === 'string') : []
  } catch {
    return []
  }
}
