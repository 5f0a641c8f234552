import type { AddedRow, CheckedLine, CheckedSheet } from '../../contract/sheet/checked-sheet'
import type { SheetCalls } from './sheet-calls'

/** How an import stands. `ended`: all lines are in, somebody stopped it, a portion was refused, or the call for one failed. */
export type Running = { readonly done: number; readonly total: number; readonly ended?: 'done' | 'stopped' | 'refused' | 'failed' }

/** What an import came to: rows it added, lines of a portion that was refused, and what a call failed with. */
export type Brought = {
  readonly rows: readonly AddedRow[]
  readonly running: Running
  readonly refused: readonly CheckedLine[]
  readonly failure?: unknown
}

/** Whether there is anything to be written of a line. */
export const isDue = ({ outcome }: CheckedLine): boolean => outcome === 'new' || outcome === 'changed'

type Watch = { readonly isStopped: () => boolean; readonly onProgress: (running: Running) => void }

/** Imports the lines of a sheet in which nothing is wrong, portion by portion, each whole or not at all. */
export async function bringPortions(
  { bring, together }: Pick<SheetCalls, 'bring' | 'together'>,
  { headings, lines }: CheckedSheet,
  { isStopped, onProgress }: Watch,
): Promise<Brought> {
  const due = lines.filter(isDue)
  const total = due.length
  const rows: AddedRow[] = []
  let done = 0
  const end = (ended: Running['ended'], more: Partial<Brought> = {}): Brought => ({
    rows,
    refused: [],
    running: { done, total, ...(ended && { ended }) },
    ...more,
  })
  while (done < total) {
    if (isStopped()) return end('stopped')
    onProgress({ done, total })
    try {
      const portion = await bring(headings, due.slice(done, done + together))
      if (portion.lines.length > 0) return end('refused', { refused: portion.lines })
      rows.push(...portion.added)
    } catch (failure) {
      return end('failed', { failure })
    }
    done = Math.min(total, done + together)
  }
  return end('done')
}
