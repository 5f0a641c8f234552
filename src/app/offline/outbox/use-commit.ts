import { useCallback, useEffect } from 'react'
import type { Intent } from '../../../contract/sync/intent'
import type { Op } from '../../../contract/sync/op'
import { askToStay } from '../../files/ask-to-stay'
import { useEngine } from '../engine-context'
import { type CommitOptions, prepareToSave } from './commit'

/** Milliseconds after which a screen that stands fetches what its first save takes. */
const soon = 1000

/** Saves edits on the device: the only way a screen writes to a noun that works without network. */
export function useCommit(): (intents: readonly Intent[], options?: CommitOptions) => Promise<Op[]> {
  const engine = useEngine()
  useEffect(() => {
    const timer = setTimeout(() => void prepareToSave(), soon)
    return () => clearTimeout(timer)
  }, [])
  return useCallback(
    async (intents, options) => {
      const ops = await engine.commit(intents, options)
      askToStay()
      return ops
    },
    [engine],
  )
}
