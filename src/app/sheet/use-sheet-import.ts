import { useRef, useState } from 'react'
import type { CheckedSheet } from '../../contract/sheet/checked-sheet'
import { queries } from '../resource/queries'
import { bringPortions, isDue, type Running } from './bring-portions'
import { sheetCalls } from './sheet-calls'
import { useAttempt } from './use-attempt'
import { useUndoable } from './use-undoable'

const rereadRows = () => queries.invalidateQueries({ queryKey: ['noun'] })

/** Looks at a sheet, imports it portion by portion, and takes it back. */
export function useSheetImport(template: string) {
  const calls = sheetCalls(template)
  const [sheet, setSheet] = useState<CheckedSheet>()
  const [running, setRunning] = useState<Running>()
  const { busy, failure, attempt } = useAttempt<'check' | 'import' | 'file' | 'undo'>()
  const { undoable, note, drop } = useUndoable(template)
  const isStopping = useRef(false)
  const show = (next: CheckedSheet | undefined) => {
    setSheet(next)
    setRunning(undefined)
  }
  const bringAll = async (whole: CheckedSheet) => {
    isStopping.current = false
    const brought = await bringPortions(calls, whole, { isStopped: () => isStopping.current, onProgress: setRunning })
    note(brought.rows)
    const told = new Map(brought.refused.map((line) => [line.line, line]))
    setSheet({ ...whole, lines: whole.lines.map((line) => told.get(line.line) ?? line) })
    setRunning(brought.running)
    await rereadRows()
    if (brought.failure !== undefined) throw brought.failure
  }
  const takeBack = async (then: () => void) => {
    if (undoable) await calls.undo(undoable.rows)
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
    check: (file: Blob) => attempt('check', async () => show(await calls.check(await file.arrayBuffer()))),
    run: () => sheet && attempt('import', () => bringAll(sheet)),
    stop: () => {
      isStopping.current = true
    },
    again: () => show(undefined),
    undo: (then: () => void) => attempt('undo', () => takeBack(then)),
    fetchFile: (fetch: (from: typeof calls) => Promise<Blob>, save: (file: Blob) => void) =>
      attempt('file', async () => save(await fetch(calls))),
  }
}
