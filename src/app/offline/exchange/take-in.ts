import type { Catalogue } from '../../../contract/catalogue'
import type { Ask, Change, Reply } from '../../../contract/sync/exchange'
import { entityOf } from '../../../contract/sync/op'
import type { Copied } from '../../recopy/copied'
import { laid, type Split } from '../../recopy/laid'
import { takePage, takeParts } from '../../recopy/take-parts'
import { recordOutcomes } from '../outbox/outcomes'
import { renewReplica } from '../outbox/replica'
import type { AckedOp, Pull, StoredOp, StoredRow } from '../outbox/stored'
import { type PersonDb, readMeta, writeMeta } from '../person-db'
import { freshCopy, keepDone, startEra } from './eras'
import { dropOld, evict } from './evict'
import { headsAfter } from './heads'

/** What was asked, with the generation of the copy it was asked for. */
export type AskedFrom = { readonly ask: Ask; readonly gen: number }
/** `moved`: reading got ahead. `afresh`: the server had lost commits, and everything is offered and read again. */
export type TakenIn = { readonly moved: boolean; readonly more: boolean; readonly afresh: boolean }

const isSame = (one: unknown, two: unknown) => JSON.stringify(one ?? null) === JSON.stringify(two ?? null)

/** A reply counts only for the place it was asked for; late, doubled and overtaken ones bring no rows. */
export const isAwaited = ({ ask, gen }: AskedFrom, pull: Pull) =>
  gen === pull.gen && ask.since === pull.since && isSame(ask.place, pull.place)

/** Whether a reply shows that the server has lost commits: another epoch, or less in sequence than was read already. */
export const wentBack = (asked: AskedFrom, reply: Reply, pull: Pull): boolean =>
  pull.epoch !== null && (reply.epoch !== pull.epoch || (isAwaited(asked, pull) && reply.next < (asked.ask.since ?? 0)))

/**
 * Rows written at once. Of a full copy few enough for the page to hear a finger in between. Of news so few that Dexie tells whoever
 * follows which rows they were: of fifty and more it says only that any may have changed.
 */
const slices = { copy: 100, news: 49 }

/** Where reading stands, and copying anew. */
const placeOf = ({ since, place, gen }: Pull, copied: Copied | undefined) => [since, place, gen, copied?.again]

type Key = [noun: string, id: string]

/**
 * Rows that lie here under the ids of changes. A full copy comes in the order of ids: what lies here of a noun, on a first copy nothing, is
 * read in one go from the first to the last of them. Elsewhere there may be thousands in between.
 */
async function readKnown(db: PersonDb, changes: readonly Change[], isCopy: boolean): Promise<(StoredRow | undefined)[]> {
  const keys = changes.map(({ noun, id }): Key => [noun, id])
  if (!isCopy) return db.rows.bulkGet(keys)
  const found = new Map<string, StoredRow>()
  for (const one of new Set(changes.map(({ noun }) => noun))) {
    const ids = changes.flatMap(({ noun, id }) => (noun === one ? [id] : [])).sort()
    const here = db.rows.where('[noun+id]').between([one, ids[0]], [one, ids.at(-1)], true, true)
    for (const row of await here.toArray()) found.set(entityOf({ noun: one, key: row.id }), row)
  }
  return keys.map(([noun, key]) => found.get(entityOf({ noun, key })))
}

async function putChanges(db: PersonDb, catalogue: Catalogue, changes: readonly Change[], pull: Pull): Promise<Split> {
  const { gen, era, since } = pull
  const isCopy = since === null
  const known = await readKnown(db, changes, isCopy)
  const isNewer = (old: StoredRow | undefined, { seq }: Change) => old?.era === era && old.seq > seq
  const kept = known.flatMap((old, at) => (old && isNewer(old, changes[at] as Change) ? [{ ...old, gen }] : []))
  const { rows, gone } = laid(
    catalogue,
    changes.filter((one, at) => !isNewer(known[at], one)),
    pull,
  )
  await db.rows.bulkDelete([...gone])
  const slice = isCopy ? slices.copy : slices.news
  const all = [...kept, ...rows]
  for (let at = 0; at < all.length; at += slice) await db.rows.bulkPut(all.slice(at, at + slice))
  return { rows, gone }
}

/** Where reading stands after an awaited reply. */
export function advance(pull: Pull, reply: Reply): Pull {
  const place = pull.since === null ? (reply.place ?? null) : null
  const next = { ...pull, scope: reply.scope, place, since: place ? null : reply.next }
  // What changed since is forgotten, or who sees what has changed: rows that went go with the old copy, once the new one is complete.
  const isForgotten = pull.since !== null && Boolean(reply.place)
  const isRescoped =
    reply.print === undefined ? pull.scope !== null && pull.scope !== reply.scope : pull.place !== null && Boolean(reply.parts)
  return isForgotten || isRescoped ? { ...freshCopy(pull), scope: reply.scope } : next
}

/** Whether an accepted op needs no place of its own in the view any more. */
export const isOver = (op: AckedOp, row: StoredRow | undefined, pull: Pull, isComplete: boolean): boolean =>
  (row?.era === pull.era && row.row.rev >= op.rev) || (isComplete && (pull.since ?? 0) >= op.seq)

/** Ops of a group are over together, so that they are forgotten, or offered again after a restore, together: none of `open` is. */
export function overOf(acked: readonly AckedOp[], open: readonly StoredOp[], isDone: (op: AckedOp, at: number) => boolean): AckedOp[] {
  const done = acked.map(isDone)
  const groups = new Set([...open, ...acked.filter((_, at) => !done[at])].map(({ group }) => group?.id))
  return acked.filter(({ group }, at) => done[at] && !(group && groups.has(group.id)))
}

/** Accepted ops stay in view until their row is here, or until everything up to their place has been read. */
async function finish(db: PersonDb, pull: Pull, isComplete: boolean, now: number): Promise<void> {
  const acked = await db.acked.toArray()
  const rows = await db.rows.bulkGet(acked.map(({ noun, key }): [string, string] => [noun, key]))
  const open = acked.some(({ group }) => group) ? await db.ops.toArray() : []
  const over = overOf(acked, open, (op, at) => isOver(op, rows[at], pull, isComplete))
  await db.done.bulkPut(over.map(({ era: _, seq: __, was: ___, ...op }) => ({ ...op, finishedAt: now })))
  await db.acked.bulkDelete(over.map((op) => op.id))
  const past = db.done.where('finishedAt').below(now - keepDone)
  if (isComplete) await past.delete()
}

type Reading = { readonly db: PersonDb; readonly catalogue: Catalogue; readonly asked: AskedFrom; readonly reply: Reply }

/** Reads what is new, and a page of what is copied anew. Answers where both stand after it. */
async function readOn({ db, catalogue, asked, reply }: Reading, pull: Pull): Promise<[Pull, Copied | undefined]> {
  const parts = await takeParts(db, catalogue, reply, pull)
  const news = await putChanges(db, catalogue, reply.changes, pull)
  const split = (changes: readonly Change[]) => laid(catalogue, changes, pull)
  const copied = parts && (await takePage(db, parts, { asked: asked.ask.recopy, reply, news, split }))
  const next = advance(pull, reply)
  if (pull.since !== null || next.since === null) return [next, copied]
  return [{ ...next, ready: true }, copied && { ...copied, lacking: [] }]
}

/**
 * Takes a reply in, wholly or not at all. Without `room` only outcomes are taken: the device is full, and rows must wait. Replies
 * may come twice, late or out of order.
 */
export function takeIn(db: PersonDb, catalogue: Catalogue, asked: AskedFrom, reply: Reply, now: number, room = true): Promise<TakenIn> {
  return db.transaction('rw', [db.rows, db.staged, db.ops, db.standing, db.acked, db.done, db.blobs, db.meta], async () => {
    const known = await readMeta(db, 'pull')
    if (reply.anew && asked.ask.replica === (await readMeta(db, 'replica'))) await renewReplica(db)
    const isDue = isAwaited(asked, known)
    if (wentBack(asked, reply, known)) {
      const isCurrent = asked.ask.epoch === known.epoch
      if (isCurrent) await writeMeta(db, 'pull', await startEra(db, known, reply, now))
      return { moved: isCurrent, more: true, afresh: isCurrent }
    }
    const begun = known.epoch === null ? { ...known, epoch: reply.epoch, era: reply.epoch } : known
    const pull = { ...begun, known: headsAfter(known.known ?? [], asked.ask, reply) }
    await recordOutcomes(db, [...reply.settled, ...(reply.acks ?? [])], pull, now)
    const was = await readMeta(db, 'copied')
    const [next, copied] = isDue && room ? await readOn({ db, catalogue, asked, reply }, pull) : [pull, was]
    const isWhole = next.since === null || !copied?.again.length
    const isComplete = isDue && room && pull.since !== null && next.since !== null && !reply.more && isWhole
    await finish(db, next, isComplete, now)
    if (next.since !== null) await dropOld(db, next)
    if (isComplete) await evict(db, catalogue, reply.now.slice(0, 10))
    if (copied && !isSame(copied, was)) await writeMeta(db, 'copied', copied)
    await writeMeta(db, 'pull', isComplete ? { ...next, syncedAt: now } : next)
    const [from, to] = [placeOf(pull, was), placeOf(next, copied)]
    return { moved: !isSame(from, to), more: !isComplete, afresh: false }
  })
}
