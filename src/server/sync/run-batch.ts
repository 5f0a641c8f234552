import { sql } from 'kysely'
import { Refusal } from '../../contract/error'
import type { Settled } from '../../contract/exchange'
import type { Op } from '../../contract/op'
import { moment } from '../../contract/time'
import type { Person } from '../auth/person'
import { columnOf, tableOf } from '../db/column'
import type { Db } from '../db/database'
import type { Engine } from '../engine'
import { codeOf, isTransient } from '../error-code'
import { claimer } from '../files/named-files'
import type { OpContext } from '../resource/behaviour'
import { applyBatch } from './apply-batch'
import type { Author, Batch } from './batch'
import { openContext } from './op-context'
import { Staging } from './staging'

type Sender = { readonly person: Person; readonly author?: Author; readonly replica: string; readonly onClash: Batch['onClash'] }

/** The tenant's epoch. It changes only when the server may have lost commits. */
export async function readEpoch(db: Db): Promise<{ epoch: string; seq: number; totals: Record<string, number> }> {
  const { rows } = await sql<{
    epoch: string
    seq: number
    totals: Record<string, number>
  }>`select epoch, seq, totals from sync_counter where tenant_id = current_setting('app.tenant_id')::integer`.execute(db)
  return rows[0] ?? { epoch: '', seq: 0, totals: {} }
}

/** What the product does on its own account, with the rows a batch has. */
type Own = (ctx: OpContext) => Promise<void>

async function once(
  engine: Engine,
  sender: Sender,
  ops: readonly Op[],
  refusals: ReadonlyMap<string, Refusal>,
  own?: Own,
): Promise<Settled[]> {
  const { catalogue, behaviours, vault, pokes } = engine
  const tenant = sender.person.tenant
  const choices = await engine.dictionaries.choices(tenant)
  const { settled, batch } = await engine.databases
    .tenant(tenant)
    .transaction()
    .execute(async (db) => {
      const staging = new Staging(db, catalogue.resources)
      const { epoch } = await readEpoch(db)
      const batch: Batch = {
        db,
        catalogue,
        behaviours,
        vault,
        choices,
        author: sender.person,
        ...sender,
        staging,
        epoch,
        refusals,
        now: moment(engine.now()),
        claimFiles: claimer(db, engine.files, sender.person),
        giving: engine.giving,
        sign: engine.signing.sign,
        laters: new Map(),
      }
      if (own) batch.laters.set('own', () => own(openContext(batch)))
      return { settled: await applyBatch(db, batch, ops), batch }
    })
  const rows = batch.staging.rows()
  const words = batch.staging.effects.words()
  if (rows.length > 0 || words.length > 0) {
    const touched = [
      ...new Map(
        rows.flatMap((row) =>
          [row.stored.scope, ...(row.wasScope ? [row.wasScope] : [])].map((scope) => [`${row.noun} ${scope}`, [row.noun, scope] as const]),
        ),
      ).values(),
    ]
    pokes.publish({ tenant, seq: Math.max(0, ...settled.map((one) => one.seq)), touched, ...(words.length > 0 ? { words } : {}) })
  }
  return settled
}

/** Does work on the product's own account, in a transaction like those of ops: its rows are numbered and told like any other. */
export async function runOwn(engine: Engine, person: Person, own: Own): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await once(engine, { person, replica: `own-${person.id}`, onClash: 'hold' }, [], new Map(), own)
      return
    } catch (error) {
      if (!isTransient(error)) throw error
      if (attempt >= 4) throw new Refusal('server.busy')
    }
  }
}

/** What an op is refused for that showed only when its rows stood: a right given too far, or a broken unique index, by the field it guards. */
function asRefusal(engine: Engine, op: Op, error: unknown): Refusal | undefined {
  if (error instanceof Refusal && error.code === 'access.more') return error
  if (codeOf(error) !== '23505') return undefined
  const constraint = String((error as { constraint?: unknown }).constraint ?? '')
  const fields = Object.keys(engine.catalogue.resources[op.noun]?.fields ?? {})
  const field = fields.find((one) => constraint === `${tableOf(op.noun)}_${columnOf(one)}_unique`) ?? 'id'
  return new Refusal('input.invalid', { count: 1 }, { [field]: { code: 'field.taken' } })
}

async function alone(engine: Engine, sender: Sender, op: Op): Promise<Settled[]> {
  try {
    return await once(engine, sender, [op], new Map())
  } catch (error) {
    if (isTransient(error)) throw new Refusal('server.busy')
    const refusal = asRefusal(engine, op, error)
    if (refusal) return once(engine, sender, [op], new Map([[op.id, refusal]]))
    engine.log.error({ err: error, op: op.id, noun: op.noun, verb: op.verb }, 'an op failed')
    return [{ id: op.id, outcome: 'retry', seq: 0, rev: 0, code: 'server.failed' }]
  }
}

/** An id of an op that comes back with other content is a fault of an app: somebody has to look into it. */
function warnOfReused({ log }: Engine, { person, replica }: Sender, settled: readonly Settled[]): void {
  for (const { id } of settled.filter(({ code }) => code === 'op.reused'))
    log.error({ op: id, replica, user: person.id, tenant: person.tenant }, 'an op id came back with other content')
}

/**
 * Applies ops in one transaction. When that fails for a reason that lies in some op, each is tried alone, so that one bad op
 * never stops the others. Throws only `server.busy`, when the database would not take any of them now.
 */
export async function runBatch(engine: Engine, sender: Sender, ops: readonly Op[]): Promise<Settled[]> {
  for (let attempt = 1; ops.length > 0; attempt++) {
    try {
      const settled = await once(engine, sender, ops, new Map())
      warnOfReused(engine, sender, settled)
      return settled
    } catch (error) {
      if (isTransient(error) && attempt < 4) continue
      if (isTransient(error)) throw new Refusal('server.busy')
      const settled: Settled[] = []
      for (const op of ops) settled.push(...(await alone(engine, sender, op)))
      return settled
    }
  }
  return []
}
