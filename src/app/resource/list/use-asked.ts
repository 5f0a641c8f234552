import { useEffect, useState } from 'react'
import { onNews } from '../../live/news'

type Answered<T> = { readonly question: string; readonly answer: T }

/**
 * The server's answer to a question, asked again when something is new; undefined until there is one, and where none is `wanted`. For what
 * stands on the first screens, which do without the library that remembers answers. `ask` must depend on the question alone.
 */
export function useAsked<T>(question: string, wanted: boolean, ask: (signal: AbortSignal) => Promise<T | undefined>): T | undefined {
  const [answered, setAnswered] = useState<Answered<T>>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question says all that `ask` depends on
  useEffect(() => {
    if (!wanted) return
    const over = new AbortController()
    const read = () =>
      void ask(over.signal).then(
        (answer) => answer !== undefined && !over.signal.aborted && setAnswered({ question, answer }),
        // Without an answer things stay as they are, as without a network.
        () => undefined,
      )
    read()
    const deaf = onNews(read)
    return () => {
      deaf()
      over.abort()
    }
  }, [question, wanted])
  return wanted && answered?.question === question ? answered.answer : undefined
}
