import '../../contract/account/account-errors'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { refuse } from '../../contract/error'
import { takeSecond } from '../account/second-factor'
import type { Account } from '../auth/accounts'
import { clearFailures, countFailure, countTry } from '../auth/login-guard'
import { tellFileCookie } from '../http/file-cookie'
import type { Call } from '../http/route'
import { receiveRunning } from '../notices/receive-running'
import { checkWorking } from '../tenants/check-working'
import { departmentsOf, userInfo } from './user-info'

/** What is typed for the second step, where an account takes one: a code of its app, or a recovery code. */
export const secondCode = z.optional(z.nullable(z.string().check(z.maxLength(32))))

/** A call of a way in. That each takes a code for the second step is held by the compiler. */
type Entering = Pick<Call<{ readonly otp?: string | null | undefined }>, 'engine' | 'input' | 'request' | 'reply' | 'language'>

type Entered = Pick<Account, 'tenant_id' | 'user_id' | 'username' | 'status'>

type Shown = {
  /** The try is counted already (`countTry`). It stays so until all of it was right: no code is tried out beside a password that is known. */
  readonly isCounted?: boolean
  /** Makes what the account was shown by good for nothing more, once nothing else is asked; it refuses whoever comes second. */
  readonly spend?: () => Promise<void>
}

/** Refuses a sign-in whose second step is missing or wrong. Codes are counted by account, as passwords are, whichever way they come. */
async function checkSecond({ engine, input, request }: Entering, account: Entered, isCounted: boolean): Promise<void> {
  const db = engine.databases.owner
  const guarded = { username: account.username, address: request.ip }
  const otp = input.otp?.trim() || undefined
  if (otp && !isCounted) await countTry(db, guarded)
  const second = await takeSecond(engine, { tenant: account.tenant_id, user: account.user_id }, otp)
  if (second === 'wanted') refuse('login.otp')
  if (second === 'wrong') {
    await countFailure(db, guarded)
    refuse('login.otp-wrong')
  }
  if (otp || isCounted) await clearFailures(db, guarded)
}

/**
 * Signs in an account that has shown who it is, however it did, and answers what clients of the wire contract read. The second step is asked
 * for here, so that no way in goes round it. Refuses with `login.otp`, `login.otp-wrong`, `login.locked` and `login.frozen`,
 * and with `login.house-frozen` where the house is.
 */
export async function openSession(call: Entering, account: Entered, { isCounted = false, spend }: Shown = {}) {
  const { engine, request, reply, language } = call
  await checkSecond(call, account, isCounted)
  if (account.status !== '1') refuse('login.frozen')
  await checkWorking(engine, account.tenant_id)
  await spend?.()
  const token = await engine.people.open(account.tenant_id, account.user_id, String(request.headers['user-agent'] ?? ''))
  const session = (await engine.people.find(token)) ?? refuse('session.expired')
  tellFileCookie(request, reply, token)
  const tenantDb = engine.databases.tenant(account.tenant_id)
  // Whoever cannot be given notices now gets them from the bell; that must keep nobody from signing in.
  await receiveRunning(engine, session.person).catch((error: Error) => engine.log.warn(error.message))
  const departs = await departmentsOf(tenantDb, session.person.departments)
  const { rows: tenants } = await sql<{ id: number; name: string }>`select id, name from tenant where id = ${account.tenant_id}`.execute(
    engine.databases.owner,
  )
  return {
    token,
    userInfo: await userInfo(tenantDb, session),
    sysAllDictItems: await engine.dictionaries.all(account.tenant_id, language),
    departs,
    multi_depart: departs.length === 0 ? 0 : departs.length === 1 || session.orgCode ? 1 : 2,
    tenantList: tenants,
  }
}
