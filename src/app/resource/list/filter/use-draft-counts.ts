import { useDeferredValue, useMemo } from 'react'
import type { FieldFacts } from '../../../../contract/field'
import type { Resource } from '../../../../contract/resource'
import { dayOf } from '../../../../contract/time'
import { clockNow } from '../../../clock/clock'
import type { ViewRow } from '../../row'
import { useLocalRows } from '../../use-local'
import { type ListState, listQuery } from '../list-address'
import { sifter } from '../local-list'
import { parted, useFits } from '../use-found-rows'
import { useRemotePage } from '../use-list'
import { useSame } from '../use-same'

type Filters = ListState['filters']
/** How many rows there would be with each value of a field chosen beside everything else that is. */
export type ValueCounts = ReadonlyMap<string, number>

const isCounted = ({ kind }: FieldFacts): boolean =>
  kind === 'dict' || kind === 'dicts' || kind === 'boolean' || kind === 'ref' || kind === 'refs'

/** Rows by the values they hold of a field. */
export function countsBy(rows: readonly ViewRow[], field: string): ValueCounts {
  const counts = new Map<string, number>()
  for (const row of rows)
    for (const value of [row[field]].flat()) {
      if (value === null || value === undefined) continue
      counts.set(String(value), (counts.get(String(value)) ?? 0) + 1)
    }
  return counts
}

/** What filters that are being chosen come to. */
export type DraftCounts = {
  /** Rows they leave; undefined while the server has not said. */
  readonly total: number | undefined
  /** By field, where its rows lie on this device. */
  readonly values: Readonly<Record<string, ValueCounts>>
}

const noCounts: DraftCounts['values'] = {}

/** Counts what filters would leave, before they are applied: over the rows of this device, or as the server answers the list itself. */
export function useDraftCounts(resource: Resource, drafted: Filters): DraftCounts {
  const isLocal = resource.offline.mode !== 'none'
  const draft = useDeferredValue(drafted)
  const { words, others: beside } = parted(resource, draft)
  const others = useSame(beside)
  const fits = useFits(resource, words)
  const rows = useLocalRows(resource.name, isLocal)
  const today = dayOf(clockNow())
  const remote = useRemotePage(resource, listQuery(resource, { page: 1, size: 50, sorts: [], filters: draft }), !isLocal)
  const local = useMemo(() => {
    if (!isLocal || !rows) return undefined
    const found = rows.filter(fits)
    const passing = (filters: Filters) => sifter(resource, { sorts: [], filters }, today)(found)
    const counted = resource.search.filter((name) => resource.fields[name] && isCounted(resource.fields[name]))
    const values = counted.map((name) => {
      const { [name]: _, ...beside } = others
      return [name, countsBy(passing(beside), name)] as const
    })
    return { total: passing(others).length, values: Object.fromEntries(values) }
  }, [isLocal, rows, resource, others, fits, today])
  return local ?? { total: remote.data?.total, values: noCounts }
}
