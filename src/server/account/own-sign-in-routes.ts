import { sql } from 'kysely'
import * as z from 'zod/mini'
import { ownAccountPath } from '../../contract/account/own-account'
import type { AccountSignIns } from '../../contract/system/account-sign-ins'
import { readFailures } from '../auth/login-guard'
import type { Session } from '../auth/read-sessions'
import type { Engine } from '../engine'
import { route } from '../http/route'
import { forgetSignIn } from '../push/devices'
import { openSignIns } from '../system/open-sign-ins'
import { signInKey } from '../system/sign-in-sql'

const nothing = z.object({})
const one = z.object({ key: z.string().check(z.regex(/^[0-9a-f]{16}$/)) })

/** Tokens, as they are stored, of a person's other sign-ins; of one of them where its key is given. */
async function othersOf({ databases }: Engine, { person, tokenHash }: Session, key?: string): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`select encode(token_hash, 'hex') as hash from session s
    where tenant_id = ${person.tenant} and user_id = ${person.id} and token_hash <> decode(${tokenHash}, 'hex')
    and ${key === undefined ? sql`true` : sql`${signInKey} = ${key}`}`.execute(databases.owner)
  return rows.map(({ hash }) => hash)
}

/** Nothing is told any more to devices whose sign-in was ended. */
async function silence(engine: Engine, hashes: readonly string[]): Promise<void> {
  for (const hash of hashes) await forgetSignIn(engine, hash)
}

/** Calls of a person about where they are signed in. */
export const ownSignInRoutes = [
  route(`GET ${ownAccountPath}/signIns`, { door: 'signed-in', input: nothing }, async ({ engine, session }): Promise<AccountSignIns> => {
    const { tenant, id, username } = session.person
    const open = await openSignIns(engine, { tenant, id }, session.tokenHash)
    return { open, ...(await readFailures(engine.databases.owner, username)) }
  }),

  /** Ends one other sign-in of the person. Their own they leave by signing out. */
  route(`PUT ${ownAccountPath}/signIns/end`, { door: 'signed-in', input: one, perMinute: 60 }, async ({ engine, session, input }) => {
    const ended = await othersOf(engine, session, input.key)
    if (ended.length > 0) await engine.people.closeOne(session.person.tenant, session.person.id, input.key)
    await silence(engine, ended)
    return null
  }),

  /** Ends all but the one that asks. */
  route(
    `PUT ${ownAccountPath}/signIns/endOthers`,
    { door: 'signed-in', input: nothing, perMinute: 10 },
    async ({ engine, session, token }) => {
      const ended = await othersOf(engine, session)
      await engine.people.closeAll(session.person.tenant, session.person.id, token)
      await silence(engine, ended)
      return null
    },
  ),
]
