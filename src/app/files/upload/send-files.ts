import type { Catalogue } from '../../../contract/catalogue'
import { errorOf, isErrorCode } from '../../../contract/error'
import { createBackoff } from '../../offline/exchange/backoff'
import { type CallFault, isCallFault, pauseFor } from '../../offline/exchange/call-fault'
import { makeRoom } from '../../offline/exchange/make-room'
import { blame, recordOutcomes } from '../../offline/outbox/outcomes'
import { isStuck } from '../../offline/outbox/pick'
import type { Bytes, StoredOp } from '../../offline/outbox/stored'
import { ahead, type Carrier, type Upload, unsentFiles } from '../../offline/outbox/upload-queue'
import { type PersonDb, readMeta } from '../../offline/person-db'
import { isFull, steady } from '../../offline/steady'
import { bringFile } from './bring-file'
import type { FileTransport } from './file-transport'
import { sweepFiles } from './sweep-files'

/** The file whose turn it is, the op that waits for it, and how many bytes wait in all. */
type Next = { readonly file: Bytes; readonly op: StoredOp; readonly isLast: boolean; readonly size: number }

/** Remembers how large files are, so that each is looked at once. */
async function sizeOf(db: PersonDb, shas: ReadonlySet<string>, known: Map<string, number>): Promise<number> {
  const unknown = [...shas].filter((sha) => !known.has(sha))
  if (unknown.length > 0)
    await db.blobs
      .where('sha')
      .anyOf(unknown)
      .each(({ sha, size }) => known.set(sha, size))
  return [...shas].reduce((sum, sha) => sum + (known.get(sha) ?? 0), 0)
}

/** The oldest op's files first, those of an op that failed by itself last. What a person must look after does not go. */
const choose = (db: PersonDb, catalogue: Catalogue, now: number, sizes: Map<string, number>): Promise<Next | undefined> =>
  db.transaction('r', [db.ops, db.standing, db.blobs], async () => {
    const unsent = await unsentFiles(db)
    if (unsent.size === 0) return undefined
    const fares = new Map((await db.standing.toArray()).map((fare) => [fare.id, fare]))
    const waiting = (await db.ops.orderBy('n').toArray()).filter(
      (op) => !isStuck(fares.get(op.id), now) && ahead(catalogue, op, unsent).length > 0,
    )
    const op = waiting.find(({ id }) => !fares.get(id)?.failures) ?? waiting[0]
    const wanted = op ? ahead(catalogue, op, unsent) : []
    const file = wanted[0] === undefined ? undefined : await db.blobs.get(wanted[0])
    if (!op || !file) return undefined
    const all = new Set(waiting.flatMap((one) => ahead(catalogue, one, unsent)))
    return { file, op, isLast: wanted.length === 1, size: await sizeOf(db, all, sizes) }
  })

/** Notes that the server has a file. A full device gives up first what can be had again. */
async function markSent(db: PersonDb, sha: string): Promise<void> {
  const mark = () => steady(db, () => db.blobs.update(sha, { state: 'sent' }))
  await mark().catch(async (error: unknown) => {
    if (!isFull(error)) throw error
    await makeRoom(db)
    await mark()
  })
}

/** The server has looked at the file and will never take it. */
const isRefusal = ({ status, code = '' }: CallFault): boolean =>
  status === 422 || (code.startsWith('file.') && isErrorCode(code) && errorOf(code).fate === 'ask')

/** The call failed for what it carried, and might go on failing. */
const isAboutFile = ({ status }: CallFault): boolean =>
  status === 500 || status === 413 || (status >= 200 && status < 300) || status === 400

async function park(db: PersonDb, op: StoredOp, fault: CallFault, now: number): Promise<void> {
  const { code = 'field.file', values } = fault as CallFault & { values?: Record<string, string | number> }
  await steady(db, () =>
    db.transaction('rw', [db.ops, db.standing, db.acked, db.blobs, db.meta], async () => {
      await recordOutcomes(db, [{ id: op.id, outcome: 'rejected', seq: 0, rev: 0, code, values }], await readMeta(db, 'pull'), now)
    }),
  )
}

/**
 * Carries the files of waiting ops to the server, one at a time, the newest op's last. It has a backoff of its own, so that files that
 * do not get through keep no other op waiting.
 */
export const fileCarrier =
  (transport: FileTransport): Carrier =>
  ({ db, catalogue, world, tell }) => {
    const backoff = createBackoff(world)
    const sizes = new Map<string, number>()
    let notBefore = 0
    let swept = Number.NEGATIVE_INFINITY
    let isShown = false
    const show = (upload: Upload | undefined) => {
      if (upload || isShown) tell(upload)
      isShown = upload !== undefined
    }
    const fail = async (error: unknown, op: StoredOp) => {
      if (!isCallFault(error) || pauseFor(error)) throw error
      if (isRefusal(error)) return park(db, op, error, world.now())
      if (isAboutFile(error)) await steady(db, () => blame(db, [op], world.now()))
      notBefore = world.elapsed() + backoff.failed(error.retryAfter)
    }
    const carry = async ({ file, op, size }: Next, isWanted: () => boolean): Promise<boolean> => {
      try {
        if (!(await bringFile(file, transport, { tell: (sent) => show({ sent, size }), isWanted }))) return false
      } catch (error) {
        await fail(error, op)
        return false
      }
      backoff.succeeded()
      await markSent(db, file.sha)
      return true
    }
    const sweep = async () => {
      if (world.now() - swept < 3_600_000) return
      swept = world.now()
      await sweepFiles(db, swept).catch(() => undefined)
    }
    const work = async (isWanted: () => boolean): Promise<number | undefined> => {
      for (;;) {
        const next = await steady(db, () => choose(db, catalogue, world.now(), sizes))
        if (!next) return undefined
        if (world.elapsed() < notBefore) return notBefore - world.elapsed()
        const isThere = await carry(next, isWanted)
        if (isWanted() || (isThere && next.isLast)) return 0
      }
    }
    return async (isWanted) => {
      try {
        return await work(isWanted)
      } finally {
        show(undefined)
        await sweep()
      }
    }
  }
