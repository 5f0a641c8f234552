import { useMemo, useSyncExternalStore } from 'react'
import type { Following } from '../following/follow'
import type { Question, Read } from '../following/read'
import { followingOf } from '../following/use-read'
import { useEngine } from '../offline/engine-context'

type AskedRows = Question<unknown>['asked']
type Reads = readonly (Read<unknown> | undefined)[]

/** Several followed together. The answer is another one only when one of them is. */
function together(all: readonly Following<unknown>[]): { subscribe: Following<unknown>['subscribe']; read: () => Reads } {
  let last: Reads = []
  return {
    subscribe(hear) {
      const ends = all.map(({ subscribe }) => subscribe(hear))
      return () => {
        for (const end of ends) end()
      }
    },
    read() {
      const now = all.map(({ read }) => read())
      if (now.length !== last.length || now.some((read, at) => read !== last[at])) last = now
      return last
    },
  }
}

/** Follows rows of several nouns kept on the device, in the order they are asked for; undefined of those that are still read. */
export function useReads(asked: readonly AskedRows[]): Reads {
  const { db, catalogue } = useEngine()
  const question = JSON.stringify(asked)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question says all that is asked
  const { subscribe, read } = useMemo(
    () => together(asked.map((one) => followingOf<unknown>({ db, catalogue, asked: one }, ''))),
    [db, catalogue, question],
  )
  return useSyncExternalStore(subscribe, read)
}
