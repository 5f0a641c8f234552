import type { Intent } from '../../../contract/sync/intent'
import { type Toast, toast } from '../../design/overlay/toast'
import { useLanguage } from '../../language/language'
import type { CommitOptions } from '../../offline/outbox/commit'
import { useCommit } from '../../offline/outbox/use-commit'
import { explain } from '../../wire/explain'

type How = CommitOptions & Partial<Pick<Toast, 'action'>>

/**
 * Saves intents on this device and says how it went, with something to do about it where that is given. Resolves to the failure, and to
 * undefined when they are kept.
 */
export function useSavingAloud(): (intents: readonly Intent[], said: string, how?: How) => Promise<unknown> {
  const commit = useCommit()
  const language = useLanguage((state) => state.language)
  return async (intents, said, { action, ...options } = {}) => {
    try {
      await commit(intents, options)
      toast(said, action && { action })
      return undefined
    } catch (error) {
      toast(explain(error, language), { tone: 'bad' })
      return error
    }
  }
}
