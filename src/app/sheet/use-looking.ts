import { useRef, useState } from 'react'
import type { CheckedLine, CheckedSheet } from '../../contract/sheet/checked-sheet'
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
    /** The sheet with a line that was looked at again. */
    mend: async (sheet: CheckedSheet, line: CheckedLine): Promise<CheckedSheet> => {
      const again = await calls.mend?.(sheet, line)
      return again ? { ...sheet, lines: sheet.lines.map((one) => (one.line === again.line ? again : one)) } : sheet
    },
  }
}
