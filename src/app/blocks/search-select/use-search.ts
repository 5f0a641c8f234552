import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { toast } from '../../design/overlay/toast'
import type { Option } from '../../fields/choice/use-dict'
import { currentLanguage } from '../../language/language'
import { explain } from '../../wire/explain'

/** What a search has found. `options` stay while the next ones come; undefined before anything was looked for. */
export type Search = {
  readonly options: readonly Option[] | undefined
  readonly state: 'idle' | 'coming' | 'here' | 'failed'
  /** Looks for it once nothing else is typed for a while. */
  readonly type: (keyword: string) => void
  /** Looks for it at once. */
  readonly ask: (keyword: string) => void
}

type Load = (keyword: string, signal: AbortSignal) => Promise<readonly Option[]>

/**
 * Looks for choices while somebody types: `delay` milliseconds after the last key. Only the answer to the last question counts, whatever
 * comes when. A failure is said as a warning in the server's words.
 */
export function useSearch(load: Load, delay: number): Search {
  const [found, setFound] = useState<Pick<Search, 'options' | 'state'>>({ options: undefined, state: 'idle' })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asking = useRef<AbortController>(undefined)
  const stop = useCallback(() => {
    clearTimeout(timer.current)
    asking.current?.abort()
  }, [])
  useEffect(
    () => () => {
      stop()
    },
    [stop],
  )
  const ask = useCallback(
    (keyword: string) => {
      stop()
      const mine = new AbortController()
      asking.current = mine
      setFound(({ options }) => ({ options, state: 'coming' }))
      load(keyword.trim(), mine.signal).then(
        (options) => !mine.signal.aborted && setFound({ options, state: 'here' }),
        (error: unknown) => {
          if (mine.signal.aborted) return
          setFound({ options: [], state: 'failed' })
          toast(explain(error, currentLanguage()), { tone: 'bad' })
        },
      )
    },
    [load, stop],
  )
  const type = useCallback(
    (keyword: string) => {
      stop()
      setFound(({ options }) => ({ options, state: 'coming' }))
      timer.current = setTimeout(() => ask(keyword), delay)
    },
    [ask, stop, delay],
  )
  return useMemo(() => ({ ...found, ask, type }), [found, ask, type])
}
