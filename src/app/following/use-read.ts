import { useMemo, useSyncExternalStore } from 'react'
import { useEngine } from '../offline/engine-context'
import type { PersonDb } from '../offline/person-db'
import { type Following, follow } from './follow'
import type { Question, Read } from './read'

/** Something that is read in the same moment as the rows, by a name of its own. */
export type Beside<T> = { readonly name: string; readonly read: NonNullable<Question<T>['beside']> }

const known = new WeakMap<PersonDb, Map<string, Following<unknown>>>()

/** What several parts of a screen follow is read once for all of them, from now on: whoever asks for it is about to listen. */
export function followingOf<T>(question: Question<T>, name: string): Following<T> {
  const all = known.get(question.db) ?? new Map<string, Following<unknown>>()
  known.set(question.db, all)
  const key = JSON.stringify([question.asked, name])
  const following = all.get(key) ?? follow(question)
  all.set(key, following)
  following.begin()
  return following as Following<T>
}

const nothing = { subscribe: () => () => undefined, read: () => undefined }

/** Follows rows of a noun kept on the device, all or those under one value of its field `by`. Undefined while loading, and without an `asked`. */
export function useRead<T = undefined>(
  asked: { readonly noun: string; readonly by?: string } | undefined,
  beside?: Beside<T>,
): Read<T> | undefined {
  const { db, catalogue, missing } = useEngine()
  const { noun, by } = asked ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is read beside is told apart by its name
  const { subscribe, read } = useMemo(
    () =>
      noun === undefined
        ? nothing
        : followingOf<T>({ db, catalogue, asked: { noun, by }, missing: missing(noun), beside: beside?.read }, beside?.name ?? ''),
    [db, catalogue, noun, by, beside?.name],
  )
  return useSyncExternalStore(subscribe, read)
}
