import { useState } from 'react'
import type { CheckedLine, CheckedSheet } from '../../contract/sheet/checked-sheet'
import { queries } from '../resource/queries'
import { type Brought, bringPortions, isDue, type Running } from './bring-portions'
import type { SheetCalls } from './sheet-calls'
import { useAttempt } from './use-attempt'
import type { BegunSheet } from './use-begun-sheet'
import { useLooking } from './use-looking'
import { useUndoable } from './use-undoable'

const rereadRows = () => queries.invalidateQueries({ queryKey: ['noun'] })

export type SheetImporting = ReturnType<typeof useSheetImport>

/** Which file a sheet came from, and of when it is where it was kept. */
type From = { readonly file: string; readonly since?: number }

/** A sheet with a line that was looked at again; others may have been meanwhile. */
const withLine = (line: CheckedLine | undefined) => (sheet: CheckedSheet | undefined) =>
  sheet && line ? { ...sheet, lines: sheet.lines.map((one) => (one.line === line.line ? line : one)) } : sheet

/** What of a sheet is still to be done: lines that were left out stay to be put right, and nothing where there are none. */
function leftOf(whole: CheckedSheet, { running, refused }: Brought): CheckedSheet | undefined {
  const told = new Map(refused.map((line) => [line.line, line]))
  const lines = whole.lines.map((line) => told.get(line.line) ?? line)
  if (running.ended !== 'done') return { ...whole, lines }
  const wrong = lines.filter(({ outcome }) => outcome === 'wrong')
  return wrong.length > 0 ? { ...whole, lines: wrong } : undefined
}

/** The sheet that is shown, where it comes from, and how its import goes. */
function useShown(begun: BegunSheet | undefined) {
  const [sheet, setSheet] = useState(begun?.sheet)
  const [from, setFrom] = useState<From>(begun ? { file: begun.file, since: begun.at } : { file: '' })
  const [running, setRunning] = useState<Running>()
  const show = (next: CheckedSheet | undefined, file = '') => {
    setFrom({ file })
    setSheet(next)
    setRunning(undefined)
  }
  return { sheet, setSheet, from, running, setRunning, show }
}

/** Looks at a sheet, imports it portion by portion, and takes it back. `begun`: one that was looked at earlier and goes on. */
export function useSheetImport(calls: SheetCalls, begun?: BegunSheet) {
  const { sheet, setSheet, from, running, setRunning, show } = useShown(begun)
  const { busy, failure, attempt } = useAttempt<'check' | 'mend' | 'import' | 'file' | 'undo'>()
  const { undoable, note, drop } = useUndoable(calls.name)
  const { looking, look, isStopping, stop } = useLooking(calls)
  const lookAgain = async (whole: CheckedSheet, line: CheckedLine) => {
    // What was written stays, whatever comes of the look: the sign-in may be over.
    setSheet(withLine(line))
    setSheet(withLine(await calls.mend?.(whole, line)))
  }
  const bringAll = async (whole: CheckedSheet) => {
    isStopping.current = false
    const brought = await bringPortions(calls, whole, { isStopped: () => isStopping.current, onProgress: setRunning })
    if (calls.undo) note(brought.rows)
    setSheet(leftOf(whole, brought))
    setRunning(brought.running)
    await rereadRows()
    if (brought.failure !== undefined) throw brought.failure
  }
  const takeBack = async (then: () => void) => {
    if (undoable) await calls.undo?.(undoable.rows)
    drop()
    show(undefined)
    then()
    await rereadRows()
  }
  return {
    sheet,
    busy,
    failure,
    running,
    undoable,
    due: sheet?.lines.filter(isDue).length ?? 0,
    looking,
    from,
    check: (chosen: File) => attempt('check', () => look(chosen, (found) => show(found, chosen.name))),
    /** Looks at a line again after one of its cells was mended. */
    mend: calls.mend && sheet && ((line: CheckedLine) => attempt('mend', () => lookAgain(sheet, line))),
    run: () => sheet && attempt('import', () => bringAll(sheet)),
    stop,
    again: () => show(undefined),
    undo: (then: () => void) => attempt('undo', () => takeBack(then)),
    fetchFile: (fetch: (from: typeof calls) => Promise<Blob>, save: (file: Blob) => void) =>
      attempt('file', async () => save(await fetch(calls))),
  }
}

/** Whether something is to be done next beside choosing a file. */
export const hasNext = ({ sheet, looking, running, due }: SheetImporting): boolean =>
  looking !== undefined || (sheet !== undefined && (running?.ended !== 'done' || due > 0))
