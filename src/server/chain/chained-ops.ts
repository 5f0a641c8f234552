import { type RawBuilder, sql } from 'kysely'
import { isSound } from '../../contract/check'
import type { Chained } from '../../contract/sync/chain'
import type { Database } from '../db/database'

/** What is kept of a sealed op: its record hash and all that has to fit it. */
export type ChainedOp = {
  readonly tenant_id: number
  readonly place: number
  readonly op_id: string
  readonly noun: string
  readonly row_id: string
  readonly replica: string
  readonly maker: 'device' | 'server'
  readonly made_at: string
  readonly received: string
  readonly outcome: string
  readonly prev: string | null
  readonly hash: string
  readonly signature: string
  /** The op itself; null when it was taken away. */
  readonly payload: Chained | null
  /** Fields of it that were held for a decision. */
  readonly held: readonly string[] | null
}

/** When a device says that it made a record, so that any text can be kept and given back: the database has no zero character. */
export const keptTime = (at: string): string => (isSound(at) && !at.startsWith('"') ? at : JSON.stringify(at))
export const saidTime = (kept: string): string => (kept.startsWith('"') ? String(JSON.parse(kept)) : kept)

/** Sealed ops of a tenant, in the order they were received. */
export async function chainedOps(db: Database, tenant: number, where: RawBuilder<unknown>, most = 10_000): Promise<ChainedOp[]> {
  const { rows } =
    await sql<ChainedOp>`select s.tenant_id, s.place, s.op_id, s.noun, s.row_id, s.replica, s.maker, s.made_at, s.received, s.outcome,
      s.prev, s.hash, s.signature, o.payload, o.settled -> 'held' as held
    from record_seal s left join sync_op o on o.tenant_id = s.tenant_id and o.op_id = s.op_id
    where s.tenant_id = ${tenant} and ${where} order by s.place limit ${sql.lit(most)}`.execute(db)
  return rows
}
