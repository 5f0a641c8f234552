import { useMemo } from 'react'
import { useLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import { nounKeys } from '../resource/noun-keys'
import { useAnswer } from '../resource/use-answer'
import { call } from '../wire/call'
import { isSilence } from '../wire/wire-error'
import { type Entry, type Rights, rightsOf } from './rights-tree'
import { words } from './words'

/** What can be given, as a tree in the language of the screen. */
export function useRights() {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const { data, error, isError, fetchStatus, refetch } = useAnswer({
    queryKey: [...nounKeys.all('permission'), 'tree', language],
    queryFn: ({ signal }) => call<{ treeList: readonly Entry[] }>('GET', '/sys/role/queryTreeList', { signal }),
  })
  const rights = useMemo((): Rights | undefined => data && rightsOf(data.treeList, say(words.menuEntry)), [data, say])
  const isOffline = fetchStatus === 'paused' || isSilence(error)
  return { rights, error: isError ? error : undefined, isOffline, again: () => void refetch() }
}

/** Keys of what the person may neither give to a role nor take from it. Undefined until it is known. */
export function useEntriesBeyond(role: string): ReadonlySet<string> | undefined {
  const { data } = useAnswer({
    queryKey: [...nounKeys.record('role', role), 'beyond'],
    queryFn: ({ signal }) => call<readonly string[]>('GET', '/sys/permission/beyond', { query: { roleId: role }, signal }),
  })
  return useMemo(() => data && new Set(data), [data])
}
