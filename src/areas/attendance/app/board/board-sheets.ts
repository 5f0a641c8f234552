import { useEffect } from 'react'
import { afterPaint } from '../../../../app/design/after-paint'
import { earlyPart } from '../../../../app/design/early-part'

/** What is behind a tile. */
export const markSheet = earlyPart(() => import('../mark/MarkSheet').then((file) => file.MarkSheet))
/** What is asked before a day is submitted. */
export const submitSheet = earlyPart(() => import('./SubmitSheet').then((file) => file.SubmitSheet))

/** Fetches the sheets of the board as soon as it has been seen: whoever has marked the first child may open one. */
export function useBoardSheets(): void {
  useEffect(() => {
    return afterPaint(() => {
      for (const sheet of [markSheet, submitSheet]) void sheet.fetch()
    })
  }, [])
}
