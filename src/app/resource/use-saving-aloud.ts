import { type Toast, toast } from '../design/toast'
import { useLanguage } from '../language/language'
import type { CommitOptions } from '../offline/commit'
import { useCommit } from '../offline/use-commit'
import type { Wish } from '../offline/wish'
import { explain } from '../wire/explain'

type How = CommitOptions & Partial<Pick<Toast, 'action'>>

/**
 * Saves wishes on this device and says how it went, with something to do about it where that is given. Resolves to the failure, and to
 * undefined when they are kept.
 */
export function useSavingAloud(): (wishes: readonly Wish[], said: string, how?: How) => Promise<unknown> {
  const commit = useCommit()
  const language = useLanguage((state) => state.language)
  return async (wishes, said, { action, ...options } = {}) => {
    try {
      await commit(wishes, options)
      toast(said, action && { action })
      return undefined
    } catch (error) {
      toast(explain(error, language), { tone: 'bad' })
      return error
    }
  }
}
