import { heldWithGroup } from '../../../contract/access'
import { flowOf } from '../../../contract/catalogue'
import { type Refusal, refuse } from '../../../contract/error'
import { effectOf } from '../../../contract/sync/fold'
import { gone } from '../../../contract/sync/merge'
import type { Op } from '../../../contract/sync/op'
import { restoring } from '../../../contract/sync/restoring'
import { Conflict } from '../../../contract/system/conflict'
import type { OpContext } from '../../resource/behaviour'
import type { Batch } from '../batch'
import { aim, type Target } from './aim-op'
import { writeTarget } from './apply-op'
import { ask, type Question, questionOf } from './conflicts'
import { decide, everything } from './decide-op'
import { Held, openContext } from './op-context'
import { writeRow } from './write-row'

/** What one op of a group came to. `held`: the fields that wait for a decision, none where nothing does. */
export type DoneInGroup = { readonly rev: number; readonly held: readonly string[] }
/** All of a group was done, or all of it is held; or one op of it was refused, by its place, and nothing was done. */
export type GroupResult =
  | { readonly outcome: 'applied' | 'conflict'; readonly done: readonly DoneInGroup[] }
  | { readonly outcome: 'refused'; readonly at: number; readonly error: unknown }

type Tried = { readonly rev: number; readonly target: Target; readonly ctx: OpContext; readonly reason: string | undefined }

/**
 * Stages what a held op asks as if it had been let through, so that those after it are looked at as they were made: a line of an order
 * that is held names an order that is not there yet. None of it is kept.
 */
async function stageAnyway(batch: Batch, ctx: OpContext, { op, resource, living, patch }: Target): Promise<number> {
  const isGone = op.verb === 'remove'
  const fields = isGone ? {} : effectOf({ verb: op.verb, patch }, living ?? {}, flowOf(batch.catalogue, op.noun))
  const written = await writeRow(batch, ctx, { resource, id: op.key, verb: op.verb, fields, isGone, replica: batch.replica, how: 'own' })
  return written?.rev ?? 0
}

/** The reason for which an op is held whatever the noun's rules say, if there is one. */
function clashOf(batch: Batch, op: Op, held: readonly { readonly field: string }[]): string | undefined {
  if (held.length === 0) return undefined
  if (batch.onClash === 'refuse' || op.noun === Conflict.name) refuse('record.changed')
  return held.some(({ field }) => field === gone) ? 'deleted' : 'clash'
}

async function tryOne(batch: Batch, op: Op): Promise<Tried> {
  const known = batch.refusals.get(op.id)
  if (known) throw known
  const ctx = openContext(batch, op)
  const target = await aim(batch, op)
  const decided = decide(batch, target)
  let reason = clashOf(batch, op, decided.held)
  let rev = target.stored?.rev ?? 0
  try {
    if (!reason) rev = await writeTarget(batch, ctx, target, decided)
  } catch (error) {
    if (!(error instanceof Held)) throw error
    if (op.verb === restoring) refuse('record.restored-alone')
    batch.staging.drop()
    reason = error.message
  }
  if (reason) rev = await stageAnyway(batch, ctx, target)
  batch.staging.keep()
  return { rev, target, ctx, reason }
}

/** Keeps a question for each op of a group. What asks for nothing new is no question; it goes with the others all the same. */
async function holdAll(batch: Batch, tried: readonly Tried[], takeBack: () => void): Promise<DoneInGroup[]> {
  const questions: (Question | undefined)[] = []
  for (const { target, ctx, reason = heldWithGroup } of tried) {
    const held = everything(batch, target)
    questions.push(held.length > 0 ? await questionOf(batch, ctx, target, { held, reason }) : undefined)
  }
  takeBack()
  const done: DoneInGroup[] = []
  for (const [at, { target, ctx }] of tried.entries()) {
    const question = questions[at]
    if (question) await ask(batch, ctx, question)
    const stored = await batch.staging.get(target.op.noun, target.op.key)
    done.push({ rev: stored?.rev ?? 0, held: question ? String(question.fields.fields).split(',') : [] })
  }
  batch.staging.keep()
  return done
}

/** Does the ops of a group, all or none: where one is refused nothing stays of the others, and where one is held all are. */
export async function applyGroup(batch: Batch, ops: readonly Op[]): Promise<GroupResult> {
  const undo = batch.staging.savepoint()
  const laters = [...batch.laters]
  const tried: Tried[] = []
  const takeBack = () => {
    undo()
    batch.laters.clear()
    for (const [key, work] of laters) batch.laters.set(key, work)
  }
  try {
    for (const op of ops) tried.push(await tryOne(batch, op))
    if (!tried.some(({ reason }) => reason)) return { outcome: 'applied', done: tried.map(({ rev }) => ({ rev, held: [] })) }
    return { outcome: 'conflict', done: await holdAll(batch, tried, takeBack) }
  } catch (error) {
    takeBack()
    return { outcome: 'refused', at: tried.length, error }
  }
}

/** Says of an op of a group that it was not done because another was refused: which one, and its noun as people call it. */
export function stoppedBy({ catalogue }: Batch, ops: readonly Op[], at: number): Pick<Refusal, 'code' | 'values'> {
  const noun = ops[at]?.noun ?? ''
  const { zh, en } = catalogue.resources[noun]?.label ?? { zh: noun, en: noun }
  return { code: 'op.stopped', values: { at: at + 1, of: ops.length, noun: zh, nounEn: en } }
}
