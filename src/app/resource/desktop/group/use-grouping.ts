import { useMemo } from 'react'
import { isStoodBy, standsUnder, type Totals } from '../../../../contract/list/summary'
import type { Resource } from '../../../../contract/resource'
import { useDict, wordsFor } from '../../../fields/choice/use-dict'
import { useSay } from '../../../language/use-say'
import type { ViewRow } from '../../row'
import { unknownTitle, useTitles } from '../../use-titles'
import { tableWords } from '../table-words'
import { type Grouping, groupedRows } from './grouped-rows'
import type { Folding } from './use-folds'
import type { GroupRows } from './use-group-rows'

const nothing: readonly string[] = []

/** What the groups of a list are called, by the value each stands under. */
export function useGroupNames(
  resource: Resource,
  group: string | undefined,
  rows: readonly ViewRow[],
  totals: Totals | undefined,
): (value: string | null) => string {
  const say = useSay()
  const facts = group ? resource.fields[group] : undefined
  const options = useDict(facts?.dict)
  const ids = useMemo(() => {
    if (!group || !facts?.noun) return nothing
    const values = [...(totals?.groups ?? []).map(({ value }) => value), ...rows.map((row) => standsUnder(resource, group, row[group]))]
    return [...new Set(values.filter((value) => value !== null))]
  }, [resource, rows, totals, group, facts?.noun])
  const titles = useTitles(facts?.noun, ids)
  return useMemo(
    () => (value) => {
      if (value === null) return say(tableWords.withoutValue)
      if (facts?.noun) return titles[value] ?? unknownTitle
      if (facts?.kind === 'boolean') return say(value === 'true' ? 'yes' : 'no')
      return facts?.dict ? wordsFor(options, [value]) : value
    },
    [say, facts, titles, options],
  )
}

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
