import { sql } from 'kysely'
import { resourceOf } from '../../contract/catalogue'
import { Refusal, refuse } from '../../contract/error'
import type { Settled } from '../../contract/sync/exchange'
import { checkOfflineVerb } from '../../contract/sync/offline-verb'
import type { Op } from '../../contract/sync/op'
import { openValues } from '../../contract/sync/op-for-others'
import type { UnsentContents, UnsentOp, UnsentSummary } from '../../contract/sync/unsent-file'
import { upcast } from '../../contract/sync/upcast'
import type { Person } from '../auth/person'
import type { Engine } from '../engine'
import { reader } from '../resource/read-part'
import type { Author } from '../sync/batch'
import { readOps } from '../sync/exchange'
import { refWords, subjectOf, type Titles } from './titles'

/** An op of a file: readable or not, and what the server knows about it before it tries. */
export type FoundOp = {
  readonly op: Op | undefined
  readonly raw: UnsentContents['ops'][number]
  /** What is known of its fate: received before, or refused whatever stands there. */
  readonly fate: Settled | undefined
  readonly known: boolean
}

/** Whose work it is. A file of somebody this house never knew is refused with `unsent.nobody`. */
export async function authorOf(engine: Engine, tenant: number, { user }: UnsentContents): Promise<Author> {
  const { rows } = await sql<{
    id: string
    realname: string
  }>`select id, realname from "user" where tenant_id = ${tenant} and id = ${user}`.execute(engine.databases.tenant(tenant))
  return rows[0] ?? refuse('unsent.nobody')
}

/** The ops among them. */
export const readable = (found: readonly FoundOp[]): Op[] => found.flatMap(({ op }) => op ?? [])

function refusalOf({ catalogue }: Engine, op: Op): Settled | undefined {
  try {
    checkOfflineVerb(catalogue, op.noun, upcast(catalogue, op).verb)
    return undefined
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { id: op.id, outcome: 'rejected', seq: 0, rev: 0, code: error.code, values: error.values }
  }
}

/** Reads the ops of a file in their order. Only what a device may keep for later is ever tried. */
export async function findOps(engine: Engine, tenant: number, { ops: given, replica }: UnsentContents): Promise<FoundOp[]> {
  const read = given.map((raw) => ({ raw, ...readOps([raw.op]) }))
  const ids = read.flatMap(({ ops }) => ops.map((op) => op.id))
  const { rows } = await sql<{ op_id: string; settled: Settled }>`select op_id, settled from sync_op
    where tenant_id = ${tenant} and replica = ${replica} and op_id = any(${ids}::text[])`.execute(engine.databases.tenant(tenant))
  const received = new Map(rows.map((row) => [row.op_id, row.settled]))
  return read.map(({ raw, ops: [op], unreadable: [wrong] }) => {
    const settled = op && received.get(op.id)
    return { op, raw, fate: settled ?? wrong ?? (op && refusalOf(engine, op)), known: settled !== undefined }
  })
}

/** An op as whoever looks may see it, with its fate where that is known. */
export function tellOp(engine: Engine, person: Person, { op, raw, known }: FoundOp, fate: Settled | undefined, titles: Titles): UnsentOp {
  const resource = op && resourceOf(engine.catalogue, op.noun)
  const fields = resource?.fields
  const patch = op && resource ? reader(resource, person)(op.patch) : {}
  return {
    id: op?.id ?? '',
    noun: op?.noun ?? '',
    verb: op?.verb ?? '',
    subject: op ? subjectOf(engine, op, titles) : '',
    at: op?.at ?? '',
    standing: raw.standing,
    patch: fields ? openValues(fields, patch) : {},
    words: fields ? refWords(fields, patch, titles) : {},
    known,
    ...(fate && { outcome: fate.outcome, code: fate.code, values: fate.values }),
    ...(fate?.problems && { problems: fate.problems as NonNullable<UnsentOp['problems']> }),
  }
}

/** What a file holds, before anything happens. */
export const summaryOf = (contents: UnsentContents, author: Author, ops: readonly UnsentOp[], handedOver: number): UnsentSummary => ({
  author: author.realname,
  madeAt: contents.madeAt,
  release: contents.release,
  oldest: ops.find((op) => op.at !== '')?.at ?? null,
  files: contents.files.length,
  ops,
  handedOver,
})
