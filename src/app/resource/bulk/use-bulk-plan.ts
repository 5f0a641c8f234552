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

/** How a plan is told in one sentence. */
export const summaryOf = ({ rows, leftOut }: BulkPlan) =>
  rows.length === 0 ? bulkWords.previewNone : leftOut.length > 0 ? bulkWords.preview : bulkWords.previewAll

/** The numbers its sentences speak of. */
export const countsOf = ({ rows, leftOut }: BulkPlan) => ({
  count: rows.length,
  left: leftOut.length,
  all: rows.length + leftOut.length,
})
