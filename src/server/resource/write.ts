import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { resourceOf } from '../../contract/catalogue'
import { type ErrorCode, Refusal, refuse, sentence } from '../../contract/error'
import { withEntryIds } from '../../contract/fields/entries'
import type { Language } from '../../contract/label'
import type { Settled } from '../../contract/sync/exchange'
import type { Op } from '../../contract/sync/op'
import { versionOf } from '../../contract/sync/upcast'
import { dateTimeOf } from '../../contract/time'
import { type Person, reachesRow } from '../auth/person'
import { tableOf } from '../db/column'
import { isOwn } from '../db/own-tenant'
import type { Engine } from '../engine'
import { whyNot } from '../http/said-of-field'
import { mostNamed, type StoppedRow, saidOfStopped } from '../http/said-of-stopped'
import { subjectOf } from '../sync/apply/subject'
import type { Batch } from '../sync/batch'
import { runBatch, runWhole } from '../sync/run-batch'
import { longestId } from './one-row'
import { rowOf } from './values'

/** A change asked for by a call instead of a device. `rev` is the version the caller saw; without it the present one. */
export type Wanted = {
  readonly noun: string
  readonly key: string
  readonly verb: string
  readonly patch: Readonly<Record<string, unknown>>
  readonly rev?: number | undefined
  readonly id?: string | undefined
}

async function presentRev(engine: Engine, person: Person, noun: string, key: string): Promise<number> {
  if (!(noun in engine.catalogue.resources)) return 0
  const { rows } = await sql<{
    rev: number
  }>`select rev from ${sql.table(tableOf(noun))} where ${isOwn} and id = ${key}`.execute(engine.databases.tenant(person.tenant))
  return rows[0]?.rev ?? 0
}

async function toOp(engine: Engine, person: Person, wanted: Wanted): Promise<Op> {
  const { noun, key, verb } = wanted
  // What a list of ids names by a longer one is not there, and no index would keep it.
  if (verb !== 'add' && key.length > longestId) refuse('record.gone')
  const id = wanted.id ?? uuidv7()
  let entries = 0
  // The same call made again under its key names its entries alike.
  const entryId = () => createHash('sha256').update(`${id} ${entries++}`).digest('hex').slice(0, 32)
  const patch = withEntryIds(resourceOf(engine.catalogue, noun)?.fields ?? {}, wanted.patch, entryId)
  const trunk = wanted.rev ?? (await presentRev(engine, person, noun, key))
  return {
    id,
    n: 1,
    noun,
    key,
    verb,
    patch,
    base: {},
    trunk,
    epoch: null,
    prev: null,
    deps: [],
    at: dateTimeOf(engine.now()),
    v: versionOf(engine.catalogue, noun),
    app: 'call',
  }
}

/** Whoever calls, as a sender of ops: each call is a device of its own, and hears of a clash at once. */
const callerOf = (person: Person, ops: readonly Op[]) => ({ person, replica: `call-${ops[0]?.id ?? uuidv7()}`, onClash: 'refuse' as const })

function settledOrRefused(settled: Settled): Settled {
  if (settled.outcome === 'applied') return settled
  if (settled.outcome === 'conflict') refuse('record.held')
  throw new Refusal((settled.code ?? 'server.failed') as ErrorCode, { ...settled.values }, (settled.problems ?? {}) as Refusal['problems'])
}

/**
 * Makes changes asked for by a call, each an op like a device's, all or none of them seen before the answer. A change that
 * somebody else's unseen one stands against is refused at once: whoever calls sits before the form and can look again. One that the
 * noun's rules hold is kept for somebody to decide, and `record.held` says that nothing of it stands there yet.
 */
export async function writeNow(engine: Engine, person: Person, wanted: readonly Wanted[]): Promise<Settled[]> {
  const ops = await Promise.all(wanted.map((one) => toOp(engine, person, one)))
  const settled = await runBatch(engine, callerOf(person, ops), ops)
  return settled.map(settledOrRefused)
}

/** Looks at what became of ops before they are committed; what it throws undoes all of them. */
export type Judge = (batch: Batch, settled: readonly Settled[], ops: readonly Op[]) => Promise<void>

/** Makes changes asked for by a call, all or none of them. `judge` says whether they stand. */
export async function writeWhole(engine: Engine, person: Person, wanted: readonly Wanted[], judge: Judge): Promise<Settled[]> {
  const ops = await Promise.all(wanted.map((one) => toOp(engine, person, one)))
  return runWhole(engine, callerOf(person, ops), ops, (batch, settled) => judge(batch, settled, ops))
}

/** Makes changes of several nouns asked for by one form, all or none of them. */
export async function writeForm(engine: Engine, person: Person, wanted: readonly Wanted[]): Promise<Settled[]> {
  if (wanted.length === 1) return writeNow(engine, person, wanted)
  return writeWhole(engine, person, wanted, async (_, settled) => void settled.map(settledOrRefused))
}

/** Whether somebody may be told of a row that is there. */
async function isSeen({ catalogue, staging, person }: Batch, noun: string | undefined, key: unknown): Promise<boolean> {
  const resource = noun && resourceOf(catalogue, noun)
  const stored = resource && typeof key === 'string' && (await staging.get(resource.name, key))
  return Boolean(stored && !stored.gone && reachesRow(person, resource, stored))
}

/** What people know a row by, as far as they may see it; one that was not made, by what it was to be called. */
async function nameOf(batch: Batch, { noun, key, verb, patch }: Op): Promise<string> {
  const resource = resourceOf(batch.catalogue, noun)
  if (!resource) return key
  const stored = await batch.staging.get(noun, key)
  if (stored) return (await isSeen(batch, noun, key)) ? subjectOf(batch, resource, rowOf(resource, stored), key) : key
  const of = resource.fields[resource.title]?.noun
  const mayName = verb === 'add' && (!of || (await isSeen(batch, of, patch[resource.title])))
  return mayName ? subjectOf(batch, resource, patch, key) : key
}

/**
 * Removes rows, all or none. Throws `record.stopped`, which names those that cannot be removed and why; one that somebody would have to
 * confirm cannot be removed together with others.
 */
export async function removeTogether(engine: Engine, person: Person, noun: string, keys: readonly string[]): Promise<void> {
  await removeRows(
    engine,
    person,
    keys.map((key) => ({ noun, key })),
  )
}

/** The same for rows of several nouns, in the order given. */
export async function removeRows(engine: Engine, person: Person, rows: readonly Pick<Wanted, 'noun' | 'key'>[]): Promise<void> {
  const wanted = rows.map((row) => ({ ...row, verb: 'remove', patch: {} }))
  await writeWhole(engine, person, wanted, stopAtAny('record.stopped', 'record.decided-alone'))
}

/**
 * Changes rows of a noun alike, all or none. Throws `record.none-changed`, which names those that cannot be changed and why; one that
 * somebody would have to confirm cannot be changed together with others.
 */
export async function changeTogether(engine: Engine, person: Person, wanted: readonly Wanted[]): Promise<void> {
  await writeWhole(engine, person, wanted, stopAtAny('record.none-changed', 'record.changed-alone'))
}

/** Refuses all where one was not done, and says which were not: with `code`, and of one that was held with the words of `held`. */
const stopAtAny =
  (code: ErrorCode, held: ErrorCode): Judge =>
  async (batch, settled, ops) => {
    const stopped = settled.flatMap((one, at) => {
      const op = ops[at]
      return op && one.outcome !== 'applied' ? [{ one, op }] : []
    })
    const rows: StoppedRow[] = []
    for (const { one, op } of stopped.slice(0, mostNamed)) {
      const fields = resourceOf(batch.catalogue, op.noun)?.fields ?? {}
      const why = (language: Language) => (one.outcome === 'conflict' ? sentence(held, language) : whyNot(fields, one, language))
      rows.push({ title: await nameOf(batch, op), why })
    }
    const [first, ...others] = rows
    if (first) throw new Refusal(code, saidOfStopped([first, ...others], stopped.length))
  }
