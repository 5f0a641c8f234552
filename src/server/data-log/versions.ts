import type { Values } from '../../contract/fields/values'
import { same } from '../../contract/sync/merge'

/** A change of a row as it was kept. `was`: what stood in the fields it changed, null where nobody kept that or there was no row. */
export type KeptChange = {
  readonly id: string
  readonly verb: string
  readonly patch: Values
  /** What its author saw in those fields, as far as they said so. */
  readonly base: Values
  readonly was: Values | null
  /** Fields of it that were held for somebody to decide, and not written. */
  readonly held: readonly string[]
  /** It made the row. */
  readonly isFirst: boolean
}

/** What a change made of one field. `before` is undefined where nobody kept what stood there. */
export type FieldChange = { readonly field: string; readonly before: unknown; readonly after: unknown }

/** One version of a row: all that is known of how it stood after a change, and what that changed. */
export type Version = { readonly id: string; readonly values: Values; readonly changes: readonly FieldChange[] }

/** What a change wrote by its own words: of an addition to a number nobody can tell without the number. */
const saidBy = ({ verb, patch, held }: KeptChange): Values =>
  verb === 'adjust' ? {} : Object.fromEntries(Object.entries(patch).filter(([field]) => !held.includes(field)))

/** By change, what the changes before it had said last of each field. */
function saidBefore(changes: readonly KeptChange[]): Values[] {
  let known: Values = {}
  return changes.map((change) => {
    const before = known
    known = { ...known, ...saidBy(change) }
    return before
  })
}

type Told = { readonly [field: string]: unknown }

/** What stood in the fields of a change: as it was kept, else what an earlier one had said, or what its author had seen. */
function stoodBefore(change: KeptChange, earlier: Values): Told {
  if (change.was) return change.was
  const fields = Object.keys(change.verb === 'adjust' ? change.patch : saidBy(change))
  return Object.fromEntries(fields.map((field) => [field, field in earlier ? earlier[field] : change.base[field]]))
}

const known = (values: Told): Values => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

const differing = (fields: readonly string[], before: Told, after: Values): FieldChange[] =>
  fields.flatMap((field) =>
    field in after && (before[field] === undefined || !same(before[field], after[field]))
      ? [{ field, before: before[field], after: after[field] ?? null }]
      : [],
  )

/**
 * The versions of a row, in the order of its changes. `now`: the row as it stands, under the fields that may be told. What stood there before is walked back from
 * it, so that what rules worked out is told with the change they followed. Of changes from before `was` was kept, only what they said is known.
 */
export function versionsOf(changes: readonly KeptChange[], fields: readonly string[], now: Values): Version[] {
  const earlier = saidBefore(changes)
  let after: Values = Object.fromEntries(fields.map((field) => [field, now[field] ?? null]))
  const nothing: Told = Object.fromEntries(fields.map((field) => [field, null]))
  const versions: Version[] = []
  for (const [at, change] of [...changes.entries()].reverse()) {
    const said = Object.fromEntries(Object.entries(saidBy(change)).filter(([field]) => fields.includes(field)))
    const values = change.verb === 'remove' ? after : { ...after, ...said }
    const before: Told = change.isFirst ? nothing : { ...values, ...stoodBefore(change, earlier[at] ?? {}) }
    versions.push({ id: change.id, values, changes: change.verb === 'remove' ? [] : differing(fields, before, values) })
    after = change.isFirst ? {} : known(Object.fromEntries(Object.entries(before).filter(([field]) => fields.includes(field))))
  }
  return versions.reverse()
}

/** What differs between two versions, of the fields both are known in. */
export const differenceOf = (one: Version, other: Version): FieldChange[] =>
  differing(
    Object.keys(other.values).filter((field) => field in one.values),
    one.values,
    other.values,
  )
