import type { Catalogue } from '../../contract/catalogue'
import { refuse } from '../../contract/error'
import { filesOf } from '../../contract/fields/file'
import { type UnsentContents, unsentLimits } from '../../contract/sync/unsent-file'
import { dateTimeOf } from '../../contract/time'
import { readParked } from '../offline/outbox/conflict-centre'
import { type PersonDb, readMeta } from '../offline/person-db'

/** Whose work it is, where, and what makes the file. */
export type Origin = {
  readonly tenant: string
  readonly user: string
  readonly name: string
  readonly device: string
  readonly release: string
  readonly now: Date
}

/**
 * Everything of a person's that the server has not got, in the order it was made, and which pictures of it lie here. Nothing is changed
 * by reading it. Refuses with `unsent.too-much` what no file takes.
 */
export async function gather(db: PersonDb, catalogue: Catalogue, origin: Origin): Promise<UnsentContents> {
  const parked = new Map((await readParked(db)).map(({ op, fare }) => [op.id, fare]))
  const ops = await db.ops.orderBy('n').toArray()
  const named = [...new Set(ops.flatMap(({ noun, patch }) => filesOf(catalogue.resources[noun]?.fields ?? {}, patch)))]
  const files = (await db.blobs.bulkGet(named)).flatMap((blob) => (blob ? [{ sha: blob.sha, mime: blob.mime, size: blob.size }] : []))
  const bytes = files.reduce((sum, { size }) => sum + size + 20, 0)
  const { now, ...who } = origin
  const contents: UnsentContents = {
    ...who,
    replica: await readMeta(db, 'replica'),
    epoch: (await readMeta(db, 'pull')).epoch,
    madeAt: dateTimeOf(now),
    ops: ops.map(({ entity: _, ...op }) => {
      const fare = parked.get(op.id)
      const standing = fare && fare.fate !== 'trying' && fare.fate !== 'again' ? fare.fate : 'waiting'
      return { op, standing, ...(fare?.code && { code: fare.code }) }
    }),
    files,
  }
  const { length } = JSON.stringify(contents)
  const isTooMuch = ops.length > unsentLimits.ops || files.length > unsentLimits.files || length * 3 + bytes > unsentLimits.bytes
  return isTooMuch ? refuse('unsent.too-much') : contents
}
