import { useMemo } from 'react'
import { useLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import { nounKeys } from '../resource/noun-keys'
import { useAnswer } from '../resource/use-answer'
import { call } from '../wire/call'
import { type Entry, type Rights, rightsOf } from './rights-tree'
import { words } from './words'

type Asked = { readonly path: string; readonly query?: Readonly<Record<string, string>> }

/** Where the rights of one record are read and kept. */
export type RightsSource = {
  /** The noun whose rows give them. */
  readonly noun: string
  readonly id: string
  /** What can be given, as a tree. */
  readonly tree: Asked
  /** Keys of what the person may neither give nor take. */
  readonly beyond: Asked
  /** Where what is given and taken is sent, beside what the record is named by. */
  readonly save: { readonly path: string; readonly named: Readonly<Record<string, string>> }
}

/** What can be given, as a tree in the language of the screen. */
export function useRights({ tree: { path, query = {} } }: RightsSource) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const answer = useAnswer({
    queryKey: [...nounKeys.all('permission'), 'tree', path, query, language],
    queryFn: ({ signal }) => call<{ treeList: readonly Entry[] }>('GET', path, { query, signal }),
  })
  const { data } = answer
  const rights = useMemo((): Rights | undefined => data && rightsOf(data.treeList, say(words.menuEntry)), [data, say])
  return { ...answer, data: rights }
}

/** Keys of what the person may neither give nor take. Undefined until it is known. */
export function useEntriesBeyond({ noun, id, beyond: { path, query = {} } }: RightsSource): ReadonlySet<string> | undefined {
  const { data } = useAnswer({
    queryKey: [...nounKeys.record(noun, id), 'beyond'],
    queryFn: ({ signal }) => call<readonly string[]>('GET', path, { query, signal }),
  })
  return useMemo(() => data && new Set(data), [data])
}
