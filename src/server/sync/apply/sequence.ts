import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { resourceOf } from '../../../contract/catalogue'
import type { Values } from '../../../contract/fields/values'
import type { Settled } from '../../../contract/sync/exchange'
import type { Op } from '../../../contract/sync/op'
import type { Resources } from '../../../contract/system/people/ruled-noun'
import { readRuledColumns } from '../../auth/data-rules'
import type { Db } from '../../db/database'
import { isOwn, ownTenant } from '../../db/own-tenant'
import { sealed } from '../../resource/secrets'
import type { Stored } from '../../resource/values'
import type { Batch } from '../batch'
import type { Many } from '../effects'
import type { StagedRow } from '../staging'

type Recorded = {
  readonly batch: Batch
  readonly op: Op
  readonly settled: Settled
  readonly hash: string
  readonly was: Values | null
}

/** JSON the database can keep: it has no zero character and no lone surrogates, and a refused op may hold either. */
const storable = (value: unknown): string =>
  JSON.stringify(value).replace(/\\(?:u(0000|d[89a-f][0-9a-f]{2})|.)/g, (whole, unsound) => (unsound ? '\ufffd' : whole))

/** An op as it is kept: its secrets are sealed like those of the rows. */
function kept({ vault, catalogue }: Batch, op: Op): Op {
  const fields = resourceOf(catalogue, op.noun)?.fields
  return fields ? { ...op, patch: { ...sealed(vault, fields, op.patch) }, base: { ...sealed(vault, fields, op.base) } } : op
}

/** A written row as the sequence knows it. `grows` tells how many living rows there are more, or less. */
type Numbered = {
  readonly noun: string
  readonly id: string
  readonly scope: string | null
  readonly wasScope: string | null
  readonly readers?: readonly string[]
  readonly wasReaders?: readonly string[]
  readonly was?: Stored
  readonly grows: number
}

const numbered = (row: StagedRow): Numbered => ({
  noun: row.noun,
  id: row.id,
  scope: row.stored.gone ? null : row.stored.scope,
  wasScope: row.wasScope,
  ...(row.readers && { readers: row.readers, wasReaders: row.wasReaders }),
  ...(row.was && { was: row.was }),
  grows: Number(!row.stored.gone) - Number(!row.wasGone),
})

/** Runs the statements that write many rows at once. They may read what was staged. */
async function runMany(db: Db, many: readonly Many[]): Promise<Numbered[]> {
  const written: Numbered[] = []
  for (const { noun, statement } of many) {
    const { rows } = await statement.execute(db)
    for (const { id, scope, is_new } of rows)
      written.push({ noun: noun.name, id, scope, wasScope: is_new ? null : scope, grows: Number(is_new) })
  }
  return written
}

/** How many living rows each noun gains or loses. */
function growth(rows: readonly Numbered[]): Record<string, number> {
  const by: Record<string, number> = {}
  for (const { noun, grows } of rows) if (grows !== 0) by[noun] = (by[noun] ?? 0) + grows
  return by
}

type Taken = { readonly first: number; readonly mark: string }

/**
 * Takes a number of the tenant's sequence for each row, one at least, and brings its row totals up to date. The lock it takes is held to
 * the commit. Answers the number before the first. A server that was put back hands out the same numbers again, but never with the same mark.
 */
async function take(db: Db, rows: readonly Numbered[]): Promise<Taken> {
  const count = Math.max(1, rows.length)
  const mark = randomBytes(9).toString('base64url')
  const grown = JSON.stringify(growth(rows))
  const { rows: found } = await sql<{
    seq: number
  }>`update sync_counter set seq = seq + ${count}, mark = ${mark}, totals = totals || coalesce((
      select jsonb_object_agg(key, coalesce((totals ->> key)::bigint, 0) + value::bigint) from jsonb_each_text(${grown}::jsonb)), '{}')
    where ${isOwn} returning seq`.execute(db)
  return { first: Number(found[0]?.seq ?? 0) - count, mark }
}

/** What is kept of a row as it was, by column. */
const compared = (was: Stored, columns: readonly string[] | undefined) =>
  columns && Object.fromEntries(columns.map((column) => [column, was[column] ?? null]))

/** Tells of the written rows. Where outcomes are all there is to remember, a change of nothing keeps their place: a server put back lacks it. */
async function keepChanges(db: Db, rows: readonly Numbered[], { first, mark }: Taken, resources: Resources): Promise<void> {
  const told: readonly Omit<Numbered, 'grows'>[] = rows.length > 0 ? rows : [{ noun: '', id: '', scope: null, wasScope: null }]
  // Asked under the lock of the counter: a rule that is chosen later comes later in the sequence as well, and its holders copy anew.
  const ruled = await readRuledColumns(db, resources, [...new Set(rows.flatMap((row) => (row.was ? [row.noun] : [])))])
  const changes = told.map(({ noun, id, scope, wasScope, readers, wasReaders, was }, at) => ({
    seq: first + at + 1,
    noun,
    row_id: id,
    scope,
    was_scope: wasScope,
    readers,
    was_readers: wasReaders,
    was: was && compared(was, ruled.get(noun)),
  }))
  await sql`insert into sync_change (tenant_id, seq, noun, row_id, scope, was_scope, readers, was_readers, was, mark)
    select ${ownTenant}, seq, noun, row_id, scope, was_scope, readers, was_readers, was, ${mark}
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c(seq bigint, noun text, row_id text, scope text, was_scope text, readers text[],
      was_readers text[], was jsonb)`.execute(db)
}

/** Tells of rows that were written beside any batch, as the last thing of their transaction. */
export async function tellWritten(db: Db, rows: readonly Numbered[]): Promise<void> {
  if (rows.length > 0) await keepChanges(db, rows, await take(db, rows), {})
}

/** How an outcome of a batch gets its place in the sequence. */
type Place = (answer: Settled) => Settled

async function keepOutcomes(db: Db, recorded: readonly Recorded[], place: Place): Promise<void> {
  const outcomes = recorded.map(({ batch, op, settled, hash, was }) => ({
    op_id: op.id,
    replica: batch.replica,
    user_id: batch.author.id,
    n: op.n,
    noun: op.noun,
    row_id: op.key,
    payload: kept(batch, op),
    payload_hash: hash,
    outcome: settled.outcome,
    settled: place(settled),
    was,
  }))
  await sql`insert into sync_op (tenant_id, op_id, replica, user_id, n, noun, row_id, payload, payload_hash, outcome, settled, was)
    select ${ownTenant}, op_id, replica, user_id, n, noun, row_id, payload, payload_hash, outcome, settled, was
    from jsonb_to_recordset(${storable(outcomes)}::jsonb) as o(op_id text, replica text, user_id text, n bigint, noun text, row_id text,
      payload jsonb, payload_hash text, outcome text, settled jsonb, was jsonb)`.execute(db)
}

/**
 * The end of a batch: rows go to their tables, then the counter is taken, then changes and outcomes get their numbers.
 * Numbers are handed out last, because whoever holds the counter makes all others of the tenant wait. Answers how an outcome of the batch
 * is given its place in the sequence.
 */
export async function number(db: Db, { staging, catalogue }: Batch, recorded: ReadonlyMap<string, Recorded>): Promise<Place> {
  const many = staging.effects.many()
  if (staging.rows().length + many.length === 0 && recorded.size === 0) return (answer) => answer
  await staging.flush()
  const rows = [...staging.rows().map(numbered), ...(await runMany(db, many))]
  const taken = await take(db, rows)
  const seqOf = new Map(rows.map((row, at) => [`${row.noun}:${row.id}`, taken.first + at + 1]))
  const place: Place = (answer) => {
    const op = recorded.get(answer.id)?.op
    if (!op) return answer
    const isDone = answer.outcome === 'applied' || answer.outcome === 'conflict'
    return { ...answer, seq: isDone ? Math.max(seqOf.get(`${op.noun}:${op.key}`) ?? 0, seqOf.get(`conflict:${op.id}`) ?? 0) : 0 }
  }
  await keepChanges(db, rows, taken, catalogue.resources)
  if (recorded.size > 0) await keepOutcomes(db, [...recorded.values()], place)
  return place
}
