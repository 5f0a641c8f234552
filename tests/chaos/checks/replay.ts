import { AttendanceRecord } from '../../../src/areas/attendance/mark/attendance-record'
import { effectOf } from '../../../src/contract/sync/fold'
import { type AnyIntent, type FieldVersions, gone, isUnseen, merge, nobody, same, versionsAfter } from '../../../src/contract/sync/merge'
import { initialValues } from '../../../src/server/resource/values'
import type { KeptOp, Row } from '../evidence'

type Values = Readonly<Record<string, unknown>>

/** A record as the ops of the server must have made it. `own` counts versions the product wrote by itself, `lives` how often it came to be. */
export type Model = {
  readonly values: Values
  readonly versions: FieldVersions
  readonly isGone: boolean
  readonly isThere: boolean
  readonly rev: number
  readonly own: number
  readonly lives: number
}

export const nothing: Model = { values: {}, versions: {}, isGone: false, isThere: false, rev: 0, own: 0, lives: 0 }
/** What people give to a record, by column of the database. */
export const columns = { status: 'status', inTime: 'in_time', outTime: 'out_time', cause: 'cause', symptoms: 'symptoms' } as const

/** The model of a record as it stood before the storm. */
export function modelOf(row: Row): Model {
  const values = Object.fromEntries(Object.entries(columns).map(([field, column]) => [field, row[column]]))
  const versions = (row.versions ?? {}) as FieldVersions
  return { values, versions, isGone: row.gone, isThere: true, rev: row.rev, own: 0, lives: 1 }
}

/** Brings the model to the version before `rev`: what lies between was written by the product itself, such as a trace. */
function catchUp(model: Model, rev: number): Model {
  const missing = rev - 1 - model.rev
  if (missing <= 0) return model
  return { ...model, rev: rev - 1, own: model.own + missing, versions: { ...model.versions, '~own': { rev: rev - 1, by: 'server' } } }
}

/** `again`: values said again, by fields: they are `replica`'s from now on, or nobody's. */
type Again = { readonly own: readonly string[]; readonly nobodys: readonly string[] }

function write(model: Model, fields: Values, isGone: boolean, replica: string, again: Again = { own: [], nobodys: [] }): Model {
  const fresh = model.isThere && !model.isGone ? {} : initialValues(AttendanceRecord.fields)
  const before: Values = model.isThere && !model.isGone ? model.values : fresh
  const changed = Object.entries(fields).filter(([field, value]) => !same(before[field], value))
  const comesOrGoes = isGone || !model.isThere || model.isGone
  const said = comesOrGoes ? [] : [...again.own, ...again.nobodys]
  if (!comesOrGoes && changed.length + said.length === 0) return model
  const rev = model.rev + 1
  const written = isGone ? [] : [...Object.keys(fresh), ...changed.map(([field]) => field), ...said]
  const own = versionsAfter(comesOrGoes ? {} : model.versions, [...written, ...(comesOrGoes ? [gone] : [])], rev, replica)
  const versions = comesOrGoes ? own : versionsAfter(own, again.nobodys, rev, nobody)
  const values = isGone ? {} : { ...before, ...Object.fromEntries(changed) }
  return { ...model, values, versions, isGone, isThere: true, rev, lives: model.lives + (comesOrGoes && !isGone ? 1 : 0) }
}

type Verdict = { readonly write: Values; readonly isGone: boolean; readonly held: readonly string[]; readonly again?: Again }

const hasUnseenVersion = ({ versions }: Model, trunk: number, replica: string) =>
  Object.values(versions).some((one) => one.rev > trunk && one.by !== replica)

/** Across a restore versions say nothing: whoever removed a row saw the values they wrote down, and of the rest the first ones. */
function hasUnseenValue({ values }: Model, base: Values): boolean {
  const first = initialValues(AttendanceRecord.fields)
  return Object.keys(columns).some((field) => !same(values[field], field in base ? base[field] : first[field]))
}

/** What an op says that stands there already: its author's where they saw it, nobody's where nobody can tell, and otherwise as before. */
function saidAgain({ values, versions }: Model, intent: AnyIntent, seen: Values): Again {
  const isSaid = ([field, mine]: [string, unknown]) => field !== gone && same(values[field], mine)
  const by = (field: string) => versions[field]?.by
  const isNobodys = (field: string) =>
    intent.sameEpoch ? by(field) === nobody && isUnseen(field, values[field], intent, versions) : by(field) !== intent.replica
  const said = Object.entries(intent.patch).filter(isSaid)
  return {
    own: said.flatMap(([field]) => (field in seen && !isNobodys(field) ? [field] : [])),
    nobodys: said.flatMap(([field]) => (isNobodys(field) ? [field] : [])),
  }
}

type Merged = { readonly write: Values; readonly held: readonly string[] }

/** Fields that give one answer: where one of them is held, so is every other that would change something. */
function asOneAnswer({ write, held }: ReturnType<typeof merge>, values: Values): Merged {
  const names = held.map(({ field }) => field)
  const group = AttendanceRecord.atomicFields ?? []
  if (!names.some((field) => group.includes(field))) return { write, held: names }
  const more = Object.keys(write).filter((field) => group.includes(field) && !same(values[field], write[field]))
  return { write: Object.fromEntries(Object.entries(write).filter(([field]) => !more.includes(field))), held: [...names, ...more] }
}

/** What must become of an op by the rules of merging alone. */
function judge(model: Model, { op, replica }: KeptOp, epoch: string | undefined): Verdict {
  const sameEpoch = op.epoch === null || op.epoch === epoch
  const isLiving = model.isThere && !model.isGone
  const goneIntent = op.verb === 'remove' ? { [gone]: true } : model.isThere ? { [gone]: false } : {}
  const base = op.verb === 'remove' ? { ...op.base, [gone]: false } : op.base
  const intent = { patch: { ...op.patch, ...goneIntent }, base, trunk: op.trunk, replica, sameEpoch }
  const merged = merge({ ...(isLiving ? model.values : {}), [gone]: model.isGone }, model.versions, intent)
  const fields = merged.held.map((one) => one.field)
  if (op.verb === 'remove') {
    const isUnseen = isLiving && (sameEpoch ? hasUnseenVersion(model, op.trunk, replica) : hasUnseenValue(model, op.base))
    return isUnseen ? { write: {}, isGone: false, held: [gone] } : { write: {}, isGone: isLiving && fields.length === 0, held: fields }
  }
  if (fields.includes(gone)) return { write: {}, isGone: false, held: [gone] }
  const { write, held } = asOneAnswer(merged, isLiving ? model.values : {})
  const { [gone]: _, ...plain } = write
  const again = isLiving ? saidAgain(model, intent, plain) : undefined
  return { write: effectOf({ verb: op.verb, patch: plain }, {}, undefined), isGone: false, held, again }
}

/** The record after an op, the same model where it changes nothing, and what of it is held. */
function done(model: Model, kept: KeptOp, epoch: string | undefined): { model: Model; held: readonly string[] } {
  const { write: fields, isGone, held, again } = judge(model, kept, epoch)
  const isSilent = Object.keys(fields).length === 0 && !isGone && !again?.nobodys.length
  return { model: isSilent ? model : write(model, fields, isGone, kept.replica, again), held }
}

const list = (held: readonly string[]) => [...held].sort().join(',')

/** Takes an op into the model. Answers what differs from what the server said became of it. `reason`: why the noun's rules held it. `epoch`: the one it was done in. */
export function takeOp(
  known: Model,
  kept: KeptOp,
  reason: string | undefined,
  epoch: string | undefined,
): { model: Model; wrong: string[] } {
  const { settled, op } = kept
  const said = settled.held ?? []
  // What the sheet no longer allowed is held whatever else would have become of it.
  if (reason !== undefined && reason !== 'clash' && reason !== 'deleted') return { model: catchUp(known, settled.rev + 1), wrong: [] }
  const before = catchUp(known, settled.rev + (isStill(known, kept, epoch) ? 1 : 0))
  const { model, held } = done(before, kept, epoch)
  const wrong: string[] = []
  const isWhole = held.includes(gone)
  if (isWhole ? !said.includes(gone) : list(held) !== list(said)) wrong.push(`held ${list(said)} instead of ${list(held)}`)
  if (model.rev !== settled.rev) wrong.push(`is at version ${settled.rev} instead of ${model.rev}`)
  return {
    model,
    wrong: wrong.map(
      (one) => `${op.verb} ${kept.key} ${JSON.stringify(op.patch)} by ${kept.replica.slice(-6)} n ${kept.n}: ${one} (${kept.id})`,
    ),
  }
}

/** Takes in that the product wrote a record by itself. */
export const takeOwn = (model: Model): Model => catchUp(model, model.rev + 2)

/** Whether an op changes nothing, so that its version is the one the row had already. */
const isStill = (model: Model, kept: KeptOp, epoch: string | undefined): boolean => done(model, kept, epoch).model === model

/** Takes a decision on a held change into the model: values a person decided on, written under their replica. */
export function takeDecision(model: Model, values: Values, replica: string, rev: number): Model {
  const { [gone]: isGone, ...fields } = values
  return write(catchUp(model, rev), fields, isGone === true, replica)
}
