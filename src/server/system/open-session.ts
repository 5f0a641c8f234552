import { sql } from 'kysely'
import { refuse } from '../../contract/error'
import { tellFileCookie } from '../http/file-cookie'
import type { Call } from '../http/route'
import { receiveRunning } from '../notices/receive-running'
import { readDictionaries } from '../resource/dict-text'
import { departmentsOf, userInfo } from './user-info'

/**
 * Signs in an account that has shown who it is, however it did, and answers what clients of the wire contract read. Refuses with `login.frozen`.
 * `spend` makes what it was shown by good for nothing more, once nothing else is asked; it refuses whoever comes second.
 */
export async function openSession(
  { engine, request, reply, language }: Pick<Call<unknown>, 'engine' | 'request' | 'reply' | 'language'>,
  account: { readonly tenant_id: number; readonly user_id: string; readonly status: string },
  spend?: () => Promise<void>,
) {
  if (account.status !== '1') refuse('login.frozen')
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
    sysAllDictItems: await readDictionaries(tenantDb, language),
    departs,
    multi_depart: departs.length === 0 ? 0 : departs.length === 1 || session.orgCode ? 1 : 2,
    tenantList: tenants,
  }
}
