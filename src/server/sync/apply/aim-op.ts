import { resourceOf } from '../../../contract/catalogue'
import { checkFields } from '../../../contract/check'
import { refuse, refuseFields } from '../../../contract/error'
import type { Fields } from '../../../contract/field'
import { filesOf } from '../../../contract/fields/file'
import { kindOf } from '../../../contract/fields/kind'
import type { Values } from '../../../contract/fields/values'
import { isOpenTo } from '../../../contract/flow'
import type { Resource } from '../../../contract/resource'
import { rightsAskedOf } from '../../../contract/sync/line'
import { type AnyIntent, type FieldVersions, gone, isUnseen, same } from '../../../contract/sync/merge'
import type { Op } from '../../../contract/sync/op'
import { restoring } from '../../../contract/sync/restoring'
import { versionOf } from '../../../contract/sync/upcast'
import { DictItem } from '../../../contract/system/dict-item'
import { holdsFor, may, reachesRow } from '../../auth/person'
import { checkFiles } from '../../files/named-files'
import { checkChoices, checkUnused } from '../../resource/choices'
import { checkChoiceUnused } from '../../resource/dict-uses'
import { unreadBy } from '../../resource/read-part'
import { sealed, withoutEchoes } from '../../resource/secrets'
import { offeredValues, rowOf, type Stored } from '../../resource/values'
import type { Batch } from '../batch'
import { aimRestore } from './restore-op'

/** An op together with what is known about the row it is about. */
export type Target = {
  readonly op: Op
  /** The verb of which it takes the right. */
  readonly verb: string
  readonly resource: Resource
  readonly stored: Stored | undefined
  readonly living: Stored | undefined
  /** The row as its author still knew it: it lives, or somebody removed it unseen and the op is a change of it. */
  readonly known: Stored | undefined
  readonly patch: Values
  /** Fields that are not for the sender to read, nor to be asked of what they saw. */
  readonly unread: readonly string[]
}

/** Whether its versions were counted since the last restore. */
export const isOfThisEpoch = (batch: Batch, op: Op): boolean => op.epoch === null || op.epoch === batch.epoch

/** Removing, and writing to a removed row, are changes of the row's being there, and clash like any other. */
function goneIntent(op: Op, stored: Stored | undefined): Values {
  if (op.verb === 'remove') return { [gone]: true }
  return stored ? { [gone]: false } : {}
}

/** The part of an op that merging looks at, with its being about a row that is, or is not, there. */
export function intentOf(batch: Batch, op: Op, stored: Stored | undefined, patch: Values): AnyIntent {
  const sameEpoch = isOfThisEpoch(batch, op)
  // Whoever removes a row saw it.
  const base = op.verb === 'remove' ? { ...op.base, [gone]: false } : op.base
  return { patch: { ...patch, ...goneIntent(op, stored) }, base, trunk: op.trunk, replica: batch.replica, sameEpoch }
}

/** A change of a row that somebody else removed unseen waits for a decision. Who calls sits before the form and is told at once. */
function isRemovedUnseen(batch: Batch, op: Op, stored: Stored | undefined): boolean {
  if (!stored?.gone || op.verb === 'add' || op.verb === 'remove' || batch.onClash === 'refuse') return false
  return isUnseen(gone, true, intentOf(batch, op, stored, {}), (stored.versions ?? {}) as FieldVersions)
}

/** Whoever may add documents and not edit them adds lines to those alone that they are adding. */
function mayAddLine({ person, staging }: Batch, resource: Resource, { patch }: Op): boolean {
  const document = rightsAskedOf(resource)
  if (document === undefined || may(person, document, 'edit')) return true
  const id = patch[resource.line?.of ?? '']
  const added = staging.rows().find((row) => row.noun === document && row.id === id)
  return added?.isNew === true && added.stored.create_by === person.username
}

function checkVerb(batch: Batch, op: Op, resource: Resource, known: Stored | undefined): string {
  const flow = batch.catalogue.flows[op.noun]
  const isMove = flow !== undefined && Object.hasOwn(flow.moves, op.verb)
  const natural = resource.key !== undefined
  if (!isMove && !(resource.verbs as readonly string[]).includes(op.verb)) refuse('op.unknown', { verb: op.verb })
  const verb = op.verb === 'edit' && !known && natural ? 'add' : op.verb
  if (!(resource.reach === 'of-subject' || may(batch.person, op.noun, verb))) refuse('access.denied')
  if (verb === 'add' && !mayAddLine(batch, resource, op)) refuse('access.denied')
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
    if (!facts || kindOf(facts)?.shape !== 'number' || typeof by !== 'number') refuseFields({ [field]: { code: 'field.number' } })
    const next = Number(living[field] ?? 0) + by
    const problems = checkFields({ [field]: { ...facts, derived: false } }, { [field]: next }, 'part')
    if (Object.keys(problems).length > 0) refuseFields(problems)
  }
}

/** Nobody writes what they may not read, be it the very value that stands there. */
function checkRead(unread: readonly string[], patch: Values): void {
  const blind = unread.filter((field) => Object.hasOwn(patch, field))
  if (blind.length > 0) refuseFields(Object.fromEntries(blind.map((field) => [field, { code: 'field.unread' }])))
}

/** Finds the row an op is about, and refuses what may not be asked of it. */
export async function aim(batch: Batch, op: Op): Promise<Target> {
  if (op.epoch !== null && batch.emptied.includes(op.epoch)) refuse('op.emptied')
  const resource = resourceOf(batch.catalogue, op.noun)
  if (!resource) refuse('noun.unknown', { noun: op.noun })
  if (op.v > versionOf(batch.catalogue, op.noun)) refuse('op.newer')
  // Its steps could not read it.
  if (op.v < versionOf(batch.catalogue, op.noun)) refuse('input.malformed')
  const stored = await batch.staging.get(op.noun, op.key)
  const living = stored && !stored.gone ? stored : undefined
  const unread = unreadBy(resource, batch.person)
  // Nothing of it is said by whoever asks: not even what they may not read is lost by it.
  if (op.verb === restoring && !isOfThisEpoch(batch, op)) refuse('record.gone')
  if (op.verb === restoring)
    return { op, verb: 'add', resource, stored, living, known: living, patch: await aimRestore(batch, resource, stored), unread }
  const known = living ?? (isRemovedUnseen(batch, op, stored) ? stored : undefined)
  const reached = !stored || reachesRow(batch.person, resource, stored)
  // A row outside one's reach is answered like one that does not exist, so that nobody learns of it by guessing ids.
  if (!reached && living) refuse('record.gone')
  // Whoever claims to have seen what was never sent would overwrite anybody.
  if (reached && stored && op.trunk > stored.rev && isOfThisEpoch(batch, op)) refuse('op.ahead')
  const verb = checkVerb(batch, op, resource, reached ? known : undefined)
  if (verb !== 'add' && verb !== 'remove' && !(reached && known)) refuse('record.gone')
  if (!reached) refuse('access.denied')
  if (stored && !holdsFor(batch.person, resource.name, verb, stored)) refuse('access.denied')
  checkRead(unread, op.patch)
  const asked = op.verb === 'remove' ? {} : withoutEchoes(batch.vault, resource.fields, op.patch, known && rowOf(resource, known))
  await checkTarget(batch, { op, verb, resource, stored, living, known, patch: asked, unread })
  return { op, verb, resource, stored, living, known, patch: sealed(batch.vault, resource.fields, asked), unread }
}

async function checkTarget(batch: Batch, { op, resource, living, known, patch }: Target): Promise<void> {
  const flow = batch.catalogue.flows[op.noun]
  if (flow && living && !isOpenTo(flow, op.verb, rowOf(resource, living)[flow.field])) refuse('record.state')
  if (op.verb === 'remove') {
    if (living) await checkUnused(batch.db, batch.catalogue, resource.name, op.key)
    return
  }
  // Rows that hold the value of before would be left without a word for it.
  const isRevalued = op.noun === DictItem.name && living && 'itemValue' in patch && patch.itemValue !== rowOf(resource, living).itemValue
  if (isRevalued) await checkChoiceUnused(batch.db, batch.catalogue, op.key)
  const move = flow?.moves[op.verb]
  const asked = move ? Object.fromEntries(Object.entries(resource.fields).filter(([field]) => move.asks?.includes(field))) : resource.fields
  checkPatch(asked, patch, known && rowOf(resource, known), op.verb)
  const problems = await checkChoices(resource.fields, patch, batch.choices, batch.staging)
  if (Object.keys(problems).length > 0) refuseFields(problems)
  await checkFiles(batch.claimFiles, resource.fields, patch, () => (living ? filesOf(resource.fields, rowOf(resource, living)) : []))
}
