import { useCallback, useEffect } from 'react'
import { askToStay } from '../files/ask-to-stay'
import { prepareToSave } from './commit'
import type { Engine } from './engine'
import { useEngine } from './engine-context'

/** Milliseconds after which a screen that stands fetches what its first save takes. */
const soon = 1000

/** Saves edits on the device: the only way a screen writes to a noun that works without network. */
export function useCommit(): Engine['commit'] {
  const engine = useEngine()
  useEffect(() => {
    const timer = setTimeout(() => void prepareToSave(), soon)
    return () => clearTimeout(timer)
  }, [])
  return useCallback(
    async (...given) => {
      const ops = await engine.commit(...given)
      askToStay()
      return ops
    },
    [engine],
  )
}
