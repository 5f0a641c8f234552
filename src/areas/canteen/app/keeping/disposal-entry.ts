import { add, type Intent, move } from '../../../../contract/sync/intent'
import { entityOf } from '../../../../contract/sync/op'
import { RetainedSample } from '../../retained-sample'
import { SampleDisposal } from '../../sample-disposal'

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
export function disposalIntents(
  id: string,
  at: string,
  { chosen: _, without: __, ...entry }: DisposalEntry,
  samples: readonly string[],
): Intent[] {
  const disposal = add(SampleDisposal, id, {
    ...entry,
    disposedById: entry.disposedById ?? '',
    witnessId: entry.witnessId ?? '',
    disposedSign: entry.disposedSign ?? '',
    witnessSign: entry.witnessSign ?? '',
    method: entry.method ?? 'waste',
    photos: entry.photos?.length ? entry.photos : null,
    disposeTime: at,
    note: null,
  })
  const deps = [entityOf(disposal)]
  return [disposal, ...samples.map((key) => move(RetainedSample, key, 'dispose', { disposalId: id }, { deps }))]
}
