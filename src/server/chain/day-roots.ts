import { sql } from 'kysely'
import { canonicalJson, type DayRoot } from '../../contract/sync/chain'
import type { Database } from '../db/database'
import { merkleRoot } from './merkle'
import type { Signing } from './signing'

/** What is signed of a day: canonical JSON of tenant, day, number of records and root. */
export const dayText = (tenant: number, { day, count, root }: Omit<DayRoot, 'signature'>): string =>
  canonicalJson({ tenant, day, count, root })

/** The record hashes a tenant received on a day, in the order of their commits. */
export async function hashesOf(db: Database, tenant: number, day: string): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`select hash from record_seal
    where tenant_id = ${tenant} and received >= ${day}::date and received < ${day}::date + 1 order by place`.execute(db)
  return rows.map((row) => row.hash)
}

/** Stores the root of every day before `today` on which records came and that has none yet. A day's root is never changed. */
export async function closeDays(db: Database, tenant: number, signing: Signing, today: string): Promise<void> {
  const { rows } = await sql<{ day: string }>`select distinct received::date as day from record_seal s where tenant_id = ${tenant}
    and received < ${today}::date and not exists (select 1 from day_root r where r.tenant_id = s.tenant_id and r.day = s.received::date)`.execute(
    db,
  )
  for (const { day } of rows) {
    const hashes = await hashesOf(db, tenant, day)
    const root = { day, count: hashes.length, root: merkleRoot(hashes) }
    await sql`insert into day_root (tenant_id, day, count, root, signature)
      values (${tenant}, ${day}, ${root.count}, ${root.root}, ${signing.sign(dayText(tenant, root))}) on conflict do nothing`.execute(db)
  }
}
