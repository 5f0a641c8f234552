import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Catalogue } from '../../contract/catalogue'
import { canonicalJson, chainText } from '../../contract/sync/chain'
import type { Settled } from '../../contract/sync/exchange'
import type { Op } from '../../contract/sync/op'
import type { Db } from '../db/database'
import type { Batch } from '../sync/batch'
import { keptTime } from './chained-ops'

/** What sealing needs of a batch. */
type Sealer = Pick<Batch, 'catalogue' | 'sign'>
type Done = { readonly op: Op; readonly settled: Settled; readonly replica: string }
type Seal = { readonly prev: string | null; readonly hash: string; readonly maker: 'device' | 'server'; readonly matches: boolean }

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** What the server signs when it has received a record: its hash and when that was, as canonical JSON. */
export const receiptText = (hash: string, received: string): string => canonicalJson({ hash, received })

function chainHashOf(catalogue: Catalogue, op: Op, last: string | null): Seal {
  const fields = catalogue.resources[op.noun]?.fields ?? {}
  if (!op.seal) return { prev: last, hash: sha256(chainText(op, fields, last)), maker: 'server', matches: true }
  return { ...op.seal, maker: 'device', matches: sha256(chainText(op, fields, op.seal.prev)) === op.seal.hash }
}

async function standing(db: Db): Promise<{ place: number; last: string | null }> {
  const { rows } = await sql<{ place: number; last: string | null }>`select coalesce(max(place), 0)::bigint as place,
    (select hash from record_seal where maker = 'server' order by place desc limit 1) as last from record_seal`.execute(db)
  return rows[0] ?? { place: 0, last: null }
}

/**
 * Keeps the record hash of every op on a chained noun that was accepted, with the server's signature. A hash that does not fit is kept
 * and labelled, never refused. An op without one, such as that of a call, is chained here, in the server's own chain.
 * Made while the tenant's counter is held, so that places follow the order of commits.
 */
export async function chainRecords(db: Db, batch: Batch, done: readonly Done[]): Promise<void> {
  const chained = done.filter(({ op }) => batch.catalogue.chained?.includes(op.noun))
  if (chained.length === 0) return
  await insertSeals(
    db,
    batch,
    chained.map(({ op, settled, replica }) => ({ op, outcome: settled.outcome, received: batch.now, replica })),
  )
}

/** An op that is to be sealed: what became of it, when it was received, and from which replica. */
export type Sealing = { readonly op: Op; readonly outcome: string; readonly received: string; readonly replica: string }

/** Seals ops in the order given, after all that is sealed already. The caller holds the tenant's counter. */
export async function insertSeals(db: Db, { catalogue, sign }: Sealer, sealings: readonly Sealing[]): Promise<void> {
  let { place, last } = await standing(db)
  const seals = sealings.map(({ op, outcome, received, replica }) => {
    const seal = chainHashOf(catalogue, op, last)
    if (seal.maker === 'server') last = seal.hash
    return {
      ...seal,
      place: ++place,
      replica,
      op_id: op.id,
      noun: op.noun,
      row_id: op.key,
      made_at: keptTime(op.at),
      received,
      outcome,
      signature: sign(receiptText(seal.hash, received)),
    }
  })
  await sql`insert into record_seal (place, op_id, noun, row_id, replica, maker, made_at, received, outcome, prev, hash, matches, signature)
    select place, op_id, noun, row_id, replica, maker, made_at, received, outcome, prev, hash, matches, signature
    from jsonb_to_recordset(${JSON.stringify(seals)}::jsonb) as s(place bigint, op_id text, noun text, row_id text, replica text, maker text, made_at text,
      received timestamptz, outcome text, prev text, hash text, matches boolean, signature text)`.execute(db)
}
