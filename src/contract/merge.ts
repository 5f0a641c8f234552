/** Version at which a field last changed, and the replica that changed it. */
export type FieldVersion = { readonly rev: number; readonly by: string }
export type FieldVersions = Readonly<Record<string, FieldVersion>>

/** The pseudo field under which a row's deletion is versioned like any other change. */
export const gone = '$gone'

/** The replica of a value of which nobody can tell who has seen it: whoever did not see it at this version is asked. */
export const nobody = 'nobody'

/** A value that was not written because somebody else's, unseen by the author, stands there. */
export type Held = { readonly field: string; readonly base: unknown; readonly theirs: unknown; readonly mine: unknown }

/** The part of an op that merging looks at. `epoch` is that of its `trunk`. */
export type Wish = {
  readonly patch: Readonly<Record<string, unknown>>
  readonly base: Readonly<Record<string, unknown>>
  readonly trunk: number
  readonly replica: string
  /** False when `trunk` was counted before a restore, so that versions cannot be compared. */
  readonly sameEpoch: boolean
}

/** Equality of field values: structural, and blind to the difference between absent and empty. */
export function same(one: unknown, two: unknown): boolean {
  const empty = (value: unknown) => value === undefined || value === null || value === ''
  if (empty(one) || empty(two)) return empty(one) && empty(two)
  if (typeof one !== 'object' || typeof two !== 'object') return one === two
  return JSON.stringify(one) === JSON.stringify(two)
}

/** The fields of a patch that say something else than what stands there. */
export const changedIn = <Row extends object>(row: Row, patch: Row): (keyof Row & string)[] =>
  (Object.keys(patch) as (keyof Row & string)[]).filter((field) => !same(row[field], patch[field]))

/** Whether the value of a field is one that the author of a wish has not seen. */
export function isUnseen(field: string, current: unknown, wish: Wish, versions: FieldVersions): boolean {
  if (!wish.sameEpoch) return !same(current, wish.base[field])
  const version = versions[field]
  return version !== undefined && version.rev > wish.trunk && version.by !== wish.replica
}

/**
 * Merges an op into a row, field by field. A field somebody else changed since the author last saw the row is held,
 * unless both mean the same. An equal value leaves the field's version alone: otherwise a later op of this replica
 * would overwrite an answer its author never saw.
 */
export function merge(current: Readonly<Record<string, unknown>>, versions: FieldVersions, wish: Wish) {
  const write: Record<string, unknown> = {}
  const held: Held[] = []
  for (const [field, mine] of Object.entries(wish.patch)) {
    const theirs = current[field]
    if (!isUnseen(field, theirs, wish, versions)) write[field] = mine
    else if (!same(theirs, mine)) held.push({ field, base: wish.base[field] ?? null, theirs: theirs ?? null, mine: mine ?? null })
  }
  return { write, held }
}

/** The versions after `fields` were written by `replica` as version `rev`. */
export function versionsAfter(versions: FieldVersions, fields: readonly string[], rev: number, replica: string): FieldVersions {
  return { ...versions, ...Object.fromEntries(fields.map((field) => [field, { rev, by: replica }])) }
}
