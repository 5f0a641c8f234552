import type { Catalogue } from '../../contract/catalogue'
import { copyOrder } from '../../contract/sync/copy-order'
import type { Pull } from '../offline/outbox/stored'
import { type PersonDb, readMeta } from '../offline/person-db'
import { isCopied } from '../offline/view/use-is-copied'
import { heldEntities, type Own, readLaid, readOwn, type View, type ViewQuery } from '../offline/view/view'

/** All rows of a noun, those under one value of its field `by` or single ones, and, by `beside`, something else that is read in the same moment. */
export type Question<T> = {
  readonly db: PersonDb
  readonly catalogue: Catalogue
  readonly asked: ViewQuery
  /** What to wait for before anything is read: the noun is still on its way. */
  readonly missing?: Promise<void>
  readonly beside?: (db: PersonDb) => Promise<T>
}

/** The rows of one moment in the order of ids, whether they were all there are, and what it takes to read on from them. */
export type Read<T> = {
  readonly rows: readonly View[]
  readonly isCopied: boolean
  readonly beside: T | undefined
  readonly pull: Pull
  readonly held: ReadonlySet<string>
  readonly own: Own
}

/** Reads no more of the rows than it takes; undefined where that is all of them. */
type Choose<T> = (now: Pick<Read<T>, 'pull' | 'held' | 'own'>) => Promise<readonly View[] | undefined>

/** How far a full copy under way has come, as `copyOrder` has it. Empty where it has hardly begun, and where none is under way. */
export const reachedBy = (catalogue: Catalogue, { place }: Pull): string => {
  const resource = place && catalogue.resources[place.noun]
  return resource ? copyOrder(resource) : ''
}

/**
 * Reads the rows of one moment. `known`: what is still as it was. Own edits are read in any case, in the same moment as the rows: between
 * two moments an edit of this device would be seen twice, or not at all.
 */
export function read<T>(
  { db, catalogue, asked, beside }: Question<T>,
  known: Partial<Pick<Read<T>, 'held' | 'beside'>> = {},
  choose?: Choose<T>,
): Promise<Read<T>> {
  return db.transaction('r', [db.rows, db.ops, db.acked, db.standing, db.done, db.meta], async () => {
    // Together: one after the other each would wait for its turn among all that is read for a screen.
    const [pull, own, held, parts, found] = await Promise.all([
      readMeta(db, 'pull'),
      readOwn(db, asked),
      known.held ?? heldEntities(db, catalogue, asked.noun),
      readMeta(db, 'copied'),
      'beside' in known ? known.beside : beside?.(db),
    ])
    const rows = (await choose?.({ pull, held, own })) ?? (await readLaid(db, catalogue, asked, own, held))
    const resource = catalogue.resources[asked.noun]
    const { lacking = [] } = parts ?? {}
    const copied = resource !== undefined && isCopied({ ready: pull.ready, reached: reachedBy(catalogue, pull) || null, lacking }, resource)
    return { rows, isCopied: copied, beside: found, pull, held, own }
  })
}
