import { useMemo } from 'react'
import { standsUnder, type Totals } from '../../../contract/list/summary'
import type { Resource } from '../../../contract/resource'
import { useDict, wordsFor } from '../../fields/choice/use-dict'
import { useSay } from '../../language/use-say'
import type { ViewRow } from '../row'
import { unknownTitle, useTitles } from '../use-titles'
import { groupWords } from './group-words'

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
      if (value === null) return say(groupWords.withoutValue)
      if (facts?.noun) return titles[value] ?? unknownTitle
      if (facts?.kind === 'boolean') return say(value === 'true' ? 'yes' : 'no')
      return facts?.dict ? wordsFor(options, [value]) : value
    },
    [say, facts, titles, options],
  )
}
