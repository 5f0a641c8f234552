import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Chained } from '../../contract/sync/chain'
import type { Op } from '../../contract/sync/op'
import { versionOf } from '../../contract/sync/upcast'
import { insertSeals } from '../chain/chain-records'
import type { Db } from '../db/database'
import { ownTenant } from '../db/own-tenant'
import type { Engine } from '../engine'

/** What was done to a record of the furniture, and when: an op without its id. */
export type Deed = Omit<Chained, 'id'>

/** The replica the furniture's records are said to come from. */
const replica = 'furniture'

const opOf = ({ catalogue }: Engine, deed: Deed, at: number): Op => ({
  id: uuidv7(),
  n: at + 1,
  base: {},
  trunk: 0,
  epoch: null,
  prev: null,
  deps: [],
  v: versionOf(catalogue, deed.noun),
  app: replica,
  ...deed,
})

/** Keeps ops as those of real people are kept, so that their record hashes can be worked out anew. */
async function keepOps(db: Db, { vault }: Engine, ops: readonly Op[]): Promise<void> {
  const kept = ops.map((op) => ({
    op_id: op.id,
    n: op.n,
    noun: op.noun,
    row_id: op.key,
    payload: op,
    payload_hash: vault.print(JSON.stringify([op.noun, op.key, op.verb, op.patch, op.prev, op.n])),
    settled: { id: op.id, outcome: 'applied', seq: 0, rev: 1 },
    at: op.at,
  }))
  await sql`insert into sync_op (tenant_id, op_id, replica, user_id, n, noun, row_id, payload, payload_hash, outcome, settled, at)
    select ${ownTenant}, op_id, ${replica}, 'system', n, noun, row_id, payload, payload_hash, 'applied', settled, at
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as o(op_id text, n bigint, noun text, row_id text, payload jsonb, payload_hash text,
      settled jsonb, at timestamptz)`.execute(db)
}

/** Seals the furniture's records like real ones, each when it was made: their labels lead to a record that can be checked. */
export async function chainSeeded(engine: Engine, tenant: number, deeds: readonly Deed[]): Promise<void> {
  const ops = [...deeds].sort((one, two) => (one.at < two.at ? -1 : one.at > two.at ? 1 : 0)).map((deed, at) => opOf(engine, deed, at))
  const sealer = { catalogue: engine.catalogue, sign: engine.signing.sign }
  await engine.databases
    .tenant(tenant)
    .transaction()
    .execute(async (db) => {
      await keepOps(db, engine, ops)
      await insertSeals(
        db,
        sealer,
        ops.map((op) => ({ op, outcome: 'applied', received: op.at, replica })),
      )
    })
}
