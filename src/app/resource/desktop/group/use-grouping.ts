import { useMemo } from 'react'
import { isStoodBy, type Totals } from '../../../../contract/list/summary'
import type { Resource } from '../../../../contract/resource'
import { useGroupNames } from '../../group/use-group-names'
import type { ViewRow } from '../../row'
import { type Grouping, groupedRows } from './grouped-rows'
import type { Folding } from './use-folds'
import type { GroupRows } from './use-group-rows'

type Around = {
  readonly resource: Resource
  readonly group: string | undefined
  readonly rows: readonly ViewRow[]
  readonly totals: Totals | undefined
  readonly folding: Folding
  readonly groupRows: GroupRows
  readonly columns: readonly string[]
  readonly hasChoice: boolean
}

/** How the rows of a table stand together by a field, with what each group is called and comes to. Undefined where they do not. */
export function useGrouping({ resource, group, rows, totals, folding, groupRows, columns, hasChoice }: Around) {
  const nameOf = useGroupNames(resource, group, rows, totals)
  const { grouped: fetched, more, isOpen } = groupRows
  return useMemo(() => {
    if (!group || !isStoodBy(resource, group)) return undefined
    const groupOf = (value: string | null) => totals?.groups?.find((one) => one.value === value)
    const grouped = fetched ?? groupedRows(resource, group, rows, isOpen)
    const grouping: Grouping = {
      ...grouped,
      ...{ resource, columns, hasChoice, nameOf, more },
      countOf: (value) => groupOf(value)?.count,
      sumsOf: (value) => groupOf(value)?.sums,
      isClosed: (value) => !isOpen(value),
      toggle: (value) => folding.turn(value, !isOpen(value)),
    }
    return { grouping, rows: grouped.rows }
  }, [resource, group, fetched, rows, totals, folding, nameOf, columns, hasChoice, more, isOpen])
}
