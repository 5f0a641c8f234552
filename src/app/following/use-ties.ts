import { useMemo } from 'react'
import type { Noun } from '../../contract/registry'
import type { Tie } from '../../contract/tie'
import { enumerate } from '../language/enumerate'
import { useSay } from '../language/use-say'
import { useEngine } from '../offline/engine-context'
import { useReads } from '../report/use-reads'
import { useCan } from '../session/use-can'

const nothing: readonly Tie[] = []

/**
 * What hangs on rows of a noun, in words by their ids: as far as the person may read it, and as far back as this device keeps it. The server knows
 * the rest. Undefined until it is here: part of it would say of a row that nothing does.
 */
export function useTies(noun: Noun): ReadonlyMap<string, string> | undefined {
  const say = useSay()
  const can = useCan()
  const { ties = nothing } = useEngine().catalogue
  const own = ties.filter((tie) => tie.on === noun && can(`${tie.noun}:list`))
  const reads = useReads(own.map((tie) => ({ noun: tie.noun })))
  // biome-ignore lint/correctness/useExhaustiveDependencies: which ties there are follows from noun and person
  return useMemo(() => {
    if (reads.length < own.length || !reads.every((read) => read?.isCopied)) return undefined
    const found = new Map<string, string[]>()
    for (const [at, tie] of own.entries()) {
      const counts = new Map<string, number>()
      for (const row of (reads[at]?.rows ?? []).filter(tie.counts)) {
        const id = String(row[tie.by])
        counts.set(id, (counts.get(id) ?? 0) + 1)
      }
      for (const [id, count] of counts) found.set(id, [...(found.get(id) ?? []), say(tie.label, { count })])
    }
    return new Map([...found].map(([id, words]) => [id, enumerate(words)]))
  }, [reads, say])
}
