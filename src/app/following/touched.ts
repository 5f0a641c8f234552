import { cmp, type IntervalTree, type ObservabilitySet } from 'dexie'
import { heldNounOf } from '../offline/view/held-noun'
import type { Question } from './read'

/**
 * What a change of the device's database touched of a noun. `rows`: keys of its rows, or any of them. `own`: edits made here and what became
 * of them. `held`: changes somebody has yet to decide. Nothing of it where only the copy has come further.
 */
export type Touched = {
  readonly rows: ReadonlySet<string> | 'any'
  readonly own: boolean
  readonly held: boolean
}

const everything: Touched = { rows: 'any', own: true, held: true }

function* spansOf(tree: IntervalTree | null | undefined): Generator<{ readonly from: unknown; readonly to: unknown }> {
  if (!tree || !('from' in tree)) return
  yield tree
  yield* spansOf(tree.l)
  yield* spansOf(tree.r)
}

/** Keys of a noun's rows among those that were written. */
function keysIn(tree: IntervalTree | undefined, noun: string): Touched['rows'] {
  const keys = new Set<string>()
  for (const { from, to } of spansOf(tree)) {
    if (!Array.isArray(from) || cmp(from, to) !== 0) return 'any'
    const [of, key] = from
    if (of === noun) keys.add(String(key))
  }
  return keys
}

const isAny = (rows: Touched['rows']) => rows === 'any' || rows.size > 0

/** Whose rows of which noun are followed. */
type Followed = Pick<Question<unknown>, 'db' | 'catalogue'> & { readonly asked: Pick<Question<unknown>['asked'], 'noun'> }

/** Reads what Dexie says of a change, of this window or another. Undefined where it is nothing to the noun. */
function touchedOf(parts: ObservabilitySet, { db: { name }, catalogue, asked: { noun } }: Followed): Touched | undefined {
  if (parts.all) return everything
  const of = (table: string) => parts[`idb://${name}/${table}/`]
  const rows = keysIn(of('rows'), noun)
  const own = ['ops', 'acked', 'standing', 'done'].some((table) => [...spansOf(of(table))].length > 0)
  const heldNoun = heldNounOf(catalogue)
  const held = own || (heldNoun !== undefined && isAny(keysIn(of('rows'), heldNoun)))
  const pull = [...spansOf(of('meta'))].some(({ from, to }) => from === 'pull' || from !== to)
  return isAny(rows) || held || pull ? { rows, own, held } : undefined
}

const both = (one: Touched, two: Touched): Touched => ({
  rows: one.rows === 'any' || two.rows === 'any' ? 'any' : new Set([...one.rows, ...two.rows]),
  own: one.own || two.own,
  held: one.held || two.held,
})

/** The same of several changes together. */
export const touchedBy = (changes: readonly ObservabilitySet[], followed: Followed): Touched | undefined =>
  changes.reduce<Touched | undefined>((known, parts) => {
    const touched = touchedOf(parts, followed)
    return known && touched ? both(known, touched) : (known ?? touched)
  }, undefined)
