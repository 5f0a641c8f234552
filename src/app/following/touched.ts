import { cmp, type IntervalTree, type ObservabilitySet } from 'dexie'
import { entityOf } from '../../contract/sync/op'
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

/**
 * Entities own edits were saved of, where nothing else became of any; undefined where more did. A saved edit has a number of its own, which an edit
 * that has gone does not tell: then nobody knows of which noun it was.
 */
function savedEntities(of: (table: string, index?: string) => IntervalTree | undefined): readonly string[] | undefined {
  if (['acked', 'standing', 'done'].some((table) => [...spansOf(of(table))].length > 0)) return undefined
  const [ids, numbers, entities] = [of('ops'), of('ops', 'n'), of('ops', 'entity')].map((tree) => [...spansOf(tree)])
  const isSaved = ids?.length === numbers?.length && entities?.every(({ from, to }) => typeof from === 'string' && from === to)
  return isSaved ? entities?.map(({ from }) => String(from)) : undefined
}

/** Whose rows of which noun are followed. */
type Followed = Pick<Question<unknown>, 'db' | 'catalogue'> & { readonly asked: Pick<Question<unknown>['asked'], 'noun'> }

/** Reads what Dexie says of a change, of this window or another. Undefined where it is nothing to the noun. */
function touchedOf(parts: ObservabilitySet, { db: { name }, catalogue, asked: { noun } }: Followed): Touched | undefined {
  if (parts.all) return everything
  const of = (table: string, index = '') => parts[`idb://${name}/${table}/${index}`]
  const rows = keysIn(of('rows'), noun)
  const saved = savedEntities(of)
  const isOwn = (one: string) => saved === undefined || saved.some((entity) => entity.startsWith(entityOf({ noun: one, key: '' })))
  const own = isOwn(noun)
  const heldNoun = heldNounOf(catalogue)
  const held = heldNoun !== undefined && (isOwn(heldNoun) || isAny(keysIn(of('rows'), heldNoun)))
  const pull = [...spansOf(of('meta'))].some(({ from, to }) => from === 'pull' || from !== to)
  return isAny(rows) || own || held || pull ? { rows, own, held } : undefined
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
