import type { Catalogue } from '../../../contract/catalogue'
import { type Ask, protocol, type Reply } from '../../../contract/sync/exchange'
import { unitsOf } from '../../../contract/sync/group'
import { versionOf } from '../../../contract/sync/upcast'
import { calm } from '../../recopy/calm'
import { partsAsked } from '../../recopy/take-parts'
import { blame } from '../outbox/outcomes'
import { pick, wireOp } from '../outbox/pick'
import { readSecret } from '../outbox/replica'
import { isParked, type StoredOp } from '../outbox/stored'
import { ahead, unsentFiles } from '../outbox/upload-queue'
import { type PersonDb, readMeta } from '../person-db'
import { isFull, steady } from '../steady'
import { isAboutLoad, verdictOf } from './call-fault'
import { afterAnswer, afterFailure, fullLoad, type Load, roomOf } from './load'
import { makeRoom } from './make-room'
import { type AskedFrom, type TakenIn, takeIn } from './take-in'

/** Carries one question to the server. Throws a `CallFault`. */
export type Transport = (ask: Ask) => Promise<Reply>

export type Line = { readonly db: PersonDb; readonly catalogue: Catalogue; readonly transport: Transport; readonly now: () => number }

/** How a round ended. `complete`: everything new has been read. `full`: the device has no room for it. `newer`: something waits for an update. */
export type Round = { readonly complete: boolean; readonly full: boolean; readonly newer: boolean }

/** Where one round stands. `accused`: what failed alone, an op or a group; the next call goes without ops, to learn whose fault it was. */
type Course = {
  load: Load
  readonly tried: Set<string>
  accused: readonly StoredOp[] | undefined
  more: boolean
  afresh: boolean
  full: boolean
  newer: boolean
  complete: boolean
}

async function choose({ db, catalogue, now }: Line, course: Course): Promise<StoredOp[]> {
  if (course.accused) return []
  const { load, tried } = course
  return db.transaction('r', [db.ops, db.standing, db.blobs], async () => {
    const fares = new Map((await db.standing.toArray()).map((fare) => [fare.id, fare]))
    const unsent = await unsentFiles(db)
    const waits = (op: StoredOp) => ahead(catalogue, op, unsent).length > 0
    // A newer build was here and has gone again: what it wrote waits for its return, with its rows and nothing else.
    const isNewer = (op: StoredOp) => op.v > versionOf(catalogue, op.noun)
    const ops = await db.ops.orderBy('n').toArray()
    course.newer = ops.some((op) => isNewer(op) && !isParked(fares.get(op.id)))
    return pick(ops, { fares, tried, waits, isNewer, room: roomOf(load), now: now() })
  })
}

async function question({ db, catalogue }: Line, ops: readonly StoredOp[]): Promise<AskedFrom> {
  const secret = await readSecret(db)
  return db.transaction('r', db.meta, async () => {
    const pull = await readMeta(db, 'pull')
    const { epoch, since, place, scope, gen, known = [] } = pull
    const replica = await readMeta(db, 'replica')
    return {
      ask: {
        protocol,
        epoch,
        replica,
        ...(secret && { secret }),
        since,
        place,
        scope,
        ...partsAsked(await readMeta(db, 'copied'), pull),
        known: [...known],
        ops: ops.map((op) => wireOp(catalogue, op)),
      },
      gen,
    }
  })
}

/** Takes a reply in. On a full device old copies make room; if that is not enough, the outcomes alone are kept. */
async function keep({ db, catalogue, now }: Line, course: Course, asked: AskedFrom, reply: Reply): Promise<TakenIn> {
  const take = (room: boolean) => steady(db, () => takeIn(db, catalogue, asked, reply, now(), room))
  try {
    return await take(true)
  } catch (error) {
    if (!isFull(error)) throw error
    await makeRoom(db, asked.ask.since === null)
    course.full = true
    return take(false)
  }
}

/** A call failed for what it carried: lighter next time, or under suspicion when it carried one op or one group only. */
function lighten(course: Course, ops: readonly StoredOp[], status: number): void {
  if (unitsOf(ops).length !== 1) {
    course.load = afterFailure(course.load, status, ops.length)
    return
  }
  course.accused = ops
  for (const { id } of ops) course.tried.add(id)
  course.load = afterAnswer(course.load, 1)
}

async function digest(line: Line, course: Course, ops: readonly StoredOp[], asked: AskedFrom, reply: Reply): Promise<void> {
  const { accused } = course
  if (accused) await steady(line.db, () => blame(line.db, accused, line.now()))
  course.accused = undefined
  course.load = afterAnswer(course.load, ops.length)
  for (const op of ops) course.tried.add(op.id)
  const { moved, more, afresh } = await keep(line, course, asked, reply)
  // One fresh start offers everything once more; a second within a round means that the server is in two minds.
  if (afresh && !course.afresh) course.tried.clear()
  course.more = more && moved && !(afresh && course.afresh)
  course.afresh ||= afresh
  course.complete = !more
}

/**
 * One round: sends what may go and takes in what is new, until neither is left. Each op is offered once. Safe at any moment, in
 * any number of windows at once. Throws the transport's fault when there is no getting through.
 */
export async function exchange(line: Line, whenCalm = calm): Promise<Round> {
  const none = { accused: undefined, more: true, afresh: false, full: false, newer: false, complete: false }
  const course: Course = { ...none, load: fullLoad, tried: new Set() }
  for (;;) {
    const ops = await steady(line.db, () => choose(line, course))
    if (ops.length === 0 && !course.more && !course.accused) return course
    const asked = await steady(line.db, () => question(line, ops))
    // What a person has made goes at once. A copy comes page by page, each when nobody types or waits for something else.
    if (ops.length === 0 && asked.ask.since === null) await whenCalm()
    try {
      await digest(line, course, ops, asked, await line.transport(asked.ask))
    } catch (error) {
      if (!isAboutLoad(error) || ops.length === 0) throw error
      lighten(course, ops, verdictOf(error))
    }
  }
}
