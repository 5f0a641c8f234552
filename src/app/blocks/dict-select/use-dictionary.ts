import { useEffect } from 'react'
import { toast } from '../../design/overlay/toast'
import { useLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { useAnswer } from '../../resource/use-answer'
import { useSession } from '../../session/session'
import { type DictChoice, DictionaryFault, loadDictionary } from './load-dictionary'
import { words } from './words'

const none: readonly never[] = []

/** The choices of a dictionary, and what is wrong where there are none. A failure is said once. */
export type FoundDictionary = {
  readonly options: readonly DictChoice[]
  readonly isComing: boolean
  /** In the language of the screen. */
  readonly problem: string | undefined
  readonly again: () => void
}

export function useDictionary(code: string): FoundDictionary {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const brought = useSession((state) => state.dictionaries[code])
  const { data, error, isFetching, refetch } = useAnswer({
    queryKey: ['dictionary', code, language, brought],
    queryFn: ({ signal }) => loadDictionary(code, signal),
    retry: false,
  })
  const problem = error ? (error instanceof DictionaryFault ? say(error.say) : say(words.failed, { code })) : undefined
  useEffect(() => {
    if (problem) toast(problem, { tone: 'bad' })
  }, [problem])
  return { options: data ?? none, isComing: isFetching && !data, problem, again: () => void refetch() }
}
