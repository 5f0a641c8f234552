import { type RawBuilder, sql } from 'kysely'
import type { Ask } from '../../contract/sync/exchange'
import type { Db } from '../db/database'
import { ownTenant } from '../db/own-tenant'
import { knowsAll, type Marked } from './heads'

/** Where a tenant's sequence stands. */
export type Standing = Marked & {
  readonly epoch: string
  /** The first change that is still remembered. */
  readonly first: number
  /** Whether everything a device proves to have been told is part of it, in an epoch that is or was one of the house's. */
  readonly knows: boolean
}

const nowhere: Standing = { epoch: '', seq: 0, mark: '', first: 1, knows: true }

/** `more`: further columns about counter `c`, and what they are taken from. */
type More = { readonly columns: RawBuilder<unknown>; readonly from: RawBuilder<unknown> }

/** Reads where the sequence stands, and whether it is the one a device has been told of. One look, so that all of it fits together. */
export async function readStanding<T = object>(
  db: Db,
  { epoch }: Pick<Ask, 'epoch'>,
  proven: readonly Marked[],
  more: More = { columns: sql`1`, from: sql`` },
): Promise<Standing & Partial<T>> {
  const isPast = sql`exists (select from sync_past_epoch e where e.tenant_id = c.tenant_id and e.epoch = ${epoch})`
  const knows = sql`case when ${proven.length}::int = 0 then true when c.epoch = ${epoch} then ${knowsAll(proven)} else ${isPast} end`
  const { rows } = await sql<
    Standing & Partial<T>
  >`select c.epoch, c.seq, coalesce(c.mark, '') as mark, first, ${knows} as knows, ${more.columns} from sync_counter c
    cross join lateral (select coalesce((select seq from sync_change where tenant_id = c.tenant_id order by seq limit 1), c.seq + 1) as first) f
    ${more.from} where c.tenant_id = ${ownTenant}`.execute(db)
  return rows[0] ?? (nowhere as Standing & Partial<T>)
}
