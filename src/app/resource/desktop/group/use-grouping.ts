import { useMemo, useState } from 'react'
import { isStoodBy, type Totals } from '../../../../contract/list/summary'
import type { Resource } from '../../../../contract/resource'
import { useDict, wordsFor } from '../../../fields/choice/use-dict'
import { useSay } from '../../../language/use-say'
import type { ViewRow } from '../../row'
import { unknownTitle, useTitles } from '../../use-titles'
import { tableWords } from '../table-words'
import { type Grouping, groupedRows } from './grouped-rows'

const nothing: readonly string[] = []

/** How the rows of a page stand together by a field, with what each group is called. Undefined where they do not. */
export function useGrouping(
  resource: Resource,
  group: string | undefined,
  rows: readonly ViewRow[],
  totals: Totals | undefined,
  columns: number,
): Grouping | undefined {
  const say = useSay()
  const [closed, setClosed] = useState<ReadonlySet<string | null>>(new Set())
  const facts = group && isStoodBy(resource, group) ? resource.fields[group] : undefined
  const options = useDict(facts?.dict)
  const ids = useMemo(
    () => (group && facts?.noun ? [...new Set(rows.flatMap((row) => (row[group] ? [String(row[group])] : [])))] : nothing),
    [rows, group, facts?.noun],
  )
  const titles = useTitles(facts?.noun, ids)
  return useMemo(() => {
    if (!group || !facts) return undefined
    const nameOf = (value: string | null) => {
      if (value === null) return say(tableWords.withoutValue)
      if (facts.noun) return titles[value] ?? unknownTitle
      if (facts.kind === 'boolean') return say(value === 'true' ? 'yes' : 'no')
      return facts.dict ? wordsFor(options, [value]) : value
    }
    return {
      ...groupedRows(resource, group, rows, closed),
      nameOf,
      countOf: (value) => totals?.groups?.find((one) => one.value === value)?.count,
      isClosed: (value) => closed.has(value),
      toggle: (value) => setClosed((old) => new Set(old.has(value) ? [...old].filter((one) => one !== value) : [...old, value])),
      span: columns,
    }
  }, [resource, group, facts, rows, closed, options, titles, totals, say, columns])
}
