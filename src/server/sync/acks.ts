import { sql } from 'kysely'
import { isSound } from '../../contract/check'
import type { Change, Settled } from '../../contract/sync/exchange'
import type { Db } from '../db/database'
import { isOwn } from '../db/own-tenant'

/** How far back a replica's own ops are looked at. Those a device has not heard of yet are among its last. */
export const recent = 500

/**
 * Outcomes of a replica's ops that the rows of a reply hold already, beyond those in `told`. Another window may have sent them, and
 * its reply be late or lost: without the outcome beside the row, the person would see their own addition twice. Read after the rows.
 */
export async function acksOf(
  db: Db,
  replica: string,
  since: number,
  changes: readonly Change[],
  told: readonly Settled[],
): Promise<Settled[]> {
  if (changes.length === 0) return []
  const names = changes.map((change) => `${change.noun}:${change.id}`)
  // Of an op nobody could read, what stands in place of its id may be no text the database knows.
  const known = told.map(({ id }) => id).filter(isSound)
  const { rows } = await sql<{ settled: Settled }>`select settled from (
      select op_id, noun, row_id, settled from sync_op where ${isOwn} and replica = ${replica} order by n desc limit ${recent}) own
    where op_id <> all(${known}::text[]) and noun || ':' || row_id = any(${names}::text[]) and (settled ->> 'seq')::bigint > ${since}`.execute(
    db,
  )
  return rows.map((row) => row.settled)
}
