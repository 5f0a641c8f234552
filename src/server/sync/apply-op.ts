import { resourceOf } from '../../contract/catalogue'
import { checkFields } from '../../contract/check'
import { refuse, refuseFields } from '../../contract/error'
import type { Fields } from '../../contract/field'
import { filesOf } from '../../contract/file'
import { isOpenTo, missingFor, nextState } from '../../contract/flow'
import { effectOf } from '../../contract/fold'
import { type FieldVersions, gone, type Held as HeldField, isUnseen, merge, nobody, same, type Wish } from '../../contract/merge'
import type { Op } from '../../contract/op'
import type { Resource } from '../../contract/resource'
import { Conflict } from '../../contract/system/conflict'
import { versionOf } from '../../contract/upcast'
import { may, reaches, reachesRow } from '../auth/person'
import { checkFiles } from '../files/named-files'
import type { OpContext } from '../resource/behaviour'
import { checkChoices, checkUnused } from '../resource/choices'
import { opened, sealed, withoutEchoes } from '../resource/secrets'
import { initialValues, offeredValues, rowOf, type Stored, type Values } from '../resource/values'
import type { Batch } from './batch'
import { followConflict, recordConflict } from './conflicts'
import { Held } from './op-context'
import { checkKey, writeRow } from './write-row'

/** What one op did, before it has a place in the sequence. */
export type Applied = {
  readonly outcome: 'applied' | 'conflict'
  readonly rev: number
  readonly held: readonly string[]
  readonly wrote: boolean
}

/** An op together with what is known about the row it is about. */
export type Target = {
  readonly op: Op
  readonly resource: Resource
  readonly stored: Stored | undefined
  readonly living: Stored | undefined
  /** The row as its author still knew it: it lives, or somebody removed it unseen and the op is a change of it. */
  readonly known: Stored | undefined
  readonly patch: Values
}

const isOfThisEpoch = (batch: Batch, op: Op): boolean => op.epoch === null || op.epoch === batch.epoch

/** The part of an op that merging looks at, with its being about a row that is, or is not, there. */
function wishOf(batch: Batch, op: Op, stored: Stored | undefined, patch: Values): Wish {
  const sameEpoch = isOfThisEpoch(batch, op)
  // Whoever removes a row saw it.
  const base = op.verb === 'remove' ? { ...op.base, [gone]: false } : op.base
  return { patch: { ...patch, ...goneWish(op, stored) }, base, trunk: op.trunk, replica: batch.replica, sameEpoch }
}

/** A change of a row that somebody else removed unseen waits for a decision. Who calls sits before the form and is told at once. */
function isRemovedUnseen(batch: Batch, op: Op, stored: Stored | undefined): boolean {
  if (!stored?.gone || op.verb === 'add' || op.verb === 'remove' || batch.onClash === 'refuse') return false
  return isUnseen(gone, true, wishOf(batch, op, stored, {}), (stored.versions ?? {}) as FieldVersions)
}

function checkVerb(batch: Batch, op: Op, resource: Resource, known: Stored | undefined): string {
  const flow = batch.catalogue.flows[op.noun]
  const isMove = flow !== undefined && Object.hasOwn(flow.moves, op.verb)
  const natural = resource.key !== undefined
  if (!isMove && !(resource.verbs as readonly string[]).includes(op.verb)) refuse('op.unknown', { verb: op.verb })
  const verb = op.verb === 'edit' && !known && natural ? 'add' : op.verb
  if (!(op.noun === 'conflict' || may(batch.person, op.noun, verb))) refuse('access.denied')
  return verb
}

function checkPatch(fields: Fields, patch: Values, living: Values | undefined, verb: string): void {
  if (verb === 'adjust') {
    checkAdjust(fields, patch, living ?? {})
    return
  }
  const problems = checkFields(fields, living ? patch : { ...offeredValues(fields), ...patch }, living ? 'part' : 'whole')
  for (const [field, value] of Object.entries(patch)) {
    if (living && fields[field]?.fixed && !same(living[field], value)) problems[field] = { code: 'field.fixed' }
  }
  if (Object.keys(problems).length > 0) refuseFields(problems)
}

function checkAdjust(fields: Fields, patch: Values, living: Values): void {
  for (const [field, by] of Object.entries(patch)) {
    const facts = fields[field]
    if (!facts || !['count', 'amount', 'money'].includes(facts.kind) || typeof by !== 'number')
      refuseFields({ [field]: { code: 'field.number' } })
    const next = Number(living[field] ?? 0) + by
    const problems = checkFields({ [field]: { ...facts, derived: false } }, { [field]: next }, 'part')
    if (Object.keys(problems).length > 0) refuseFields(problems)
  }
}

async function aim(batch: Batch, op: Op): Promise<Target> {
  const resource = resourceOf(batch.catalogue, op.noun)
  if (!resource) refuse('noun.unknown', { noun: op.noun })
  if (op.v > versionOf(batch.catalogue, op.noun)) refuse('op.newer')
  // Its steps could not read it.
  if (op.v < versionOf(batch.catalogue, op.noun)) refuse('input.malformed')
  const stored = await batch.staging.get(op.noun, op.key)
  const living = stored && !stored.gone ? stored : undefined
  const known = living ?? (isRemovedUnseen(batch, op, stored) ? stored : undefined)
  const reached = !stored || reachesRow(batch.person, op.noun, stored)
  // A row outside one's reach is answered like one that does not exist, so that nobody learns of it by guessing ids.
  if (!reached && living) refuse('record.gone')
  // Whoever claims to have seen what was never sent would overwrite anybody.
  if (reached && stored && op.trunk > stored.rev && isOfThisEpoch(batch, op)) refuse('op.ahead')
  const verb = checkVerb(batch, op, resource, reached ? known : undefined)
  if (verb !== 'add' && verb !== 'remove' && !(reached && known)) refuse('record.gone')
  if (!reached) refuse('access.denied')
  const asked = op.verb === 'remove' ? {} : withoutEchoes(batch.vault, resource.fields, op.patch, known && rowOf(resource, known))
  await checkTarget(batch, { op, resource, stored, living, known, patch: asked })
  return { op, resource, stored, living, known, patch: sealed(batch.vault, resource.fields, asked) }
}

async function checkTarget(batch: Batch, { op, resource, living, known, patch }: Target): Promise<void> {
  const flow = batch.catalogue.flows[op.noun]
  if (flow && living && !isOpenTo(flow, op.verb, rowOf(resource, living)[flow.field])) refuse('record.state')
  if (op.verb === 'remove') {
    if (living) await checkUnused(batch.db, batch.catalogue, resource.name, op.key)
    return
  }
  const move = flow?.moves[op.verb]
  const asked = move ? Object.fromEntries(Object.entries(resource.fields).filter(([field]) => move.asks?.includes(field))) : resource.fields
  checkPatch(asked, patch, known && rowOf(resource, known), op.verb)
  const problems = await checkChoices(resource.fields, patch, batch.choices, batch.staging)
  if (Object.keys(problems).length > 0) refuseFields(problems)
  await checkFiles(batch.claimFiles, resource.fields, patch, () => (living ? filesOf(resource.fields, rowOf(resource, living)) : []))
}

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

type Decided = { readonly write: Values; readonly held: readonly HeldField[]; readonly unseen?: readonly string[] }

function decide(batch: Batch, target: Target): Decided {
  const { op, resource, stored, living, patch } = target
  const current: Values = living ? rowOf(resource, living) : {}
  const versions = (stored?.versions ?? {}) as FieldVersions
  const state = moveState(batch, target)
  // A move that was made already: what its maker was asked for and now asks otherwise must not be lost with it.
  if (state === undefined) return { write: {}, held: everything(batch, target) }
  const wish = wishOf(batch, op, stored, patch)
  const merged = merge({ ...current, [gone]: stored?.gone ?? false }, versions, wish)
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
  const said = living ? saidAgain(patch, current, versions, wish) : {}
  return { write: { ...said, ...write, ...state }, held, unseen: Object.keys(said) }
}

/**
 * What an op says that stands there already, and of which nobody can tell who has seen whom say so: it is nobody's, or was said before a
 * restore, where only values can be compared. From now on it is nobody's, so that whoever says otherwise is asked, its author as well.
 */
function saidAgain(patch: Values, current: Values, versions: FieldVersions, wish: Wish): Values {
  const isNobodys = (field: string) =>
    wish.sameEpoch
      ? versions[field]?.by === nobody && isUnseen(field, current[field], wish, versions)
      : versions[field]?.by !== wish.replica
  return Object.fromEntries(Object.entries(patch).filter(([field, mine]) => same(current[field], mine) && isNobodys(field)))
}

/** What is said of a move, such as its reason, stands against what somebody else has said of another: without it the move is not made. */
const asksElse = (batch: Batch, { noun, verb }: Op, held: readonly HeldField[]): boolean =>
  held.some(({ field }) => batch.catalogue.flows[noun]?.moves[verb]?.anew?.includes(field))

/** By halves an answer would say what nobody meant: of fields that belong together none is written where one is held. */
function asOneAnswer(
  { op, resource: { together = [] } }: Target,
  current: Values,
  merged: ReturnType<typeof merge>,
): ReturnType<typeof merge> {
  if (!merged.held.some(({ field }) => together.includes(field))) return merged
  const [write, held]: [Record<string, unknown>, HeldField[]] = [{}, [...merged.held]]
  for (const [field, mine] of Object.entries(merged.write)) {
    if (!together.includes(field) || same(current[field], mine)) write[field] = mine
    else held.push({ field, base: op.base[field] ?? null, theirs: current[field] ?? null, mine: mine ?? null })
  }
  return { write, held }
}

/** Removing, and writing to a removed row, are changes of the row's being there, and clash like any other. */
function goneWish(op: Op, stored: Stored | undefined): Values {
  if (op.verb === 'remove') return { [gone]: true }
  return stored ? { [gone]: false } : {}
}

/** Whether the row holds anything that whoever removes it has not seen. After a restore that is told by the values they saw. */
function removalClash(batch: Batch, { op, living, resource }: Target): boolean {
  if (!living) return false
  if (isOfThisEpoch(batch, op))
    return Object.values((living.versions ?? {}) as FieldVersions).some((one) => one.rev > op.trunk && one.by !== batch.replica)
  const now = opened(batch.vault, resource.fields, rowOf(resource, living))
  return Object.entries(resource.fields).some(([field, facts]) =>
    field in op.base ? !same(now[field], op.base[field]) : !facts.derived && !same(now[field], facts.initial),
  )
}

/** What the op asks of each field where it differs from what stands there; of an addition, the amounts. */
function everything(batch: Batch, { op, resource, living, patch }: Target): HeldField[] {
  const current: Values = living ? { ...rowOf(resource, living), [gone]: false } : {}
  const flow = batch.catalogue.flows[op.noun]
  const asked = op.verb === 'adjust' ? patch : op.verb === 'remove' ? { [gone]: true } : effectOf({ verb: op.verb, patch }, current, flow)
  return Object.entries(asked)
    .filter(([field, mine]) => op.verb === 'adjust' || !same(current[field], mine))
    .map(([field, mine]) => ({ field, base: op.base[field] ?? null, theirs: current[field] ?? null, mine }))
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

async function writeTarget(batch: Batch, ctx: OpContext, target: Target, { write, unseen = [] }: Decided): Promise<number> {
  const { op, resource, stored, living } = target
  const { [gone]: isGone, ...fields } = write
  // Removing what somebody else has removed already changes nothing; it must not be taken for a new row without values.
  if (isGone !== true && (op.verb === 'remove' || (living && Object.keys(fields).length === 0))) return stored?.rev ?? 0
  if (!living && isGone !== true) checkKey(resource, op.key, { ...initialValues(resource.fields), ...fields })
  const written = await writeRow(batch, ctx, {
    resource,
    id: op.key,
    verb: op.verb,
    fields,
    isGone: isGone === true,
    replica: batch.replica,
    unseen,
    // A call sends whole forms: what stands in them unchanged is no answer of anybody's.
    confirms: batch.onClash === 'hold' && op.verb !== 'adjust',
    how: 'op',
  })
  if (!written) return stored?.rev ?? 0
  if (!reaches(batch.person, resource.name, written.scope)) refuse('access.denied')
  if (resource.name === Conflict.name) await followConflict(batch, ctx, op.verb, written.after)
  return written.rev
}
