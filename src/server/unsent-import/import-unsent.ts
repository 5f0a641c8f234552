import { sql } from 'kysely'
import { resourceOf } from '../../contract/catalogue'
import { isDateTime } from '../../contract/check'
import { Refusal, refuse, sentence } from '../../contract/error'
import { filesOf } from '../../contract/fields/file'
import type { Language } from '../../contract/label'
import { limits, type Settled } from '../../contract/sync/exchange'
import { unitsOf } from '../../contract/sync/group'
import type { Op } from '../../contract/sync/op'
import { filesForOthers, opForOthers, reasonInWords } from '../../contract/sync/op-for-others'
import type { UnsentSummary } from '../../contract/sync/unsent-file'
import { Escalation } from '../../contract/system/escalation'
import { UnsentImport } from '../../contract/system/unsent-import'
import type { Person } from '../auth/person'
import type { Engine } from '../engine'
import { takeWhole } from '../files/upload'
import type { OpContext } from '../resource/behaviour'
import type { Author } from '../sync/batch'
import { runBatch, runOwn } from '../sync/run-batch'
import { authorOf, type FoundOp, findOps, readable, summaryOf, tellOp } from './look-unsent'
import type { OpenUnsent } from './open-unsent'
import { subjectOf, type Titles, titlesFor } from './titles'

/** The replica of a device is its owner's: a file that says otherwise is not what it seems. */
async function claimFor(engine: Engine, tenant: number, replica: string, author: Author): Promise<void> {
  const { rows } = await sql<{ user_id: string }>`insert into sync_replica (tenant_id, replica, user_id, agent)
    values (${tenant}, ${replica}, ${author.id}, 'file') on conflict (tenant_id, replica) do update set agent = sync_replica.agent
    returning user_id`.execute(engine.databases.tenant(tenant))
  if (rows[0]?.user_id !== author.id) refuse('replica.not-yours')
}

/** Takes in the pictures of ops that are not done yet. One that is not what it says stays out, and its op with it. */
async function bringFiles(engine: Engine, person: Person, unsent: OpenUnsent, ops: readonly Op[]): Promise<void> {
  const named = ops.flatMap((op) => filesOf(engine.catalogue.resources[op.noun]?.fields ?? {}, op.patch))
  for (const sha of new Set(named)) {
    const bytes = unsent.bytesOf(sha)
    if (!bytes) continue
    try {
      await takeWhole(engine, person, sha, bytes)
    } catch (error) {
      const isAbout =
        error instanceof Refusal && ['file.differs', 'file.type', 'file.broken', 'file.pixels', 'file.large'].includes(error.code)
      if (!isAbout) throw error
    }
  }
}

const isDone = (settled: Settled | undefined): boolean => settled?.outcome === 'applied' || settled?.outcome === 'conflict'

/** `titles`: what the rows of all of them are called, by whoever brings them. */
type Brought = { readonly found: FoundOp; readonly settled: Settled | undefined; readonly key: string; readonly titles: Titles }

/** Gives what could not be done to whoever looks after the system, once, so that it is not lost with the file. */
async function handOver(ctx: OpContext, engine: Engine, author: Author, brought: Brought, language: Language): Promise<boolean> {
  const { found, settled, key, titles } = brought
  if (await ctx.find(Escalation, key)) return false
  const { op, raw } = found
  const fields = (op && resourceOf(engine.catalogue, op.noun)?.fields) ?? {}
  await ctx.put(Escalation, key, {
    subject: op ? subjectOf(engine, op, titles) : key,
    noun: op?.noun ?? null,
    rowId: op?.key ?? null,
    verb: op?.verb ?? null,
    ...(op && filesForOthers([{ fields, patch: op.patch }], () => true)),
    op: op ? opForOthers(op, fields) : JSON.stringify(raw.op ?? null).slice(0, Escalation.fields.op.max),
    reason: reasonInWords(sentence(settled?.code ?? 'server.failed', language, settled?.values), settled?.problems, language),
    madeAt: op && isDateTime(op.at) ? op.at : null,
    author: author.id,
    fromName: author.realname.slice(0, Escalation.fields.fromName.max),
    state: 'open',
  })
  return true
}

/** Ops in loads of one exchange each, none of which ends in the midst of a group. */
function loadsOf(ops: readonly Op[]): Op[][] {
  const loads: Op[][] = []
  for (const unit of unitsOf(ops)) {
    const last = loads.at(-1)
    if (last && last.length + unit.length <= limits.ops) last.push(...unit)
    else loads.push([...unit])
  }
  return loads
}

/** Does what is to be done in batches, in the order the ops were made, under their own ids and replica, with the bringer's rights. */
async function applyAll(
  engine: Engine,
  person: Person,
  author: Author,
  replica: string,
  ops: readonly Op[],
): Promise<Map<string, Settled>> {
  const settled = new Map<string, Settled>()
  for (const some of loadsOf(ops)) {
    const outcomes = await runBatch(engine, { person, author, replica, onClash: 'hold' }, some)
    for (const one of outcomes) settled.set(one.id, one)
  }
  return settled
}

const count = (brought: readonly Brought[], test: (settled: Settled | undefined) => boolean): number =>
  brought.filter(({ settled }) => test(settled)).length

async function note(ctx: OpContext, unsent: OpenUnsent, author: Author, brought: readonly Brought[]): Promise<void> {
  await ctx.put(UnsentImport, unsent.id, {
    author: author.id,
    authorName: author.realname,
    importedBy: ctx.person.realname,
    importedAt: ctx.now,
    madeAt: unsent.contents.madeAt,
    edits: brought.length,
    done: count(brought, (settled) => settled?.outcome === 'applied'),
    held: count(brought, (settled) => settled?.outcome === 'conflict'),
    refused: count(brought, (settled) => !isDone(settled)),
    pictures: unsent.contents.files.length,
    replica: unsent.contents.replica,
  })
}

/**
 * Does what a file of unsent work holds, on behalf of its author. Bringing it again, or the device itself turning up later, changes
 * nothing more. What cannot be done is handed over. Refuses as a whole with `unsent.nobody`, `replica.not-yours` and `server.busy`.
 */
export async function importUnsent(engine: Engine, person: Person, unsent: OpenUnsent, language: Language): Promise<UnsentSummary> {
  const { contents } = unsent
  const author = await authorOf(engine, person.tenant, contents)
  await claimFor(engine, person.tenant, contents.replica, author)
  const found = await findOps(engine, person.tenant, contents)
  const due = found.flatMap(({ op, fate }) => (op && !fate ? [op] : []))
  const open = found.flatMap(({ op, fate }) => (op && !isDone(fate) ? [op] : []))
  await bringFiles(engine, person, unsent, open)
  const settled = await applyAll(engine, person, author, contents.replica, due)
  const titles = await titlesFor(engine, person, readable(found))
  const brought = found.map((one, at): Brought => {
    const fate = one.fate ?? (one.op && settled.get(one.op.id))
    return { found: one, settled: fate, key: one.op?.id ?? `${unsent.id.slice(0, 32)}.${at}`, titles }
  })
  let handedOver = 0
  await runOwn(engine, person, async (ctx) => {
    handedOver = 0
    for (const one of brought.filter(({ settled }) => !isDone(settled)))
      if (await handOver(ctx, engine, author, one, language)) handedOver++
    await note(ctx, unsent, author, brought)
  })
  const ops = brought.map(({ found, settled }) => tellOp(engine, person, found, settled, titles))
  return summaryOf(contents, author, ops, handedOver)
}
