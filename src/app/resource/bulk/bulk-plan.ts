import { checkFields } from '../../../contract/check'
import type { FieldFacts } from '../../../contract/field'
import { kinds } from '../../../contract/fields/kind'
import { isKeptForGood } from '../../../contract/fields/numbering'
import type { Values } from '../../../contract/fields/values'
import { type Flow, isOpenTo, type Move, nextState } from '../../../contract/flow'
import type { Resource } from '../../../contract/resource'
import { same } from '../../../contract/sync/merge'
import { isWritable } from '../form/form-values'
import type { ViewRow } from '../row'

/** Several rows changed alike: one field is given a value, or a move of the flow is made. */
export type BulkChange =
  | { readonly kind: 'edit'; readonly field: string; readonly value: unknown }
  | {
      readonly kind: 'move'
      readonly verb: string
      readonly move: Move /** What it asks for, the same of each. */
      readonly patch?: Values
    }

/** The same thing done with several rows: they are changed alike, or removed. */
export type BulkAct = BulkChange | { readonly kind: 'remove' }

/** Why a row is left out: the state it stands in, that it is so already, that it is locked for this person, or that it may not be missing. */
export type LeftOut = 'state' | 'same' | 'locked' | 'kept'

export type BulkPlan = {
  readonly rows: readonly ViewRow[]
  readonly leftOut: readonly { readonly row: ViewRow; readonly why: LeftOut }[]
}

type Ground = { readonly resource: Resource; readonly flow: Flow | undefined; readonly isLocked: (id: string) => boolean }

function whyNot({ resource, flow, isLocked }: Ground, act: BulkAct, row: ViewRow): LeftOut | undefined {
  const state = flow && row[flow.field]
  if (act.kind === 'move') return flow && nextState(flow, state, act.verb) === undefined ? 'state' : undefined
  if (isLocked(row.id)) return 'locked'
  if (!isOpenTo(flow, act.kind, state)) return 'state'
  if (act.kind === 'remove') return isKeptForGood(resource.fields, row) ? 'kept' : undefined
  return same(row[act.field] ?? null, act.value) ? 'same' : undefined
}

/** The rows something can be done with, and why it cannot with the others. */
export function bulkPlan(ground: Ground, act: BulkAct, rows: readonly ViewRow[]): BulkPlan {
  const asked = rows.map((row) => ({ row, why: whyNot(ground, act, row) }))
  return {
    rows: asked.flatMap(({ row, why }) => (why ? [] : [row])),
    leftOut: asked.flatMap(({ row, why }) => (why ? [{ row, why }] : [])),
  }
}

/**
 * Several rows are given one value: what is of one row alone, such as its name or its telephone, is none of theirs, and several values at once
 * would write over what each row has.
 */
const isShared = (facts: FieldFacts | undefined): boolean =>
  facts !== undefined &&
  isWritable(facts, false) &&
  !facts.unique &&
  !facts.rule &&
  !facts.of &&
  !kinds[facts.kind].apart &&
  kinds[facts.kind].shape !== 'texts'

/** The fields several rows may be given one value of, as they stand in the form. */
export const sharedFields = (resource: Resource): readonly string[] =>
  resource.form.flat().filter((name) => name !== resource.title && isShared(resource.fields[name]))

/** The moves that can be made with several rows at once: those that ask nothing of each. */
export const sharedMoves = (flow: Flow | undefined): readonly (readonly [verb: string, move: Move])[] =>
  Object.entries(flow?.moves ?? {}).filter(([, { apart, asks }]) => !apart && !asks?.length)

/** The moves that ask what may be said of several rows at once, such as a reason. */
export const askingMoves = ({ fields }: Resource, flow: Flow | undefined): ReturnType<typeof sharedMoves> =>
  Object.entries(flow?.moves ?? {}).filter(([, { apart, asks }]) => !apart && asks?.length && asks.every((name) => isShared(fields[name])))

/** Those of these moves that at least one of the rows can make. */
export const movesFrom = (flow: Flow | undefined, moves: ReturnType<typeof sharedMoves>, rows: readonly ViewRow[]) =>
  moves.filter(([verb]) => flow && rows.some((row) => nextState(flow, row[flow.field], verb) !== undefined))

/** Whether a value can be given at all, before any row is looked at. Problems of a row, such as a day before another, the server finds. */
export const isRightValue = ({ fields }: Resource, field: string, value: unknown): boolean => {
  const facts = fields[field]
  return facts !== undefined && !(field in checkFields({ [field]: facts }, { [field]: value }, 'whole'))
}

/** Rows in groups that are done as one each. */
export const inGroups = <T>(rows: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => rows.slice(at * size, (at + 1) * size))
