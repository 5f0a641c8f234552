import type { Table } from 'dexie'
import { uuidv7 } from 'uuidv7'
import { type Catalogue, flowOf } from '../../../contract/catalogue'
import { refuse, refuseFields } from '../../../contract/error'
import { withEntryIds } from '../../../contract/fields/entries'
import { filesOf } from '../../../contract/fields/file'
import { checkAgreement } from '../../../contract/sync/agreement'
import { seenBy } from '../../../contract/sync/fold'
import { largestGroup, largestGroupBytes, unitsOf } from '../../../contract/sync/group'
import { entityOf, largestOp, type Op } from '../../../contract/sync/op'
import { versionOf } from '../../../contract/sync/upcast'
import { dateTimeOf } from '../../../contract/time'
import { type PersonDb, readMeta, writeMeta } from '../person-db'
import { isFull, steady } from '../steady'
import { readSeen } from '../view/view'
import { type AnyIntent, checkIntent } from './intent'
import { forget } from './outcomes'
import { type DoneOp, isParked, type StoredOp } from './stored'

/** What saving needs. `app` is the version of the build. */
export type Desk = { readonly db: PersonDb; readonly catalogue: Catalogue; readonly now: () => number; readonly app: string }

/** `draft`: key of the form's draft, dropped with the save. `instead`: parked ops these intents replace. */
export type CommitOptions = { readonly draft?: string; readonly instead?: readonly string[] }

/** This replica's last op on a row that is not parked, however long it is done: older edits must never be overtaken. */
async function lastOn(db: PersonDb, entity: string): Promise<StoredOp | DoneOp | undefined> {
  const of = <T>(table: Table<T, string>) => table.where({ entity }).toArray()
  const [fares, ...known] = await Promise.all([of(db.standing), of<StoredOp>(db.ops), of<StoredOp>(db.acked), of<StoredOp>(db.done)])
  const parked = new Set(fares.filter(isParked).map((fare) => fare.id))
  return known
    .flat()
    .filter((op) => !parked.has(op.id))
    .sort((one, two) => two.n - one.n)[0]
}

/** The epoch an edit counts in: of the row that was shown; where there is none, of the edits that were, which may be older than the copy. */
async function epochOf(db: PersonDb, era: string | undefined, last: StoredOp | DoneOp | undefined): Promise<string | null> {
  const shown = last && !('finishedAt' in last) ? last.epoch : null
  return era ?? shown ?? (await readMeta(db, 'pull')).epoch
}

async function findDeps(db: PersonDb, deps: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const dep of deps) {
    const id = dep.includes(':') ? (await lastOn(db, dep))?.id : dep
    if (id) found.push(id)
  }
  return found
}

/** A file must lie here before an edit may name it, or stand in the row already. */
async function checkFiles({ db, catalogue }: Desk, { noun, patch }: AnyIntent, shown: AnyIntent['patch'] | undefined): Promise<void> {
  const { fields = {} } = catalogue.resources[noun] ?? {}
  const known = new Set(filesOf(fields, shown ?? {}))
  for (const sha of await db.blobs.where('sha').anyOf(filesOf(fields, patch)).primaryKeys()) known.add(sha)
  const lost = Object.entries(fields).filter(([name, facts]) => filesOf({ [name]: facts }, patch).some((sha) => !known.has(sha)))
  if (lost.length > 0) refuseFields(Object.fromEntries(lost.map(([name]) => [name, { code: 'field.file' }])))
}

/** The place of an intent among those of its group. Refuses a group that is too large to be sent. */
function groupOf({ group: id }: AnyIntent, at: number, intents: readonly AnyIntent[]): Op['group'] {
  if (id === undefined) return undefined
  const places = intents.flatMap((one, place) => (one.group === id ? [place] : []))
  if (places.length > largestGroup) refuse('record.too-many', { max: largestGroup })
  return { id, at: places.indexOf(at) + 1, of: places.length }
}

async function draw(desk: Desk, intent: AnyIntent, id: string, group: Op['group']): Promise<StoredOp> {
  const { db, catalogue, now, app } = desk
  const { noun, key, verb } = intent
  const { fields = {} } = catalogue.resources[noun] ?? {}
  const patch = withEntryIds(fields, intent.patch, uuidv7)
  const entity = entityOf(intent)
  const shown = (intent.seen ?? (await readSeen(db, catalogue, { noun, keys: [key] }))[0]) as AnyIntent['seen']
  checkAgreement(catalogue, intent, shown)
  await checkFiles(desk, intent, shown)
  const last = await lastOn(db, entity)
  const n = await readMeta(db, 'next')
  await writeMeta(db, 'next', n + 1)
  return {
    id,
    n,
    entity,
    noun,
    key,
    verb,
    patch,
    base: seenBy(intent, shown, flowOf(catalogue, noun), Object.keys(fields)),
    trunk: shown?.rev ?? 0,
    epoch: await epochOf(db, shown?.era, last),
    prev: last?.id ?? null,
    deps: await findDeps(db, intent.deps ?? []),
    ...(group && { group }),
    at: dateTimeOf(new Date(now())),
    v: versionOf(catalogue, noun),
    app,
  }
}

/** Parts that come when something is first saved. One that cannot come stands in nobody's way: the server checks and seals as well. */
type Tools = { readonly shape?: typeof import('../../../contract/sync/op-shape'); readonly seal?: typeof import('./chain-hash') }

/** Fetches what a first save would otherwise wait for. Resolves in any case. */
export const prepareToSave = () => import('../../../contract/sync/op-shape').catch(() => undefined)

async function toolsFor({ catalogue }: Desk, intents: readonly AnyIntent[]): Promise<Tools> {
  const isChained = intents.some(({ noun }) => catalogue.chained?.includes(noun))
  const [shape, seal] = await Promise.all([prepareToSave(), isChained ? import('./chain-hash').catch(() => undefined) : undefined])
  return { ...(shape && { shape }), ...(seal && { seal }) }
}

/** Links an op on a chained noun to the record before it. */
async function sealed({ db, catalogue }: Desk, op: StoredOp, tools: Tools): Promise<StoredOp> {
  if (!tools.seal || !catalogue.chained?.includes(op.noun)) return op
  const seal = tools.seal.chainHashOf(op, catalogue.resources[op.noun]?.fields ?? {}, (await readMeta(db, 'seal')) ?? null)
  await writeMeta(db, 'seal', seal?.hash)
  return { ...op, seal }
}

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length

/** Refuses what could never be read by the server, before it enters the outbox. */
function checkOp(op: StoredOp, { shape }: Tools): void {
  if (shape && !shape.opShape.safeParse(op).success) refuse('input.malformed')
  if (bytesOf(op) > largestOp) refuse('input.large')
}

/** Drops parked ops for the ones that take their place. A second tap, or another window, must not put anything in their place twice. */
async function replace(db: PersonDb, instead: readonly string[]): Promise<void> {
  const fares = await db.standing.bulkGet([...instead])
  if (!fares.every(isParked)) refuse('record.gone')
  await forget(db, instead)
}

/**
 * The only way an edit comes to be: all intents or none, kept on the device when the promise resolves. Refuses with the problems of
 * the fields, with `device.full` when there is no room, with `device.newer` when a newer app holds the database, and with `record.gone` when an
 * op to be replaced is not parked here any more.
 */
export async function commitOps(desk: Desk, intents: readonly AnyIntent[], { draft, instead = [] }: CommitOptions = {}): Promise<Op[]> {
  const { db, catalogue } = desk
  for (const intent of intents) checkIntent(catalogue, intent)
  const ids = intents.map(() => uuidv7())
  const tools = await toolsFor(desk, intents)
  const save = () =>
    db.transaction('rw', [db.rows, db.ops, db.standing, db.acked, db.done, db.blobs, db.drafts, db.meta], async () => {
      // After a connection was lost the save is tried again: the first try may have been kept all the same.
      const kept = (await db.ops.bulkGet(ids)).filter((op) => op !== undefined)
      if (kept.length > 0) return kept
      await replace(db, instead)
      for (const [at, intent] of intents.entries()) {
        const op = await sealed(desk, await draw(desk, intent, ids[at] ?? uuidv7(), groupOf(intent, at, intents)), tools)
        checkOp(op, tools)
        await db.ops.add(op)
        kept.push(op)
      }
      for (const unit of unitsOf(kept)) if (unit.length > 1 && bytesOf(unit) > largestGroupBytes) refuse('input.large')
      if (draft !== undefined) await db.drafts.delete(draft)
      return kept
    })
  try {
    return await steady(db, save)
  } catch (error) {
    if (isFull(error)) return refuse('device.full')
    throw error
  }
}
