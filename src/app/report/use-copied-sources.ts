import { useMemo } from 'react'
import { keysOf } from '../../contract/report/keys-of'
import { heldFrom, type RowsOf, rowsIn, type Source, type Sources } from '../../contract/report/report-source'
import { useSyncStatus } from '../offline/use-sync-status'
import { isCopied } from '../offline/view/use-is-copied'
import { useReads } from './use-reads'

/**
 * What the device has of a report's sources. `rows`: undefined until all of them are here. `heldFrom`: the first day from which it keeps all
 * that is asked for; empty where it keeps everything, undefined where it keeps nothing of one of them.
 */
export type CopiedSources = {
  readonly rows: RowsOf<Sources> | undefined
  readonly heldFrom: string | undefined
}

/** Where the wanted rows lie: those whose keys are known by themselves, else under the value of their field `by`, where there is one. */
const placeOf = (source: Source) => {
  const { noun, where } = source
  const [keys, by] = [keysOf(source), noun.offline.by === undefined ? undefined : where[noun.offline.by]]
  if (keys) return { noun: noun.name, keys }
  return typeof by === 'string' ? { noun: noun.name, by } : { noun: noun.name }
}

/** Follows the rows of sources as they lie on the device, own unsent edits on top. `key` says all the sources are made of. */
export function useCopiedSources(sources: Sources, key: string, today: string, mayList: (source: Source) => boolean): CopiedSources {
  const listed = Object.values(sources).filter(mayList)
  const kept = listed.filter(({ noun }) => noun.offline.mode !== 'none')
  const reads = useReads(kept.map(placeOf))
  const isHere = useSyncStatus((status) => kept.every(({ noun }) => isCopied(status, noun)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what the sources are
  return useMemo(() => {
    const held = heldFrom(listed, today)
    const isWhole = held !== undefined && isHere && reads.length === kept.length && reads.every((read) => read?.isCopied)
    const rowsOf = (source: Source) => (mayList(source) ? (reads[kept.indexOf(source)]?.rows ?? []) : undefined)
    return { heldFrom: held, rows: isWhole ? rowsIn(sources, rowsOf) : undefined }
  }, [reads, isHere, key, today])
}
