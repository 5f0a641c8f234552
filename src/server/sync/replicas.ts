import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Ask } from '../../contract/sync/exchange'
import type { Person } from '../auth/person'
import type { Db } from '../db/database'
import { isOwn, ownTenant } from '../db/own-tenant'

/** What is kept of a replica. `twin`: two devices, of which one is a copy of the other, have sent under its name. */
export type KnownReplica = {
  readonly owner: string | null
  readonly fresh: boolean | null
  readonly secret: string | null
  readonly twin: boolean | null
}

/** Under whose name a device's ops are done, and whether it is to take a new one. */
export type Sender = { readonly sender: string; readonly anew: boolean }

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** A name that is nobody's: what is done under it overwrites nothing its author has not seen, be it of the replica it calls itself. */
const strangerTo = (replica: string): string => `${replica.slice(0, 50)}~${randomUUID().slice(0, 8)}`

/** A replica belongs to whoever used it first, its chain of ops is one person's, and the first secret it comes with is its own. */
export async function claimReplica(
  db: Db,
  person: Person,
  { replica, secret }: Pick<Ask, 'replica' | 'secret'>,
  agent: string,
): Promise<Omit<KnownReplica, 'fresh'>> {
  const { rows } = await sql<Omit<KnownReplica, 'fresh'>>`insert into sync_replica (tenant_id, replica, user_id, agent, secret)
    values (${ownTenant}, ${replica}, ${person.id}, ${agent.slice(0, 200)}, ${secret ? hashOf(secret) : null})
    on conflict (tenant_id, replica) do update set
      seen = case when sync_replica.user_id = excluded.user_id then now() else sync_replica.seen end,
      secret = case when sync_replica.user_id = excluded.user_id then coalesce(sync_replica.secret, excluded.secret) else sync_replica.secret end
    returning user_id as owner, secret, twin`.execute(db)
  return rows[0] ?? { owner: null, secret: null, twin: null }
}

/**
 * Whoever cannot prove to be a replica, or shares its name with another device, is nobody's: their edits count, and are held wherever they
 * meet what they have not seen.
 */
export function senderOf({ replica, secret }: Pick<Ask, 'replica' | 'secret'>, known: Omit<KnownReplica, 'fresh'>): Sender {
  const isProven = known.secret === null || (secret !== undefined && hashOf(secret) === known.secret)
  const isAlone = known.twin !== true
  return { sender: isProven && isAlone ? replica : strangerTo(replica), anew: !isAlone }
}

/** Notes that two devices have used one replica's numbers: from their next exchange on both are asked to take new names. Answers the name to go on under. */
export async function noteTwin(db: Db, replica: string): Promise<string> {
  await sql`update sync_replica set twin = true where ${isOwn} and replica = ${replica}`.execute(db)
  return strangerTo(replica)
}
