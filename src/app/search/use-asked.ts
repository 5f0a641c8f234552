import { useMemo } from 'react'
import type { Resource } from '../../contract/resource'
import { longestWords, searchPath } from '../../contract/search/search-call'
import { useSettled } from '../fields/text/use-settled'
import { useSyncStatus } from '../offline/use-sync-status'
import type { ViewRow } from '../resource/row'
import { useAnswer } from '../resource/use-answer'
import { isHere } from '../resource/use-titles'
import { call } from '../wire/call'

/** Milliseconds of quiet before the server is asked. */
const pause = 150

type Rows = Readonly<Record<string, readonly ViewRow[]>>

/** What the server has found of the nouns whose rows do not all lie here. `state`: whether it is being asked, cannot be, or has not answered. */
export type AskedRows = { readonly rows: Rows; readonly state: 'ready' | 'asking' | 'offline' | 'silent' }

const nothing: Rows = {}

/** Asks the server for what this device cannot know, once somebody stops typing. What is answered to other words is passed over. */
export function useAskedRows(words: string, resources: readonly Resource[]): AskedRows {
  const away = useSyncStatus((status) =>
    resources
      .filter((resource) => !isHere(resource, status))
      .map(({ name }) => name)
      .join(),
  )
  const isOnline = useSyncStatus((status) => status.online)
  const settled = useSettled(words, pause).slice(0, longestWords)
  // Nouns that arrive while the same words stand there are answered already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked for is chosen with the words
  const asked = useMemo(() => away, [settled, isOnline])
  const isWanted = isOnline && settled !== '' && asked !== ''
  const { data, isError } = useAnswer({
    // Under the name of no noun in particular: whatever changes forgets it.
    queryKey: ['noun', '', 'found', asked, settled],
    enabled: isWanted,
    // Whoever waits types on, which asks anew.
    retry: false,
    queryFn: ({ signal }) => call<Rows>('GET', searchPath, { query: { words: settled, nouns: asked }, signal, quiet: true }),
  })
  if (!isOnline) return { rows: nothing, state: 'offline' }
  if (asked === '' || words === '') return { rows: nothing, state: 'ready' }
  if (settled !== words.slice(0, longestWords)) return { rows: nothing, state: 'asking' }
  return { rows: data ?? nothing, state: isError ? 'silent' : data ? 'ready' : 'asking' }
}
