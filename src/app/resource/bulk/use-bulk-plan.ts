import { useMemo } from 'react'
import { flowOf } from '../../../contract/catalogue'
import type { Resource } from '../../../contract/resource'
import { useProduct } from '../../shell/product'
import { useBeyond } from '../record/use-beyond'
import type { ViewRow } from '../row'
import { type BulkAct, type BulkPlan, bulkPlan } from './bulk-plan'
import { bulkWords } from './bulk-words'

/** What would become of these rows, as far as this device knows. */
export function useBulkPlan(resource: Resource, act: BulkAct | undefined, rows: readonly ViewRow[] | undefined): BulkPlan | undefined {
  const flow = flowOf(useProduct().catalogue, resource.name)
  const isLocked = useBeyond(resource)
  return useMemo(() => act && rows && bulkPlan({ resource, flow, isLocked }, act, rows), [resource, flow, isLocked, act, rows])
}

const changing = { none: bulkWords.previewNone, some: bulkWords.preview, all: bulkWords.previewAll }
const removing = { none: bulkWords.removingNone, some: bulkWords.removing, all: bulkWords.removingAll }

/** How a plan of such an act is told in one sentence. */
export const summaryOf = ({ rows, leftOut }: BulkPlan, { kind }: BulkAct) =>
  (kind === 'remove' ? removing : changing)[rows.length === 0 ? 'none' : leftOut.length > 0 ? 'some' : 'all']

/** What is said of rows with which such an act was done, and of those with which it was not. */
export const endWordsOf = ({ kind }: BulkAct) =>
  kind === 'remove' ? { done: bulkWords.removedNow, stopped: bulkWords.notRemoved } : { done: bulkWords.done, stopped: bulkWords.stopped }

/** The numbers its sentences speak of. */
export const countsOf = ({ rows, leftOut }: BulkPlan) => ({
  count: rows.length,
  left: leftOut.length,
  all: rows.length + leftOut.length,
})
