import { useState } from 'react'
import { currentLanguage } from '../language/language'
import { explain } from '../wire/explain'

/** Does one thing at a time: which it is, and why the last one failed. */
export function useAttempt<What extends string>() {
  const [busy, setBusy] = useState<What>()
  const [failure, setFailure] = useState<string>()
  const attempt = async (what: What, work: () => Promise<void>) => {
    setBusy(what)
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      setFailure(explain(error, currentLanguage()))
    } finally {
      setBusy(undefined)
    }
  }
  return { busy, failure, attempt }
}
