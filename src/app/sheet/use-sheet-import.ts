import { useState } from 'react'
import type { CheckedLine, CheckedSheet } from '../../contract/sheet/checked-sheet'
import { queries } from '../resource/queries'
import { bringPortions, isDue, type Running } from './bring-portions'
import type { SheetCalls } from './sheet-calls'
import { useAttempt } from './use-attempt'
import { useLooking } from './use-looking'
import { useUndoable } from './use-undoable'

const rereadRows = () => queries.invalidateQueries({ queryKey: ['noun'] })

export type SheetImporting = ReturnType<typeof useSheetImport>

/** A sheet with a line that was looked at again; others may have been meanwhile. */
const withLine = (line: CheckedLine | undefined) => (sheet: CheckedSheet | undefined) =>
  sheet && line ? { ...sheet, lines: sheet.lines.map((one) => (one.line === line.line ? line : one)) } : sheet

/** Looks at a sheet, imports it portion by portion, and takes it back. */
export function useSheetImport(calls: SheetCalls) {
  const [sheet, setSheet] = useState<CheckedSheet>()
  const [running, setRunning] = useState<Running>()
  const { busy, failure, attempt } = useAttempt<'check' | 'mend' | 'import' | 'file' | 'undo'>()
  const { undoable, note, drop } = useUndoable(calls.name)
  const { looking, look, isStopping, stop } = useLooking(calls)
  const show = (next: CheckedSheet | undefined) => {
    setSheet(next)
    setRunning(undefined)
  }
  const lookAgain = async (whole: CheckedSheet, line: CheckedLine) => setSheet(withLine(await calls.mend?.(whole, line)))
  const bringAll = async (whole: CheckedSheet) => {
    isStopping.current = false
    const brought = await bringPortions(calls, whole, { isStopped: () => isStopping.current, onProgress: setRunning })
    if (calls.undo) note(brought.rows)
    const told = new Map(brought.refused.map((line) => [line.line, line]))
    setSheet({ ...whole, lines: whole.lines.map((line) => told.get(line.line) ?? line) })
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
    check: (file: Blob) => attempt('check', () => look(file, show)),
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
