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
export type AnyIntent = {
  readonly patch: Readonly<Record<string, unknown>>
  readonly base: Readonly<Record<string, unknown>>
  readonly trunk: number
  readonly replica: string
  /** False when `trunk` was counted before a restore, so that versions cannot be compared. */
  readonly sameEpoch: boolean
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/** Equality of field values: structural, and blind to the order of keys, which no database keeps, and to whether something is absent or empty. */
export function same(one: unknown, two: unknown): boolean {
  if (isEmpty(one) || isEmpty(two)) return isEmpty(one) && isEmpty(two)
  if (typeof one !== 'object' || typeof two !== 'object') return one === two
  if (Array.isArray(one) !== Array.isArray(two) || (Array.isArray(one) && one.length !== Object.keys(two ?? {}).length)) return false
  const [left, right]: Record<string, unknown>[] = [{ ...one }, { ...two }]
  return Object.keys({ ...left, ...right }).every((key) => same(left?.[key], right?.[key]))
}

/** The fields of a patch that say something else than what stands there. */
export const changedIn = <Row extends object>(row: Row, patch: Row): (keyof Row & string)[] =>
  (Object.keys(patch) as (keyof Row & string)[]).filter((field) => !same(row[field], patch[field]))

/** Whether the value of a field is one that the author of an intent has not seen. */
export function isUnseen(field: string, current: unknown, intent: AnyIntent, versions: FieldVersions): boolean {
  if (!intent.sameEpoch) return !same(current, intent.base[field])
  const version = versions[field]
  return version !== undefined && version.rev > intent.trunk && version.by !== intent.replica
}

/** Joins three values of a field where that can be done within it: undefined where the field is one value. */
export type Join = (
  field: string,
  values: { readonly base: unknown; readonly theirs: unknown; readonly mine: unknown },
) => { readonly list: unknown; readonly isClash: boolean } | undefined

/**
 * Merges an op into a row, field by field. A field somebody else changed since the author last saw the row is held,
 * unless both mean the same, or `join` makes one value of both: it is in `joined`, because nobody has seen it. An equal value leaves the
 * field's version alone: otherwise a later op of this replica would overwrite an answer its author never saw.
 */
export function merge(
  current: Readonly<Record<string, unknown>>,
  versions: FieldVersions,
  intent: AnyIntent,
  join: Join = () => undefined,
) {
  const write: Record<string, unknown> = {}
  const held: Held[] = []
  const joined: string[] = []
  for (const [field, mine] of Object.entries(intent.patch)) {
    const theirs = current[field]
    if (!isUnseen(field, theirs, intent, versions)) {
      write[field] = mine
      continue
    }
    if (same(theirs, mine)) continue
    const base = intent.base[field]
    const both = field in intent.base ? join(field, { base, theirs, mine }) : undefined
    if (both && !both.isClash) {
      write[field] = both.list
      joined.push(field)
    } else held.push({ field, base: base ?? null, theirs: theirs ?? null, mine: both?.list ?? mine ?? null })
  }
  return { write, held, joined }
}

/** The versions after `fields` were written by `replica` as version `rev`. */
export function versionsAfter(versions: FieldVersions, fields: readonly string[], rev: number, replica: string): FieldVersions {
  return { ...versions, ...Object.fromEntries(fields.map((field) => [field, { rev, by: replica }])) }
}
