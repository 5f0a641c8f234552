import { refuse, refuseFields } from '../../../contract/error'
import { joinEntries } from '../../../contract/fields/entries'
import type { Values } from '../../../contract/fields/values'
import { missingFor, nextState } from '../../../contract/flow'
import { effectOf } from '../../../contract/sync/fold'
import {
  type AnyIntent,
  type FieldVersions,
  gone,
  type Held as HeldField,
  isUnseen,
  type Join,
  merge,
  nobody,
  same,
} from '../../../contract/sync/merge'
import type { Op } from '../../../contract/sync/op'
import { opened } from '../../resource/secrets'
import { rowOf } from '../../resource/values'
import type { Batch } from '../batch'
import { intentOf, isOfThisEpoch, type Target } from './aim-op'

/** The state a move leads to, `undefined` when it has been made already. Refuses a move that is not given what it needs. */
function moveState(batch: Batch, { op, living, resource, patch }: Target): Values | undefined {
  const flow = batch.catalogue.flows[op.noun]
  const move = flow?.moves[op.verb]
  if (!flow || !move || !living) return {}
  const row: Values = rowOf(resource, living)
  const state = row[flow.field]
  if (!nextState(flow, state, op.verb)) return String(state) === move.to ? undefined : refuse('record.state')
  const missing = missingFor(move, patch, row)
  if (Object.keys(missing).length > 0) refuseFields(missing)
  return { [flow.field]: move.to }
}

/** What of an op is written, and what is held. `unseen`: fields whose value its author has not seen as it now stands. */
export type Decided = { readonly write: Values; readonly held: readonly HeldField[]; readonly unseen?: readonly string[] }

/** What of an op is written, and what is held because somebody else has changed it unseen. */
export function decide(batch: Batch, target: Target): Decided {
  const { op, resource, stored, living, patch } = target
  const current: Values = living ? rowOf(resource, living) : {}
  const versions = (stored?.versions ?? {}) as FieldVersions
  const state = moveState(batch, target)
  // A move that was made already: what its maker was asked for and now asks otherwise must not be lost with it.
  if (state === undefined) return { write: {}, held: everything(batch, target) }
  const intent = intentOf(batch, op, stored, patch)
  const merged = merge({ ...current, [gone]: stored?.gone ?? false }, versions, intent, joinOf(target))
  const isGone = merged.held.filter((one) => one.field === gone)
  if (op.verb === 'remove') return { write: merged.write, held: removalClash(batch, target) ? everything(batch, target) : isGone }
  if (isGone.length > 0) return { write: {}, held: [...isGone, ...everything(batch, target)] }
  if (asksElse(batch, op, merged.held)) return { write: {}, held: everything(batch, target) }
  if (op.verb === 'adjust') {
    // Added to a value its author has not seen, the sum is one they have not seen either.
    const unseen = Object.keys(patch).filter((field) => !(field in merged.write))
    return { write: effectOf(op, current, undefined), held: [], unseen }
  }
  const { write, held } = asOneAnswer(target, current, merged)
  const said = living ? saidAgain(patch, current, versions, intent) : {}
  const joined = merged.joined.filter((field) => field in write)
  return { write: { ...said, ...write, ...state }, held, unseen: [...Object.keys(said), ...joined] }
}

/** How two values of a field become one: lists of entries, as long as the list has room. The values of a chained noun are those somebody signed for. */
const joinOf =
  ({ resource: { fields, chained } }: Target): Join =>
  (field, { base, theirs, mine }) => {
    const facts = fields[field]
    const both = facts?.kind === 'entries' && !chained ? joinEntries(base, theirs, mine) : undefined
    return both && both.list.length <= (facts?.max ?? 0) ? both : undefined
  }

/**
 * What an op says that stands there already, and of which nobody can tell who has seen whom say so: it is nobody's, or was said before a
 * restore, where only values can be compared. From now on it is nobody's, so that whoever says otherwise is asked, its author as well.
 */
function saidAgain(patch: Values, current: Values, versions: FieldVersions, intent: AnyIntent): Values {
  const isNobodys = (field: string) =>
    intent.sameEpoch
      ? versions[field]?.by === nobody && isUnseen(field, current[field], intent, versions)
      : versions[field]?.by !== intent.replica
  return Object.fromEntries(Object.entries(patch).filter(([field, mine]) => same(current[field], mine) && isNobodys(field)))
}

/** What is said of a move, such as its reason, stands against what somebody else has said of another: without it the move is not made. */
const asksElse = (batch: Batch, { noun, verb }: Op, held: readonly HeldField[]): boolean =>
  held.some(({ field }) => batch.catalogue.flows[noun]?.moves[verb]?.anew?.includes(field))

/** By halves an answer would say what nobody meant: of fields that belong together none is written where one is held. */
function asOneAnswer(
  { op, resource: { atomicFields: together = [] } }: Target,
  current: Values,
  merged: ReturnType<typeof merge>,
): ReturnType<typeof merge> {
  if (!merged.held.some(({ field }) => together.includes(field))) return merged
  const [write, held]: [Record<string, unknown>, HeldField[]] = [{}, [...merged.held]]
  for (const [field, mine] of Object.entries(merged.write)) {
    if (!together.includes(field) || same(current[field], mine)) write[field] = mine
    else held.push({ field, base: op.base[field] ?? null, theirs: current[field] ?? null, mine: mine ?? null })
  }
  return { write, held, joined: merged.joined }
}

/** Whether the row holds anything that whoever removes it has not seen. After a restore that is told by the values they saw. */
function removalClash(batch: Batch, { op, living, resource, unread }: Target): boolean {
  if (!living) return false
  if (isOfThisEpoch(batch, op))
    return Object.values((living.versions ?? {}) as FieldVersions).some((one) => one.rev > op.trunk && one.by !== batch.replica)
  const now = opened(batch.vault, resource.fields, rowOf(resource, living))
  // Of what they may not read they say nothing, and are told nothing.
  const shown = Object.entries(resource.fields).filter(([field]) => !unread.includes(field))
  return shown.some(([field, facts]) =>
    field in op.base ? !same(now[field], op.base[field]) : !facts.derived && !same(now[field], facts.initial),
  )
}

/** What the op asks of each field where it differs from what stands there; of an addition, the amounts. */
export function everything(batch: Batch, { op, resource, living, patch }: Target): HeldField[] {
  const current: Values = living ? { ...rowOf(resource, living), [gone]: false } : {}
  const flow = batch.catalogue.flows[op.noun]
  const asked = op.verb === 'adjust' ? patch : op.verb === 'remove' ? { [gone]: true } : effectOf({ verb: op.verb, patch }, current, flow)
  return Object.entries(asked)
    .filter(([field, mine]) => op.verb === 'adjust' || !same(current[field], mine))
    .map(([field, mine]) => ({ field, base: op.base[field] ?? null, theirs: current[field] ?? null, mine }))
}
