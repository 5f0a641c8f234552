import { gone, same } from '../../../src/contract/sync/merge'
import type { Evidence, KeptOp, Row } from '../evidence'
import type { Case, Check } from './case'
import { columns, type Model, modelOf, nothing, takeDecision, takeOp, takeOwn } from './replay'
import { epochAt } from './restores'

/** An op on a record, a decision `about` one of its clashes, or, where nobody did anything to it, what the product wrote by itself. */
type Step = { readonly batch: string; readonly place: number; readonly kept?: KeptOp; readonly about?: Row }
type Decision = Step & { readonly kept: KeptOp; readonly about: Row }

const isDecision = (step: Step): step is Decision => step.about !== undefined

/** Where the batch of each op stands in the order of commits; 0 where it changed nothing. Ops of one batch are numbered by the rows they wrote. */
function batchPlaces({ ops }: Evidence): Map<string, number> {
  const places = new Map<string, number>()
  for (const one of ops) places.set(one.batch, Math.max(places.get(one.batch) ?? 0, one.settled.seq))
  return places
}

/** What had an effect on one record, in the order of commits. */
function stepsOf({ evidence, start }: Case, key: string): Step[] {
  const places = batchPlaces(evidence)
  const conflicts = new Map(evidence.conflicts.map((one) => [one.id, one]))
  const done = evidence.ops.flatMap((kept): Step[] => {
    const { batch } = kept
    const place = places.get(batch) ?? 0
    if (place === 0 || (kept.outcome !== 'applied' && kept.outcome !== 'conflict')) return []
    if (kept.noun === 'attendance-record') return kept.key === key ? [{ batch, place, kept }] : []
    const about = kept.noun === 'conflict' ? conflicts.get(kept.key) : undefined
    return about?.noun === 'attendance-record' && about.row_id === key ? [{ batch, place, kept, about }] : []
  })
  const batches = new Set(done.map(({ batch }) => batch))
  const own = evidence.log
    .filter((one) => one.noun === 'attendance-record' && one.id === key && one.seq > start && !batches.has(one.batch))
    .map(({ batch, seq }): Step => ({ batch, place: seq }))
  return [...done, ...own].sort((one, two) => one.place - two.place || (one.kept?.n ?? 0) - (two.kept?.n ?? 0))
}

/** Values a decision wrote, or undefined where it wrote nothing, as far as can be told: others of its batch may have written the record. */
function decided({ evidence }: Case, key: string, { kept, about }: Decision): Record<string, unknown> | undefined {
  const { choice, answer } = kept.op.patch
  const hasWritten = evidence.log.some((one) => one.batch === kept.batch && one.noun === 'attendance-record' && one.id === key)
  if (choice === 'keep' || !hasWritten || kept.settled.seq === 0) return undefined
  return JSON.parse(String(choice === 'edit' ? answer : about.mine)) as Record<string, unknown>
}

type Replayed = { readonly model: Model; readonly wrong: readonly string[]; readonly isOpaque: boolean }

/** What the evidence leaves open: decisions that were put anew instead of written, and after which batch the product wrote the record by itself. */
type Way = { readonly doubted: readonly string[]; readonly ownAfter: string | undefined }

/** Works out a record, in one of the ways it may have come to be. */
function replay(found: Case, key: string, steps: readonly Step[], { doubted, ownAfter }: Way): Replayed {
  const start = found.before.find((row) => row.id === key)
  let model = start ? modelOf(start) : nothing
  const wrong: string[] = []
  let isOpaque = false
  const reasons = new Map(found.evidence.conflicts.map((one) => [one.id, String(one.reason)]))
  for (const [at, step] of steps.entries()) {
    if (isDecision(step)) {
      const values = doubted.includes(step.kept.id) ? undefined : decided(found, key, step)
      // A decision that brings a removed record back writes values that no op holds any more.
      if (values && (model.isGone || gone in values)) isOpaque = true
      if (values) model = takeDecision(model, values, step.kept.replica, model.rev + 1)
    } else if (step.kept) {
      const taken = takeOp(model, step.kept, reasons.get(step.kept.id), epochAt(found, Date.parse(step.batch)))
      model = taken.model
      wrong.push(...taken.wrong)
    } else model = takeOwn(model)
    if (step.batch === ownAfter && steps[at + 1]?.batch !== ownAfter) model = takeOwn(model)
  }
  return { model, wrong, isOpaque }
}

/** Most decisions of a record that may be in doubt: each doubles the work. */
const mostDoubts = 7

/** Decisions that share their batch with others who may have written the record. */
function doubtsOf(found: Case, key: string, steps: readonly Step[]): string[] {
  const isAlone = ({ batch }: Step) => steps.filter((one) => one.batch === batch).length === 1
  return steps
    .filter((step): step is Decision => isDecision(step) && !isAlone(step) && decided(found, key, step) !== undefined)
    .map(({ kept }) => kept.id)
}

/** All choices among some, the empty one first. */
const choicesOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: 2 ** ids.length }, (_, way) => ids.filter((_id, at) => Math.floor(way / 2 ** at) % 2 === 1))

/**
 * The ways to try. An op tells the version it made, and so what was written before it; a decision does not. A trace that the batch of another
 * one opened has to be placed before the next decision then.
 */
function waysOf(found: Case, key: string, steps: readonly Step[]): Way[] {
  const doubts = doubtsOf(found, key, steps)
  if (doubts.length > mostDoubts) return []
  const last = steps.findLastIndex(isDecision)
  const batches = [undefined, ...new Set(steps.slice(0, Math.max(last, 0)).map(({ batch }) => batch))]
  return batches.flatMap((ownAfter) => choicesOf(doubts).map((doubted) => ({ doubted, ownAfter })))
}

/** The way a record may have come to be that explains it best. */
function bestReplay(found: Case, key: string, steps: readonly Step[], row: Row | undefined): { wrong: string[]; isOpaque: boolean } {
  let best: { wrong: string[]; isOpaque: boolean } | undefined
  for (const way of waysOf(found, key, steps)) {
    const done = replay(found, key, steps, way)
    const wrong = [...done.wrong, ...compare(row, done)]
    if (!best || wrong.length < best.wrong.length) best = { wrong, isOpaque: done.isOpaque }
    if (best.isOpaque || best.wrong.length === 0) return best
  }
  return best ?? { wrong: [], isOpaque: true }
}

function compare(row: Row | undefined, { model }: Replayed): string[] {
  if (!row) return model.isThere && !model.isGone ? ['is not there at all'] : []
  const wrong: string[] = []
  if (row.gone !== model.isGone) wrong.push(row.gone ? 'is gone, and nobody removed it last' : 'is there, and was removed last')
  const differs = Object.entries(columns).filter(([field, column]) => !row.gone && !same(row[column], model.values[field]))
  for (const [field, column] of differs) wrong.push(`${field} is ${String(row[column])} instead of ${String(model.values[field])}`)
  const own = model.own + row.rev - model.rev
  if (row.rev < model.rev) wrong.push(`is at version ${row.rev}, and ${model.rev} were made`)
  // A trace is tied to a record at most once in each of its lives, and a decision may have to be counted that was put anew.
  if (own > model.lives) wrong.push(`is at version ${row.rev}: ${own} versions more than its ops and traces account for`)
  return wrong
}

/**
 * [I2][I7][I11] Every record, worked out from the stored ops by the rules of merging: each op once, each outcome and held field as it
 * must be, the values those of whoever was last and had seen what they replaced.
 */
export const effects: Check = (found) => {
  const keys = new Set([
    ...found.evidence.records.map((row) => row.id),
    ...found.evidence.ops.filter((one) => one.noun === 'attendance-record').map((one) => one.key),
  ])
  return [...keys].flatMap((key) => {
    const steps = stepsOf(found, key)
    const row = found.evidence.records.find((one) => one.id === key)
    const { wrong, isOpaque } = bestReplay(found, key, steps, row)
    if (isOpaque || wrong.length === 0) return []
    const history = steps.map(({ batch, place, kept, about }) =>
      kept
        ? `    ${kept.outcome} ${kept.op.verb} ${JSON.stringify(kept.op.patch)}${about ? ` about ${about.id}` : ''} by ${kept.replica.slice(-6)} n ${kept.n}, seen ${kept.op.trunk}, made ${kept.settled.rev}, seq ${kept.settled.seq}, held ${kept.settled.held ?? ''}, ${kept.id} of ${batch}, epoch ${kept.op.epoch?.slice(0, 4)}, base ${JSON.stringify(kept.op.base)}`
        : `    written by the product, seq ${place} of ${batch}`,
    )
    return [`${key} ${wrong.join('; ')}\n${history.join('\n')}`]
  })
}

/** [I4] What one device did to one row took effect in the order it was made. */
export const order: Check = ({ evidence }) => {
  const last = new Map<string, KeptOp>()
  const places = batchPlaces(evidence)
  const placeOf = ({ batch }: KeptOp) => places.get(batch) ?? 0
  const done = evidence.ops
    .filter(({ settled }) => settled.seq > 0)
    .sort((one, two) => placeOf(one) - placeOf(two) || one.settled.rev - two.settled.rev || one.n - two.n)
  return done.flatMap((kept) => {
    const place = `${kept.replica} ${kept.noun} ${kept.key}`
    const before = last.get(place)
    last.set(place, kept)
    return before && before.n > kept.n
      ? [`${kept.noun} ${kept.key}: n ${before.n} at ${before.settled.seq}, n ${kept.n} at ${kept.settled.seq} (${kept.id})`]
      : []
  })
}

/** [I2] Sheets stand where the last move that was made left them. */
export const sheets: Check = ({ evidence }) => {
  const states: Readonly<Record<string, string>> = { submit: 'SUBMITTED', trace: 'TRACED', close: 'CLOSED', reopen: 'REOPENED' }
  const decidedOn = new Set(evidence.conflicts.filter((one) => one.noun === 'attendance-sheet').map((one) => one.row_id))
  return evidence.sheets.flatMap((row) => {
    const moves = evidence.ops.filter(
      (one) =>
        one.noun === 'attendance-sheet' && one.key === row.id && one.outcome === 'applied' && states[one.op.verb] && one.settled.seq > 0,
    )
    const last = moves.sort((one, two) => one.settled.seq - two.settled.seq).at(-1)
    const must = last && states[last.op.verb]
    return must && must !== row.status && !decidedOn.has(row.id)
      ? [`${row.id} is ${String(row.status)}, and was last told to ${last?.op.verb}`]
      : []
  })
}

/** [I7] Every held field has a record with both values. */
export const recorded: Check = ({ evidence }) =>
  evidence.ops.flatMap(({ id, outcome, settled, key }) => {
    if (outcome !== 'conflict') return []
    const record = evidence.conflicts.find((one) => one.id === id)
    const fields = String(record?.fields ?? '').split(',')
    const mine = JSON.parse(String(record?.mine ?? '{}')) as object
    const theirs = JSON.parse(String(record?.theirs ?? '{}')) as object
    const lacking = (settled.held ?? []).filter(
      (field) => !fields.includes(field) || !(field in mine) || (!(field in theirs) && !(gone in theirs)),
    )
    return lacking.length > 0 || !record ? [`${key}: ${lacking.join(',') || 'everything'} of ${id} is held without a record`] : []
  })
