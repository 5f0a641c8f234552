import { liveQuery } from 'dexie'
import { useEffect, useState } from 'react'
import type { Engine } from '../engine'
import { useEngine } from '../engine-context'

/** What came of a question; `read` throws where the device could not answer. */
type Found<T> = { readonly question: string; readonly engine: Engine; readonly read: () => T }

/**
 * Follows the answer to a question that is put to this device, through every change. Undefined while loading, and again from the moment
 * the question or the person changes: one day's marks would stand under another.
 */
export function useFollowed<T>(question: string, ask: (engine: Engine) => Promise<T>): T | undefined {
  const engine = useEngine()
  const [found, setFound] = useState<Found<T>>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question says what is asked
  useEffect(() => {
    const tell = (read: () => T) => setFound({ question, engine, read })
    // An async function of its own: Dexie follows promises only from there.
    const answers = liveQuery(async () => await ask(engine)).subscribe(
      (answer) => tell(() => answer),
      (error) =>
        tell(() => {
          throw error
        }),
    )
    return () => answers.unsubscribe()
  }, [question, engine])
  return found?.question === question && found.engine === engine ? found.read() : undefined
}
