import { can, heldWithGroup, mayKeep, mayRelease } from '../../../contract/access'
import { checkFields } from '../../../contract/check'
import { refuse, refuseFields } from '../../../contract/error'
import { filesOf } from '../../../contract/fields/file'
import { objectIn } from '../../../contract/fields/json-text'
import type { Values } from '../../../contract/fields/values'
import { missingFor, nextState } from '../../../contract/flow'
import type { Resource, Row } from '../../../contract/resource'
import { effectOf } from '../../../contract/sync/fold'
import { gone, type Held as HeldField, same } from '../../../contract/sync/merge'
import { Conflict } from '../../../contract/system/conflict'
import { holdsFor, may, reachesRow, sees } from '../../auth/person'
import type { Keys } from '../../db/readers'
import { checkFiles } from '../../files/named-files'
import type { OpContext } from '../../resource/behaviour'
import { checkChoices, checkUnused } from '../../resource/choices'
import { opened, sealed } from '../../resource/secrets'
import { emptyValues, initialValues, offeredValues, rowOf, type Stored } from '../../resource/values'
import type { Batch } from '../batch'
import type { Target } from './aim-op'
import { Held } from './op-context'
import { keysIn, keysOf } from './scope'
import { standingBy } from './standing-by'
import { subjectOf } from './subject'
import { checkKey, writeRow } from './write-row'

const mineOf = (held: readonly HeldField[]) => JSON.stringify(Object.fromEntries(held.map((one) => [one.field, one.mine])))

/** What stands in the fields a question is about. A removed row has no values, and says that it is gone. */
function standing(resource: Resource, stored: Stored | undefined, fields: readonly string[]): Values {
  const isGone = stored?.gone ?? false
  const row: Values = stored && !isGone ? rowOf(resource, stored) : {}
  const values = Object.fromEntries(fields.map((field) => [field, row[field] ?? null]))
  return isGone || fields.includes(gone) ? { ...values, [gone]: isGone } : values
}

/** A removal is about every field of its row: whoever decides for it must have been shown the row that goes. */
const fieldsAsked = ({ op, resource }: Target, held: readonly HeldField[]): string[] =>
  op.verb === 'remove' ? [gone, ...Object.keys(resource.fields)] : held.map((one) => one.field)

/** A held change as it is to be kept, and who may see it: whoever may see the row it is about. */
export type Question = { readonly id: string; readonly fields: Values; readonly keys: Keys }

/** Keeps what an op wanted and could not write. */
export async function recordConflict(
  batch: Batch,
  ctx: OpContext,
  target: Target,
  held: readonly HeldField[],
  reason: string,
): Promise<void> {
  await ask(batch, ctx, await questionOf(batch, ctx, target, { held, reason }))
}

/** Stages a held change. */
export async function ask(batch: Batch, ctx: OpContext, { id, fields, keys }: Question): Promise<void> {
  await writeRow(batch, ctx, { resource: Conflict, id, verb: 'put', fields, isGone: false, replica: 'server', how: 'own', keys })
}

/** What an op wanted and could not write, as a question to somebody. */
export async function questionOf(
  batch: Batch,
  ctx: OpContext,
  target: Target,
  { held, reason }: { readonly held: readonly HeldField[]; readonly reason: string },
): Promise<Question> {
  const { op, resource, stored, patch } = target
  const row: Values = { ...(stored ? rowOf(resource, stored) : emptyValues(resource.fields)), ...patch }
  const known = await batch.staging.get(resource.name, op.key)
  const keys = known ? keysIn(batch, resource, known) : await keysOf(batch, ctx, { resource, values: row, id: op.key, stored: known })
  if (!sees(batch.person, resource.name, keys, (field) => row[field])) refuse('access.denied')
  const asked = fieldsAsked(target, held)
  const fields = {
    noun: op.noun,
    rowId: op.key,
    verb: op.verb,
    subject: await subjectOf(batch, resource, row, op.key),
    fields: held.map((one) => one.field).join(','),
    reason,
    // What a device says it saw may hold a secret in the open; the other two come from sealed rows.
    base: JSON.stringify(sealed(batch.vault, resource.fields, Object.fromEntries(held.map((one) => [one.field, one.base])))),
    theirs: JSON.stringify(standing(resource, stored, asked)),
    mine: mineOf(held),
    author: batch.author.id,
    authorName: batch.author.realname,
    ...(await standingBy(batch, stored, { noun: op.noun, id: op.key, fields: asked, replica: batch.replica })),
    device: batch.replica,
    madeAt: ctx.madeAt,
    state: 'open',
    groupId: op.group?.id ?? null,
  }
  return { id: op.id, fields, keys }
}

/** A question that is put anew. */
const undecided = { state: 'open', choice: null, answer: null, decider: null, deciderName: null, decidedAt: null, told: null } as const

/** Whether whoever decides may let a change through that was, or would be, held for this reason. */
function mayLetThrough({ catalogue, person }: Batch, conflict: Row, reason: unknown): boolean {
  return mayRelease(catalogue, { ...conflict, reason }, person.id, (right) => can(person.granted, right))
}

/** Who may decide: on what stands, also the author; for what was held, whoever may let it through. */
function checkMayDecide(batch: Batch, conflict: Row): void {
  const { catalogue, person } = batch
  const isKept = conflict.choice === 'keep' && mayKeep(catalogue, conflict, person.id, (right) => can(person.granted, right))
  if (!isKept && !mayLetThrough(batch, conflict, conflict.reason)) refuse('access.denied')
}

/**
 * The values decided on. Only what was held is up for decision. After a restore an edit may be held for other fields than before: an answer
 * to the question of then is refused for good. It is no field of a newer release, for which an op would wait.
 */
function answerOf(conflict: Row): Values {
  const text = String((conflict.choice === 'edit' ? conflict.answer : conflict.mine) ?? '')
  const parsed = objectIn(text) ?? refuseFields({ answer: { code: 'input.malformed' } })
  const held = String(conflict.fields).split(',')
  if (Object.keys(parsed).some((field) => !held.includes(field))) refuse('record.changed')
  return parsed
}

/** What a person's op on a held change leads to: a decision is carried out, and only the author takes note of one. */
export async function followConflict(batch: Batch, ctx: OpContext, verb: string, conflict: Row): Promise<void> {
  if (verb === 'resolve') await settleConflict(batch, ctx, conflict)
  else if (conflict.author !== batch.person.id) refuse('access.denied')
}

/** What is written beside a question that was decided. */
const decidedBy = ({ person, now }: Batch) => ({ decider: person.id, deciderName: person.realname, decidedAt: now })

/**
 * The other open questions of the same group. Nobody else decides them meanwhile: whoever asks for the same group waits, and finds them decided.
 */
async function othersOf({ staging }: Batch, { id, groupId }: Row): Promise<Row[]> {
  if (!groupId) return []
  await staging.load([{ noun: Conflict.name, id: String(groupId) }])
  const found = await staging.query(Conflict.name, { groupId: String(groupId), state: 'open' })
  await staging.load(found.map((stored) => ({ noun: Conflict.name, id: stored.id })))
  const rows = await Promise.all(found.map(async (stored) => (await staging.get(Conflict.name, stored.id)) ?? stored))
  return rows.flatMap((stored) => (stored.id === id || stored.state !== 'open' ? [] : [rowOf(Conflict, stored)]))
}

/** Whether rules leave whoever decides the row a held change is about. One that is not there is left by none. */
async function isAboutSeen({ person, catalogue, staging }: Batch, { noun, rowId }: Row): Promise<boolean> {
  const resource = catalogue.resources[String(noun)]
  if (!resource || !person.narrowed?.has(resource.name)) return true
  const about = await staging.get(resource.name, String(rowId))
  return about !== undefined && reachesRow(person, resource, about)
}

/** Carries out a decision, for all of its group where the change belongs to one: what was asked together is written together, or not at all. */
async function settleConflict(batch: Batch, ctx: OpContext, conflict: Row): Promise<void> {
  const others = await othersOf(batch, conflict)
  const choice = conflict.choice === 'edit' ? 'mine' : conflict.choice
  const all = [conflict, ...others.map((one): Row => ({ ...one, choice }))].sort((one, two) => (one.id < two.id ? -1 : 1))
  for (const one of all) {
    const stored = await batch.staging.get(Conflict.name, one.id)
    if (!stored || !reachesRow(batch.person, Conflict, stored) || !(await isAboutSeen(batch, one))) refuse('access.denied')
    checkMayDecide(batch, one)
  }
  // Its author hears once of a decision: by what stood in the way.
  const told = ({ reason }: Row) => (reason === heldWithGroup ? { told: true } : {})
  for (const one of all)
    await ctx.put(Conflict, one.id, { state: 'resolved', choice: String(one.choice), ...decidedBy(batch), ...told(one) })
  if (conflict.choice === 'keep') return
  const undo = batch.staging.savepoint()
  for (const one of all) {
    const anew = await carryOut(batch, ctx, one)
    if (!anew) continue
    undo()
    for (const each of all) await putAnew(batch, ctx, each.id, { ...undecided, ...(each === one && anew) })
    return
  }
}

/** Puts a question anew: who has read it before, or another one of its group, decides about something else, and is told so. */
const putAnew = (batch: Batch, ctx: OpContext, id: string, fields: Values) =>
  writeRow(batch, ctx, { resource: Conflict, id, verb: 'put', fields, isGone: false, replica: 'server', confirms: true, how: 'own' })

/**
 * Writes the values decided on, `mine` or `edit`, through the noun's own rules. Where the row has changed again since, or a rule holds by now
 * what was decided for, nothing is written: the answer is how the question is put anew.
 */
async function carryOut(batch: Batch, ctx: OpContext, conflict: Row): Promise<Values | undefined> {
  const resource = batch.catalogue.resources[String(conflict.noun)]
  if (!resource) refuse('noun.unknown', { noun: String(conflict.noun) })
  checkMayWrite(batch, conflict)
  const stored = await batch.staging.get(resource.name, String(conflict.rowId))
  if (stored && !reachesRow(batch.person, resource, stored)) refuse('record.gone')
  const answer = answerOf(conflict)
  if (answer[gone] === true && (!stored || stored.gone)) return undefined
  const theirs = JSON.parse(String(conflict.theirs ?? '{}')) as Values
  const now = standing(resource, stored, Object.keys(theirs))
  // An addition goes well with whatever stands there, as long as something does.
  const isAddition = conflict.verb === 'adjust' && conflict.choice === 'mine'
  const hasChanged = (field: string) => !same(now[field], theirs[field])
  const changed = Object.keys(theirs).filter(hasChanged)
  if ((now[gone] ?? false) !== (theirs[gone] ?? false) || (!isAddition && changed.length > 0)) {
    const reason = stored?.gone && conflict.verb !== 'add' ? { reason: 'deleted' } : {}
    const asked = { noun: resource.name, id: String(conflict.rowId), fields: Object.keys(now), replica: String(conflict.device) }
    return { ...(await standingBy(batch, stored, asked)), theirs: JSON.stringify(now), ...reason }
  }
  try {
    await writeAnswer(batch, ctx, { resource, conflict, stored, answer, changed })
  } catch (error) {
    if (!(error instanceof Held)) throw error
    // A rule holds by now what was decided for: those who may let it through are asked. What a removed row comes back with goes by the
    // reason, which must not be forgotten.
    return conflict.reason === 'deleted' ? refuse('access.denied') : { reason: error.message }
  }
}

/** How the noun's rules are asked about a decision: what they would hold goes through where whoever decides has the right to that. */
const releasing = (batch: Batch, ctx: OpContext, conflict: Row): OpContext => ({
  ...ctx,
  hold: (reason) => (mayLetThrough(batch, conflict, reason) ? undefined : ctx.hold(reason)),
})

/** Whoever has a change written that was held has the right to it today. */
function checkMayWrite({ person }: Batch, { noun, verb }: Row): void {
  const rights = verb === 'edit' ? ['edit', 'add', 'resolve'] : [String(verb), 'resolve']
  if (!rights.some((right) => may(person, String(noun), right))) refuse('access.denied')
}

type Decision = {
  readonly resource: Resource
  readonly conflict: Row
  readonly stored: Stored | undefined
  readonly answer: Values
  readonly changed: readonly string[]
}

/** The values a row comes back with when a change of it is decided for: those it had. Who adds a row anew begins it anew. */
function broughtBack({ resource, conflict, stored }: Decision): Values {
  const isNew = conflict.reason !== 'clash' && (conflict.reason !== 'deleted' || conflict.verb === 'add')
  if (!stored?.gone || isNew) return {}
  const row: Values = rowOf(resource, stored)
  return Object.fromEntries(Object.keys(resource.fields).map((field) => [field, row[field]]))
}

/** The state a held move leads to, from where the row stands now. Refuses one that is not given what it needs. */
function movedTo(batch: Batch, conflict: Row, row: Values, answer: Values): Values {
  const flow = batch.catalogue.flows[String(conflict.noun)]
  const move = flow?.moves[String(conflict.verb)]
  if (!flow || !move || !String(conflict.fields).split(',').includes(flow.field)) return {}
  const isMade = String(row[flow.field]) === move.to
  if (!isMade && !nextState(flow, row[flow.field], String(conflict.verb))) refuse('record.state')
  const missing = isMade ? {} : missingFor(move, answer, row)
  if (Object.keys(missing).length > 0) refuseFields(missing)
  return { [flow.field]: move.to }
}

/** The files of both sides of a question: those that were offered had been brought by its author. */
async function filesAsked(batch: Batch, resource: Resource, conflict: Row): Promise<string[]> {
  const stored = await batch.staging.get(resource.name, String(conflict.rowId))
  const mine = objectIn(String(conflict.mine ?? '{}')) ?? {}
  return [...filesOf(resource.fields, mine), ...(stored && !stored.gone ? filesOf(resource.fields, rowOf(resource, stored)) : [])]
}

/** The values decided on, like those of any op: what they choose is looked up only when each is sound by itself. */
async function checkAnswer(batch: Batch, { fields }: Resource, given: Values, back: Values, how: 'part' | 'whole'): Promise<void> {
  const unsound = checkFields(fields, how === 'whole' ? { ...offeredValues(fields), ...given } : given, how)
  if (Object.keys(unsound).length > 0) refuseFields(unsound)
  const unknown = await checkChoices(fields, { ...back, ...given }, batch.choices, batch.staging)
  if (Object.keys(unknown).length > 0) refuseFields(unknown)
}

async function writeAnswer(batch: Batch, ctx: OpContext, decision: Decision): Promise<void> {
  const { resource, conflict, stored, answer } = decision
  const id = String(conflict.rowId)
  const verb = String(conflict.verb)
  const isGone = answer[gone] === true
  if (isGone) await checkUnused(batch.db, batch.catalogue, resource.name, id)
  const back = broughtBack(decision)
  const row: Values = stored && !stored.gone ? rowOf(resource, stored) : back
  const state = movedTo(batch, conflict, row, answer)
  const values = Object.fromEntries(Object.entries(answer).filter(([field]) => field !== gone && !(field in state)))
  const given = opened(
    batch.vault,
    resource.fields,
    verb === 'adjust' && conflict.choice === 'mine' ? effectOf({ verb, patch: values }, row, undefined) : values,
  )
  const isPart = Object.keys(row).length > 0
  if (!isGone) await checkAnswer(batch, resource, given, back, isPart ? 'part' : 'whole')
  await checkFiles(batch.claimFiles, resource.fields, given, () => filesAsked(batch, resource, conflict))
  const fields = { ...back, ...sealed(batch.vault, resource.fields, given), ...state }
  if (!isPart) checkKey(resource, id, { ...initialValues(resource.fields), ...fields })
  const unseen = [...decision.changed, ...Object.keys(back).filter((field) => !(field in given))]
  const rules = releasing(batch, ctx, conflict)
  const written = await writeRow(batch, rules, { resource, id, verb, fields, isGone, replica: batch.replica, unseen, how: 'op' })
  if (!written) return
  const isSeen = sees(batch.person, resource.name, written.keys, (field) => written.after[field])
  if (!isSeen || !holdsFor(batch.person, resource.name, verb, written.keys)) refuse('access.denied')
}
