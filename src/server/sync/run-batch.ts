import { sql } from 'kysely'
import { Refusal } from '../../contract/error'
import type { Settled } from '../../contract/sync/exchange'
import { unitsOf } from '../../contract/sync/group'
import type { Op } from '../../contract/sync/op'
import { dateTimeOf } from '../../contract/time'
import type { Person } from '../auth/person'
import type { Db } from '../db/database'
import { isOwn } from '../db/own-tenant'
import type { Engine } from '../engine'
import { isDuplicate, isTransient } from '../error-code'
import { claimer } from '../files/named-files'
import type { OpContext } from '../resource/behaviour'
import { applyBatch } from './apply/apply-batch'
import { openContext } from './apply/op-context'
import type { Author, Batch } from './batch'
import type { Effects } from './effects'
import { fieldTaken } from './field-taken'
import { type Gather, openGather } from './gather'
import { type StagedRow, Staging } from './staging'

type Sender = { readonly person: Person; readonly author?: Author; readonly replica: string; readonly onClash: Batch['onClash'] }
/** Ops somebody sends, to be done in one transaction. All of one are of one tenant. */
type Sent = { readonly sender: Sender; readonly ops: readonly Op[] }

type Counter = { readonly epoch: string; readonly seq: number; readonly totals: Record<string, number>; readonly emptied: string[] | null }

/** The tenant's epoch. It changes when the server may have lost commits, and when the house is emptied: those epochs are `emptied`. */
export async function readEpoch(db: Db): Promise<Counter> {
  const { rows } = await sql<Counter>`select epoch, seq, totals, emptied from sync_counter where ${isOwn}`.execute(db)
  return rows[0] ?? { epoch: '', seq: 0, totals: {}, emptied: null }
}

/** The same, for a transaction that writes: none does while the house is being emptied, nor with what it was before. */
async function enterEpoch(db: Db): Promise<Pick<Counter, 'epoch' | 'emptied'>> {
  const { rows } = await sql<
    Pick<Counter, 'epoch' | 'emptied'>
  >`select epoch, emptied from sync_counter where ${isOwn} for key share`.execute(db)
  return rows[0] ?? { epoch: '', emptied: null }
}

/** How often a transaction is tried that fails for nothing that lies in it. */
const attempts = 4

/** What the product does on its own account, with the rows a batch has. */
type Own = (ctx: OpContext) => Promise<void>

/** What a transaction needs that is the same for all whose ops it does. */
async function openShared(engine: Engine, db: Db, choices: Batch['choices'], refusals: Batch['refusals']) {
  const { catalogue, behaviours, vault, giving, signing } = engine
  const staging = new Staging(db, catalogue.resources)
  const { epoch, emptied } = await enterEpoch(db)
  const now = dateTimeOf(engine.now())
  return {
    db,
    catalogue,
    behaviours,
    vault,
    choices,
    staging,
    epoch,
    emptied: emptied ?? [],
    refusals,
    now,
    giving,
    sign: signing.sign,
    laters: new Map(),
  }
}

/** Tells everybody which rows a transaction has changed. */
function publish({ pokes }: Engine, tenant: number, { rows, effects }: { rows: StagedRow[]; effects: Effects }, seq: number): void {
  const words = effects.words()
  if (rows.length === 0 && words.length === 0) return
  const places = rows.flatMap(({ noun, stored, wasScope, readers = [], wasReaders = [] }) =>
    [stored.scope, ...(wasScope ? [wasScope] : []), ...readers, ...wasReaders].map(
      (scope) => [`${noun} ${scope}`, [noun, scope] as const] as const,
    ),
  )
  pokes.publish({ tenant, seq, touched: [...new Map(places).values()], ...(words.length > 0 ? { words } : {}) })
}

/** What is looked at before a transaction is committed; what it throws undoes all of it. */
type Judge = (batch: Batch, settled: readonly Settled[]) => Promise<void>
type More = { readonly own?: Own; readonly judge?: Judge }

/** Does in one transaction what some of one tenant have sent, or the product's own work. Answers the outcomes of each. */
async function once(
  engine: Engine,
  sent: readonly [Sent, ...Sent[]],
  refusals: Batch['refusals'],
  { own, judge }: More = {},
): Promise<Settled[][]> {
  const { tenant } = sent[0].sender.person
  const choices = await engine.dictionaries.choices(tenant)
  const { settled, staging } = await engine.databases
    .tenant(tenant)
    .transaction()
    .execute(async (db) => {
      const shared = await openShared(engine, db, choices, refusals)
      const parts = sent.map(({ sender, ops }) => {
        const batch: Batch = { ...shared, author: sender.person, ...sender, claimFiles: claimer(db, engine.files, sender.person) }
        return { batch, ops }
      })
      const [first] = parts
      if (own && first) shared.laters.set('own', () => own(openContext(first.batch)))
      const settled = await applyBatch(db, parts)
      if (first) await judge?.(first.batch, settled.flat())
      return { settled, staging: shared.staging }
    })
  const seq = Math.max(0, ...settled.flat().map((one) => one.seq))
  publish(engine, tenant, { rows: staging.rows(), effects: staging.effects }, seq)
  return settled
}

/** Does work on the product's own account, in a transaction like those of ops: its rows are numbered and told like any other. */
export async function runOwn(engine: Engine, person: Person, own: Own): Promise<void> {
  const sender: Sender = { person, replica: `own-${person.id}`, onClash: 'hold' }
  await untilTaken(() => once(engine, [{ sender, ops: [] }], new Map(), { own }))
}

/** Which of some ops is refused, and for what. */
type Blamed = readonly [id: string, refusal: Refusal]

/** Which op broke a unique index, by the field it guards. */
function takenIn({ catalogue }: Engine, ops: readonly Op[], error: unknown): Blamed | undefined {
  const [first] = ops
  if (!first || !isDuplicate(error)) return undefined
  const { detail } = error as { detail?: unknown }
  const found = ops.flatMap((op) => {
    const resource = catalogue.resources[op.noun]
    const field = resource && fieldTaken(resource, error)
    return field === undefined ? [] : [{ op, field }]
  })
  const isNamed = ({ op, field }: { op: Op; field: string }) => String(detail ?? '').includes(`, ${String(op.patch[field])})`)
  const { op, field } = found.find(isNamed) ?? found[0] ?? { op: first, field: 'id' }
  return [op.id, new Refusal('input.invalid', { count: 1 }, { [field]: { code: 'field.taken' } })]
}

/** What an op is refused for that showed only when its rows stood: a right given too far, or a broken unique index. */
function blame(engine: Engine, ops: readonly [Op, ...Op[]], error: unknown): Blamed | undefined {
  const { giving } = engine
  if (!(error instanceof Refusal) || error.code !== 'access.more') return takenIn(engine, ops, error)
  return [(ops.find(({ noun }) => giving.watches(noun)) ?? ops[0]).id, error]
}

/** Does by itself what goes together: one op, or those of a group. */
async function alone(engine: Engine, sender: Sender, ops: readonly [Op, ...Op[]]): Promise<Settled[]> {
  const tryIt = async (refusals: Batch['refusals']) => (await once(engine, [{ sender, ops }], refusals)).flat()
  try {
    return await tryIt(new Map())
  } catch (error) {
    if (isTransient(error)) throw new Refusal('server.busy')
    const blamed = blame(engine, ops, error)
    if (blamed) return tryIt(new Map([blamed]))
    const [{ id, noun, verb }] = ops
    engine.log.error({ err: error, op: id, noun, verb, ops: ops.length }, 'an op failed')
    return ops.map((op) => ({ id: op.id, outcome: 'retry', seq: 0, rev: 0, code: 'server.failed' }))
  }
}

/** An id of an op that comes back with other content is a fault of an app: somebody has to look into it. */
function warnOfReused({ log }: Engine, { person, replica }: Sender, settled: readonly Settled[]): void {
  for (const { id } of settled.filter(({ code }) => code === 'op.reused'))
    log.error({ op: id, replica, user: person.id, tenant: person.tenant }, 'an op id came back with other content')
}

/** Tries a transaction anew while that may help. Throws `server.busy` when the database would not take it now, else what is wrong with it. */
async function untilTaken<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (!isTransient(error)) throw error
      if (attempt >= attempts) throw new Refusal('server.busy')
    }
  }
}

const isBusy = (error: unknown): boolean => error instanceof Refusal && error.code === 'server.busy'

/** Does what one has sent, all at once, or one after the other where one of them makes the others fail. */
async function apart(engine: Engine, { sender, ops }: Sent): Promise<Settled[]> {
  try {
    return (await untilTaken(() => once(engine, [{ sender, ops }], new Map()))).flat()
  } catch (error) {
    if (isBusy(error)) throw error
    const settled: Settled[] = []
    for (const unit of unitsOf(ops)) settled.push(...(await alone(engine, sender, unit)))
    return settled
  }
}

/** Does what several have sent in one transaction, or one after the other where that fails for a reason that lies in one of them. */
async function together(engine: Engine, sent: readonly Sent[]): Promise<PromiseSettledResult<Settled[]>[]> {
  const [first, ...more] = sent
  if (first && more.length > 0) {
    try {
      const settled = await untilTaken(() => once(engine, [first, ...more], new Map()))
      return settled.map((value) => ({ status: 'fulfilled', value }))
    } catch (error) {
      if (isBusy(error)) return sent.map(() => ({ status: 'rejected', reason: error }))
    }
  }
  const results: PromiseSettledResult<Settled[]>[] = []
  for (const one of sent) results.push(...(await Promise.allSettled([apart(engine, one)])))
  return results
}

/** Whoever changes what people hold goes alone: what one gives is judged by itself. */
const weigh = ({ giving }: Engine, { ops }: Sent): number =>
  ops.some(({ noun }) => giving.watches(noun)) ? Number.POSITIVE_INFINITY : ops.length

const gathering = new WeakMap<Engine, Gather<Sent, Settled[]>>()

function gatherOf(engine: Engine): Gather<Sent, Settled[]> {
  const known = gathering.get(engine) ?? openGather({ work: (sent) => together(engine, sent), weigh: (one) => weigh(engine, one) })
  gathering.set(engine, known)
  return known
}

/**
 * Applies ops, together with those that others of the tenant send meanwhile: each transaction costs much the same whatever it holds. When
 * one fails for a reason that lies in some op, that op is found, so that one bad op never stops the others. Throws only `server.busy`, when the
 * database would not take any of them now.
 */
export async function runBatch(engine: Engine, sender: Sender, ops: readonly Op[]): Promise<Settled[]> {
  if (ops.length === 0) return []
  const settled = await gatherOf(engine)(sender.person.tenant, { sender, ops })
  warnOfReused(engine, sender, settled)
  return settled
}

/** Most ops of one call that are refused one after the other for what only the database knows; each takes a transaction. */
const mostBlamed = 8

/**
 * Applies ops all or none. `judge` looks at their outcomes before they are committed, and what it throws undoes them; so does a refusal
 * that shows only when all rows stand. An op whose value of a unique field is another row's is one of the outcomes, refused at that field: only the
 * database knows it, so the others are done once more without it. Throws `server.busy` when the database would not take them now.
 */
export async function runWhole(engine: Engine, sender: Sender, ops: readonly Op[], judge: Judge): Promise<Settled[]> {
  const refusals = new Map<string, Refusal>()
  for (;;) {
    try {
      const settled = (await untilTaken(() => once(engine, [{ sender, ops }], refusals, { judge }))).flat()
      warnOfReused(engine, sender, settled)
      return settled
    } catch (error) {
      const blamed = takenIn(engine, ops, error)
      if (!blamed) throw error
      const [id, refusal] = blamed
      if (refusals.has(id) || refusals.size >= mostBlamed) throw refusal
      refusals.set(id, refusal)
    }
  }
}
