import { checkFields } from '../../../../contract/check'
import { holdsFiles } from '../../../../contract/fields/file'
import { kindOf } from '../../../../contract/fields/kind'
import { type Flow, isOpenTo, type Move, nextState } from '../../../../contract/flow'
import type { Resource } from '../../../../contract/resource'
import { same } from '../../../../contract/sync/merge'
import type { ViewRow } from '../../row'

/** What is to be done with several rows alike: one field given a value, or one move made. */
export type Bulk =
  | { readonly verb: 'edit'; readonly field: string; readonly value: unknown }
  | { readonly verb: string; readonly move: Move }

/** Why a row cannot be changed with the others. */
export type Hindrance = 'cannotEdit' | 'cannotMove' | 'alreadySo'

/** One row of a preview: what would become of it, or why nothing does. */
export type Planned = { readonly row: ViewRow; readonly hindrance?: Hindrance }

/** Fields that may be given one value in many rows: what a form may write, is nobody's alone and is no file. */
export const bulkFields = (resource: Resource): string[] =>
  Object.entries(resource.fields)
    .filter(([, facts]) => !facts.derived && !facts.fixed && !facts.unique && !facts.of && !holdsFiles(facts) && !kindOf(facts)?.apart)
    .map(([name]) => name)

type Around = { readonly resource: Resource; readonly flow: Flow | undefined; readonly isLocked: (id: string) => boolean }

function hindranceOf({ resource, flow, isLocked }: Around, bulk: Bulk, row: ViewRow): Hindrance | undefined {
  if ('move' in bulk) return flow && nextState(flow, row[flow.field], bulk.verb) !== undefined ? undefined : 'cannotMove'
  if (isLocked(row.id) || (flow && !isOpenTo(flow, 'edit', row[flow.field]))) return 'cannotEdit'
  if (!(bulk.field in resource.fields)) return 'cannotEdit'
  return same(row[bulk.field], bulk.value) ? 'alreadySo' : undefined
}

/** What would become of each of these rows. Problems of their own kind, such as a day before another, the server finds. */
export const planned = (around: Around, bulk: Bulk, rows: readonly ViewRow[]): Planned[] =>
  rows.map((row) => ({ row, hindrance: hindranceOf(around, bulk, row) }))

/** Moves that may be made with several rows at once: those that ask nothing, from where at least one of them stands. */
export const bulkMoves = (flow: Flow | undefined, rows: readonly ViewRow[]): (readonly [string, Move])[] =>
  Object.entries(flow?.moves ?? {}).filter(
    ([verb, move]) =>
      !move.apart && !move.asks?.length && flow !== undefined && rows.some((row) => nextState(flow, row[flow.field], verb) !== undefined),
  )

/** What is wrong with a value before any row is looked at; the code of the problem. */
export const wrongValue = ({ fields }: Resource, field: string, value: unknown) =>
  checkFields({ [field]: fields[field] as never }, { [field]: value }, 'whole')[field]

/** Rows in groups that are done as one each. */
export const inGroups = <T>(rows: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => rows.slice(at * size, (at + 1) * size))
