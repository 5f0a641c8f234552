import { useState } from 'react'
import { useLanguage } from '../../../app/language/language'
import type { CommitOptions } from '../../../app/offline/outbox/commit'
import { useSavingAloud } from '../../../app/resource/form/use-saving-aloud'
import { explain } from '../../../app/wire/explain'
import type { Intent } from '../../../contract/sync/intent'

/** Saves intents from a form; a failure is said where it happened as well, and nothing that was entered is lost. */
export function useSaving() {
  const saveAloud = useSavingAloud()
  const language = useLanguage((state) => state.language)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  return {
    isBusy,
    /** The last failure in words, and what it was. */
    problem: problem === undefined ? undefined : { text: explain(problem, language), error: problem },
    /** Resolves to whether they are kept. */
    async save(intents: readonly Intent[], said: string, options?: CommitOptions): Promise<boolean> {
      setBusy(true)
      setProblem(undefined)
      const failure = await saveAloud(intents, said, options)
      setProblem(failure)
      setBusy(false)
      return failure === undefined
    },
  }
}
