import { useEffect, useState } from 'react'
import type { WaysIn } from '../../../contract/system/ways-in/ways-in'
import { readWaysIn } from './ways-in-calls'

/** What is known of the ways in: nothing yet, what the server says, or why it does not say. */
type Known = { readonly ways?: WaysIn; readonly failure?: unknown }

let asked: Promise<WaysIn> | undefined

/** Asks once for all that want to know at the same time. */
function ask(): Promise<WaysIn> {
  asked ??= readWaysIn().finally(() => {
    asked = undefined
  })
  return asked
}

/** Which ways in there are. `again` asks once more. */
export function useWaysIn(): Known & { readonly again: () => void } {
  const [known, setKnown] = useState<Known>({})
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn asks anew
  useEffect(() => {
    let current = true
    ask().then(
      (ways) => current && setKnown({ ways }),
      (failure: unknown) => current && setKnown({ failure }),
    )
    return () => {
      current = false
    }
  }, [turn])
  return { ...known, again: () => setTurn((old) => old + 1) }
}
