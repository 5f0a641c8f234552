import { useDeferredValue, useMemo } from 'react'
import { type Counts, isCounted } from '../../../../contract/list/summary'
import type { Resource } from '../../../../contract/resource'
import { dayOf } from '../../../../contract/time'
import { clockNow } from '../../../clock/clock'
import { useLocalRows } from '../../use-local'
import { countsOf } from '../../views/counts'
import { useCounts, useFound } from '../../views/use-counts'
import type { ListState } from '../list-address'
import { sifter } from '../local-list'
import { useIsLocal } from '../use-list'
import { useSame } from '../use-same'
import { parted, useFits } from './use-found-rows'

type Filters = ListState['filters']

/** What filters that are being chosen come to. */
export type DraftCounts = {
  /** Rows they leave; undefined while that is not known. */
  readonly total: number | undefined
  /** By field, how many rows there would be with each of its values. */
  readonly values: Readonly<Record<string, Counts>>
}

const none: readonly never[] = []
const noCounts: DraftCounts['values'] = {}

/** Counts what filters would leave, before they are applied: over the rows of this device, found by its words as the list finds them, or by the server. */
export function useDraftCounts(resource: Resource, drafted: Filters): DraftCounts {
  const isLocal = useIsLocal(resource)
  const draft = useDeferredValue(drafted)
  const { words, others } = parted(resource, draft, isLocal)
  const filters = useSame(others)
  const fits = useFits(resource, words)
  const rows = useLocalRows(resource.name, isLocal)
  const today = dayOf(clockNow())
  const told = useCounts(resource, isLocal ? none : resource.search, draft)
  const [total] = useFound(
    resource,
    useMemo(() => (isLocal ? none : [draft]), [isLocal, draft]),
  )
  const local = useMemo(() => {
    const found = isLocal ? rows?.filter(fits) : undefined
    if (!found) return undefined
    const counted = resource.search.filter((name) => isCounted(resource, name))
    return {
      total: sifter(resource, { sorts: none, filters }, today)(found).length,
      values: Object.fromEntries(counted.map((name) => [name, countsOf(resource, found, filters, name, today)])),
    }
  }, [isLocal, rows, fits, resource, filters, today])
  return local ?? { total, values: told ?? noCounts }
}
