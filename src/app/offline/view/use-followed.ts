import { useLiveQuery } from 'dexie-react-hooks'
import type { Engine } from '../engine'
import { useEngine } from '../engine-context'

/**
 * Follows the answer to a question that is put to this device, through every change. Undefined while loading, and again from the moment
 * the question or the person changes: the hook beneath would go on giving the old answer, and one day's marks would stand under another.
 */
export function useFollowed<T>(question: string, ask: (engine: Engine) => Promise<T>): T | undefined {
  const engine = useEngine()
  // An async function of its own: Dexie follows promises only from there.
  const found = useLiveQuery(async () => ({ question, engine, answer: await ask(engine) }), [question, engine])
  return found?.question === question && found.engine === engine ? found.answer : undefined
}
