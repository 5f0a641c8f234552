import { useMemo } from 'react'
import type { Resource } from '../../../../contract/resource'
import { enumerate } from '../../../language/enumerate'
import { useSay } from '../../../language/use-say'
import { type Chosen, useChosenRows } from '../../bulk/use-chosen-rows'
import { useGroupNames } from '../../group/use-group-names'
import type { ListState } from '../../list/list-address'
import type { ViewRow } from '../../row'
import { useCounts } from '../../views/use-counts'
import { tableWords } from '../table-words'

type Props = {
  resource: Resource
  chosen: Chosen
  filters: ListState['filters']
  shown: readonly ViewRow[]
  /** The field by which they are told. */
  field: string
}

/** Of how many it is said; the others are only counted. */
const named = 3

/** By which field those chosen are told: by which the table stands in groups, else the first shown one that names another row. */
export const tellingField = ({ fields, title }: Resource, columns: readonly string[], group: string | undefined): string | undefined =>
  group ?? columns.find((name) => name !== title && fields[name]?.kind === 'ref')

/** How many of the rows stand under each value of a field, those of most first. */
export function countsUnder(rows: readonly ViewRow[], field: string): readonly (readonly [value: string, count: number])[] {
  const counts = new Map<string, number>()
  for (const row of rows) counts.set(String(row[field] ?? ''), (counts.get(String(row[field] ?? '')) ?? 0) + 1)
  return [...counts].sort(([, one], [, two]) => two - one)
}

/** Where those chosen stand, in words: so many of this class, so many of that one. */
export function ChosenWords({ resource, chosen, filters, shown, field }: Props) {
  const say = useSay()
  const { rows } = useChosenRows(resource, chosen, filters, shown, !chosen.all)
  const counted = useCounts(resource, chosen.all ? [field] : [], filters)?.[field]
  const counts = useMemo(() => {
    if (!chosen.all) return countsUnder(rows ?? [], field)
    return Object.entries(counted ?? {}).sort(([, one], [, two]) => two - one)
  }, [chosen.all, rows, field, counted])
  const titled = useMemo(() => counts.map(([value]): ViewRow => ({ id: value, rev: 0, [field]: value })), [counts, field])
  const nameOf = useGroupNames(resource, field, titled, undefined)
  if (counts.length === 0) return null
  const parts = counts.slice(0, named).map(([value, count]) => say(tableWords.chosenOf, { name: nameOf(value || null), count }))
  const rest = counts.slice(named).reduce((sum, [, count]) => sum + count, 0)
  return (
    <span className="chosen-words figures">
      {enumerate(rest > 0 ? [...parts, say(tableWords.chosenOf, { name: say(tableWords.elsewhere), count: rest })] : parts)}
    </span>
  )
}
