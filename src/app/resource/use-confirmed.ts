import { useState } from 'react'
import { confirmFirst, type Question } from '../design/overlay/question'
import { toast } from '../design/overlay/toast'
import { currentLanguage } from '../language/language'
import { explain } from '../wire/explain'

/**
 * Work of the server that is asked about first. `run` does it where the person wants that, and says that it is done, or why not; `busy` is the
 * key of what is under way.
 */
export function useConfirmed() {
  const [busy, setBusy] = useState<string>()
  const run = async (key: string, question: Question, done: string, work: () => Promise<unknown>): Promise<void> => {
    if (!(await confirmFirst({ ...question, danger: true }))) return
    setBusy(key)
    try {
      await work()
      toast(done)
    } catch (failure) {
      toast(explain(failure, currentLanguage()), { tone: 'bad' })
    } finally {
      setBusy(undefined)
    }
  }
  return { busy, run }
}
