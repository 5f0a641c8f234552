import { createHash } from 'node:crypto'
import type pg from 'pg'

/** The token of reader number `at`, as if they had signed in. */
export const tokenOf = (at: number): string => `reader-${at}-${'x'.repeat(30)}`
export const readerId = (at: number): string => `reader.${at}`

/** Puts people into a house's first tenant, signed in with tokens of their own. */
export async function holdPeople(owner: pg.Pool, count: number): Promise<void> {
  const hashes = Array.from({ length: count }, (_, at) => createHash('sha256').update(tokenOf(at)).digest('hex'))
  await owner.query(
    `insert into "user" (tenant_id, id, username, realname, work_no, phone, roles, status, create_by)
     select 1, 'reader.' || at, 'reader' || at, 'reader ' || at, 'R' || at, 'p' || at, '{role.teacher}', '1', 'bench' from generate_series(0, $1 - 1) at`,
    [count],
  )
  await owner.query(
    `insert into session (token_hash, tenant_id, user_id, expires)
     select decode(hash, 'hex'), 1, 'reader.' || (at - 1), now() + interval '1 day' from unnest($1::text[]) with ordinality t(hash, at)`,
    [hashes],
  )
}
