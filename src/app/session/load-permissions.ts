import { call } from '../wire/call'
import { saysTokenIsDead } from '../wire/envelope'
import { surroundings } from '../wire/surroundings'
import { isRefusal, WireError } from '../wire/wire-error'
import type { Permissions, Person } from './person'
import { allow, rememberedPermissions, rememberHouse, rememberPermissions, useSession } from './session'

/** The server answered, but with a menu nobody can work with. */
export class NoMenu extends Error {}

const isDead = (error: unknown): boolean => error instanceof WireError && saysTokenIsDead(error)

/** Whether a failure to load makes what is remembered worthless. What may have passed a minute later does not: the server is overloaded, or being started. */
const endsSignIn = (error: unknown): boolean => error instanceof NoMenu || isDead(error) || isRefusal(error)

type Asker = { readonly person: Person; readonly token: string | undefined }
let running: { readonly token: string | undefined; readonly answer: Promise<void> } | undefined

/** Shows at once what was allowed last time, so that the first screen needs no network; the fresh answer replaces it. */
export function allowRemembered(): void {
  const { person, permissions } = useSession.getState()
  const remembered = person && permissions === 'none' ? rememberedPermissions(person) : undefined
  if (remembered) allow(remembered)
}

async function load({ person, token }: Asker): Promise<void> {
  const isStillIn = () => useSession.getState().token === token
  const remembered = rememberedPermissions(person)
  allowRemembered()
  try {
    const found = await call<Permissions>('GET', '/sys/permission/getUserPermissionByToken', { quiet: remembered !== undefined })
    if (!isStillIn()) return
    if (!Array.isArray(found.menu) || found.menu.length === 0) throw new NoMenu('permissions must be a non-null array')
    if (allow(found)) rememberPermissions(found, person)
    if (found.house) rememberHouse(found.house)
  } catch (error) {
    if (!isStillIn()) return
    if (!remembered) throw error
    // Whether the person may go on is decided in one place; until then they work with what is remembered.
    if (isDead(error)) surroundings().expired(401)
    else if (endsSignIn(error)) throw error
  }
}

/**
 * Loads what the signed-in person may see and do. Resolves when it is remembered from before and the server gives no answer that counts.
 * Throws `NoMenu` for an empty menu, `WireError` otherwise. Calls made meanwhile in the same sign-in share one answer.
 */
export function loadPermissions(): Promise<void> {
  const { person, token } = useSession.getState()
  if (!person) return Promise.resolve()
  if (running && running.token === token) return running.answer
  const answer = load({ person, token }).finally(() => {
    if (running?.answer === answer) running = undefined
  })
  running = { token, answer }
  return answer
}
