import { useState } from 'react'
import { Refusal } from '../../contract/error'
import { currentLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import { explain } from '../wire/explain'
import { words } from './words'

/** What it takes to get a picture onto the device: whether that is under way, and why it did not work, in words. */
export function useKeeping() {
  const say = useSay()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<{ text: string; hint?: string }>()
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    setProblem(undefined)
    await work().catch((error: unknown) => {
      const isFull = error instanceof Refusal && error.code === 'device.full'
      setProblem({ text: say(words.notKept, { why: explain(error, currentLanguage()) }), ...(isFull && { hint: say(words.noRoomHint) }) })
    })
    setBusy(false)
  }
  return { isBusy, problem, attempt, forget: () => setProblem(undefined) }
}
