import { sql } from 'kysely'
import { aboutDevice } from '../../contract/sync/about-device'
import type { OpenSignIn } from '../../contract/system/account-sign-ins'
import type { Engine } from '../engine'
import { lastSeen, signInKey } from './sign-in-sql'

type Open = { key: string; agent: string; since: string; seen: string | null; is_this: boolean }

/** Sign-ins of an account that are not over, the newest first. `asking`: the token of whoever asks, as it is stored. */
export async function openSignIns(
  { databases }: Engine,
  { tenant, id }: { readonly tenant: number; readonly id: string },
  asking: string,
): Promise<OpenSignIn[]> {
  const { rows } = await sql<Open>`select ${signInKey} as key, s.agent, s.created as since,
      s.token_hash = decode(${asking}, 'hex') as is_this, ${lastSeen} as seen
    from session s where s.tenant_id = ${tenant} and s.user_id = ${id} and s.expires > now()
    order by s.created desc limit 50`.execute(databases.owner)
  return rows.map(({ agent, is_this, ...one }) => ({ ...one, about: aboutDevice(agent), isThis: is_this }))
}
