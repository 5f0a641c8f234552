import { createHash } from 'node:crypto'
import { type Catalogue, flowOf, resourceOf } from '../../contract/catalogue'
import type { Fields } from '../../contract/field'
import type { Values } from '../../contract/fields/values'
import type { Flow } from '../../contract/flow'
import { type ChainFlaw, chainText } from '../../contract/sync/chain'
import { same } from '../../contract/sync/merge'
import { rowOf, type Stored } from '../resource/values'
import { receiptText } from './chain-records'
import { type ChainedOp, saidTime } from './chained-ops'
import type { Signing } from './signing'

/** The record hash of an op as it lies in the database now. */
export function hashAnew(fields: Fields, { payload, made_at, prev }: ChainedOp): string | undefined {
  if (!payload) return undefined
  return createHash('sha256')
    .update(chainText({ ...payload, at: saidTime(made_at) }, fields, prev))
    .digest('hex')
}

/** What does not fit about a sealed op: it is gone, it says something else than was hashed, or its receipt is not ours. */
export function opFlaw(catalogue: Catalogue, signing: Signing, op: ChainedOp): ChainFlaw | undefined {
  const hash = hashAnew(resourceOf(catalogue, op.noun)?.fields ?? {}, op)
  if (hash === undefined) return 'lost'
  if (hash !== op.hash) return 'content'
  return signing.verify(receiptText(op.hash, op.received), op.signature) ? undefined : 'signature'
}

/** What people decided on for fields that were held: each a value a field may have beside those its ops gave. */
export type Answers = readonly Values[]

const applied = (op: ChainedOp, field: string): boolean => op.outcome === 'applied' || !(op.held ?? []).includes(field)

/** The values a field may stand at: what its last op gave, or where ops of it were held, what any of them or a decision gave. */
function allowed(field: string, ops: readonly ChainedOp[], answers: Answers, initial: unknown): unknown[] {
  const giving = ops.filter(({ payload }) => payload && Object.hasOwn(payload.patch, field))
  const values = giving.map(({ payload }) => payload?.patch[field])
  if (giving.some((op) => !applied(op, field))) return [...values, ...answers.map((answer) => answer[field]), initial]
  return giving.length > 0 ? [values.at(-1)] : [initial, null]
}

/** The states a row may stand in. */
function statesOf(flow: Flow, ops: readonly ChainedOp[]): unknown[] {
  const moves = ops.flatMap((op) => {
    const move = flow.moves[op.payload?.verb ?? '']
    return move ? [{ to: move.to, applied: applied(op, flow.field) }] : []
  })
  const states = [flow.start, ...moves.map(({ to }) => to)]
  return moves.every((move) => move.applied) ? states.slice(-1) : states
}

/**
 * The field of a row that does not stand where its sealed ops have put it, `$gone` when the row itself is missing, undefined when all of it
 * fits. Together with the hashes of those ops worked out anew this is the hash of the present row against the sealed one: what the
 * server itself adds to a row is no part of it, but for its state.
 */
export function rowFlaw(
  catalogue: Catalogue,
  noun: string,
  ops: readonly ChainedOp[],
  stored: Stored | undefined,
  answers: Answers,
): string | undefined {
  const resource = resourceOf(catalogue, noun)
  if (!resource) return undefined
  const isHeldWhole = ops.every(({ outcome }) => outcome === 'conflict')
  if (!stored || stored.gone) return isHeldWhole || ops.some(({ payload }) => payload?.verb === 'remove') ? undefined : '$gone'
  const row = rowOf(resource, stored)
  const flow = flowOf(catalogue, noun)
  if (flow && !statesOf(flow, ops).some((state) => same(row[flow.field] ?? flow.start, state))) return flow.field
  return Object.entries(resource.fields)
    .filter(([, { derived }]) => !derived)
    .find(([field, { initial }]) => !allowed(field, ops, answers, initial ?? null).some((value) => same(row[field], value ?? null)))?.[0]
}
