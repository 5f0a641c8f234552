import { useCallback, useEffect, useRef, useState } from 'react'
import { useEngine } from '../offline/engine-context'
import { findSheets, keepSheets } from './kept-sheets'

/**
 * Keeps the sheets somebody has chosen for an import on this device until they are in or given up, or their owner signs out: through reloads and
 * a sign-in that is over, as a form is kept. `what`: what they are brought into. `found`: what was left from last time, undefined while looking.
 */
export function useKeptSheets(what: string) {
  const { db } = useEngine()
  const [found, setFound] = useState<readonly File[]>()
  const last = useRef<Promise<unknown>>(Promise.resolve())
  useEffect(() => {
    let current = true
    findSheets(db, what).then(
      (files) => current && setFound(files),
      () => current && setFound([]),
    )
    return () => {
      current = false
    }
  }, [db, what])
  /** Answers what they could not be kept for, if anything. */
  const keep = useCallback(
    (files: readonly File[]): Promise<unknown> => {
      // One after the other, and a help only: a device that cannot keep them must not stop the import.
      last.current = last.current.then(() => keepSheets(db, what, files, Date.now())).catch((error: unknown) => error)
      return last.current
    },
    [db, what],
  )
  return { found, keep }
}
