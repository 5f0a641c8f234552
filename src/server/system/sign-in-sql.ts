import { sql } from 'kysely'

/** Characters of the key a sign-in is ended by. */
export const keyLength = 16

/** By which a sign-in `s` is ended: the beginning of what its token is stored as, with which nobody signs in. */
export const signInKey = sql<string>`left(encode(s.token_hash, 'hex'), ${sql.lit(keyLength)})`

/** When a device like the one of sign-in `s` was last in touch as its account; null where none was. */
export const lastSeen = sql<string | null>`(select max(r.seen) from sync_replica r
  where r.tenant_id = s.tenant_id and r.user_id = s.user_id and r.agent = s.agent)`
