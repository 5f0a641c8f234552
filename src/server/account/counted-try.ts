import { clearFailures, countFailure, countTry } from '../auth/login-guard'
import type { Call } from '../http/route'

/**
 * Looks at what somebody who is signed in shows of themselves, a password or a code, as a sign-in would: of an account only so many are
 * looked at, wherever they are typed. Whoever found a device signed in can try out nothing. `look` refuses what is wrong. Refuses with
 * `login.locked`.
 */
export async function countedTry<T>(
  { engine, session, request }: Pick<Call<unknown>, 'engine' | 'session' | 'request'>,
  look: () => Promise<T>,
): Promise<T> {
  const guarded = { username: session.person.username, address: request.ip }
  const db = engine.databases.owner
  await countTry(db, guarded)
  try {
    const found = await look()
    await clearFailures(db, guarded)
    return found
  } catch (error) {
    await countFailure(db, guarded)
    throw error
  }
}
