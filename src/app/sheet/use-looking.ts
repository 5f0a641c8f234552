import { useRef, useState } from 'react'
import type { CheckedSheet } from '../../contract/sheet/checked-sheet'
import type { SheetCalls } from './sheet-calls'

/** Looks at a file some lines at a time, and at single lines again. `isStopping`: somebody has had enough of what goes on. */
export function useLooking(calls: SheetCalls) {
  const isStopping = useRef(false)
  const [looking, setLooking] = useState<{ readonly done: number; readonly total: number }>()
  return {
    /** How far it is; undefined while nothing is looked at. */
    looking,
    isStopping,
    stop: () => {
      isStopping.current = true
    },
    look: async (file: Blob, then: (sheet: CheckedSheet) => void) => {
      isStopping.current = false
      const onProgress = (done: number, total: number) => setLooking({ done, total })
      try {
        const found = await calls.check(await file.arrayBuffer(), { onProgress, isStopped: () => isStopping.current })
        if (found) then(found)
      } finally {
        setLooking(undefined)
      }
    },
  }
}
