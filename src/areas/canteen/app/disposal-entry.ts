import type { Wish } from '../../../app/offline/wish'

/**
 * What has been entered for a disposal. `chosen`: ids of the samples that go; nobody signs for one they have not chosen. Drafts of the
 * first release name those that stay instead, which says nothing here.
 */
export type DisposalEntry = {
  readonly chosen?: readonly string[]
  readonly without?: unknown
  readonly method?: string
  readonly disposedById?: string | null
  readonly witnessId?: string | null
  readonly disposedSign?: string | null
  readonly witnessSign?: string | null
  readonly photos?: readonly string[] | null
}

/** Name under which the device keeps it. */
export const disposalKey = 'disposal'

/** What is still missing, in the order it is asked for; undefined when the disposal can be saved. */
export function missingIn({ disposedById, disposedSign, witnessId, witnessSign }: DisposalEntry) {
  if (!disposedById) return 'who'
  if (!disposedSign) return 'sign'
  if (!witnessId || witnessId === disposedById) return 'witness'
  return witnessSign ? undefined : 'witnessSign'
}

/** One record signed by two, and every sample naming it. The samples wait until the record is there. */
export function disposalWishes(
  id: string,
  at: string,
  { chosen: _, without: __, ...entry }: DisposalEntry,
  samples: readonly string[],
): Wish[] {
  const patch = {
    ...entry,
    method: entry.method ?? 'waste',
    photos: entry.photos?.length ? entry.photos : null,
    disposeTime: at,
    note: null,
  }
  const disposed = samples.map(
    (key): Wish => ({ noun: 'retained-sample', key, verb: 'dispose', patch: { disposalId: id }, deps: [`sample-disposal:${id}`] }),
  )
  return [{ noun: 'sample-disposal', key: id, verb: 'add', patch }, ...disposed]
}
