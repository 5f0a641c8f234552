import { refuse } from '../../../contract/error'
import type { Resource } from '../../../contract/resource'
import { gone, type Held as HeldField } from '../../../contract/sync/merge'
import type { Op } from '../../../contract/sync/op'
import { restoring } from '../../../contract/sync/restoring'
import { Conflict } from '../../../contract/system/conflict'
import { holdsFor, sees } from '../../auth/person'
import type { OpContext } from '../../resource/behaviour'
import { initialValues, type Stored } from '../../resource/values'
import type { Batch } from '../batch'
import { aim, type Target } from './aim-op'
import { followConflict, recordConflict } from './conflicts'
import { type Decided, decide, everything } from './decide-op'
import { Held } from './op-context'
import { linesToRestore } from './restore-op'
import { checkKey, writeRow } from './write-row'

/** What one op did, before it has a place in the sequence. */
export type Applied = {
  readonly outcome: 'applied' | 'conflict'
  readonly rev: number
  readonly held: readonly string[]
  readonly wrote: boolean
}

/** Applies one op to the staging. Throws a Refusal when it is not to be; anything staged is then dropped by the caller. */
export async function applyOp(batch: Batch, ctx: OpContext, op: Op): Promise<Applied> {
  const target = await aim(batch, op)
  const decided = decide(batch, target)
  const isWhole = decided.held.some((one) => one.field === gone)
  // A decision on a question that was put anew meanwhile is no decision on the new one, and cannot be a clash to be decided itself.
  if (decided.held.length > 0 && (batch.onClash === 'refuse' || op.noun === Conflict.name)) refuse('record.changed')
  try {
    // A change that is held as a whole writes nothing: least of all an empty row where somebody removed one.
    const rev = isWhole ? (target.stored?.rev ?? 0) : await writeTarget(batch, ctx, target, decided)
    return await finish(batch, ctx, target, decided.held, isWhole ? 'deleted' : 'clash', rev)
  } catch (error) {
    if (!(error instanceof Held)) throw error
    if (op.verb === restoring) refuse('record.restored-alone')
    batch.staging.drop()
    return finish(batch, ctx, target, everything(batch, target), error.message, target.stored?.rev ?? 0)
  }
}

async function finish(
  batch: Batch,
  ctx: OpContext,
  target: Target,
  held: readonly HeldField[],
  reason: string,
  rev: number,
): Promise<Applied> {
  if (held.length > 0) await recordConflict(batch, ctx, target, held, reason)
  return {
    outcome: held.length > 0 ? 'conflict' : 'applied',
    rev,
    held: held.map((one) => one.field),
    wrote: rev !== (target.stored?.rev ?? 0),
  }
}

/** Stages what was decided, by the noun's rules. Answers the version the row then has. */
export async function writeTarget(batch: Batch, ctx: OpContext, target: Target, { write, unseen = [] }: Decided): Promise<number> {
  const { op, resource, stored, living } = target
  const { [gone]: isGone, ...fields } = write
  // Removing what somebody else has removed already changes nothing; it must not be taken for a new row without values.
  if (isGone !== true && (op.verb === 'remove' || (living && Object.keys(fields).length === 0))) return stored?.rev ?? 0
  if (!living && isGone !== true) checkKey(resource, op.key, { ...initialValues(resource.fields), ...fields })
  const isBack = op.verb === restoring
  const written = await writeRow(batch, ctx, {
    resource,
    id: op.key,
    // The noun's rules judge it as they would judge it if it were added now.
    verb: isBack ? 'add' : op.verb,
    isBack,
    fields,
    isGone: isGone === true,
    replica: batch.replica,
    unseen,
    // A call sends whole forms: what stands in them unchanged is no answer of anybody's.
    confirms: batch.onClash === 'hold' && op.verb !== 'adjust',
    how: 'op',
  })
  if (!written) return stored?.rev ?? 0
  if (!sees(batch.person, resource.name, written.keys, (field) => written.after[field])) refuse('access.denied')
  if (!holdsFor(batch.person, resource.name, target.verb, written.keys)) refuse('access.denied')
  if (isBack && stored) await restoreLines(batch, ctx, resource, stored)
  if (resource.name === Conflict.name) await followConflict(batch, ctx, op.verb, written.after)
  return written.rev
}

/** Brings back what was taken away with a document. */
async function restoreLines(batch: Batch, ctx: OpContext, document: Resource, removed: Stored): Promise<void> {
  for (const line of await linesToRestore(batch, document, removed))
    await writeRow(batch, ctx, { ...line, verb: 'add', isGone: false, replica: batch.replica, how: 'own' })
}
