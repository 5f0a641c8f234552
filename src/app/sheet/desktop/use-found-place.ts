import { type KeyboardEvent, useState } from 'react'
import type { CheckedLine } from '../../../contract/sheet/checked-sheet'
import { type FoundColumn, heights } from './found-columns'
import { nextFault, ownColumns, type Place, placeAfter } from './found-keys'
import type { Writing } from './WrittenCell'

type Found = {
  readonly lines: readonly CheckedLine[]
  readonly columns: readonly FoundColumn[]
  readonly onMend: ((line: CheckedLine) => void) | undefined
  /** What keys go to, and what scrolls. */
  readonly scroller: HTMLElement | null
}

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => [...key].length === 1 && !ctrlKey && !metaKey && !altKey

/** Where one stands in a table of lines, which keys lead on, and the cell that is written in. */
export function useFoundPlace({ lines, columns, onMend, scroller }: Found) {
  const [wanted, setAt] = useState<Place | undefined>(() => nextFault(lines, columns, { row: 0, column: -1 }, 1))
  const [begun, setBegun] = useState<string>()
  // A line that was put right may have left the table.
  const at = wanted && lines.length > 0 ? { ...wanted, row: Math.min(wanted.row, lines.length - 1) } : undefined
  const lineAt = at && lines[at.row]
  const cell = columns[(at?.column ?? 0) - ownColumns]?.cell
  const write = (text?: string) => {
    if (onMend && lineAt && cell !== undefined) setBegun(text ?? lineAt.cells[cell] ?? '')
  }
  const end = (text: string | undefined) => {
    setBegun(undefined)
    scroller?.focus({ preventScroll: true })
    if (text === undefined || !lineAt || cell === undefined) return
    // What was written and never looked at, for the look failed, is looked at now.
    const looked = lineAt.problems.find(({ column }) => column === cell)?.value ?? lineAt.cells[cell]
    if (text === looked && text === lineAt.cells[cell]) return
    onMend?.({ ...lineAt, cells: lineAt.cells.with(cell, text) })
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const from = at ?? { row: 0, column: ownColumns }
    const page = Math.max(1, Math.floor((scroller?.clientHeight ?? 0) / heights.line) - 2)
    const size = { rows: lines.length, columns: columns.length + ownColumns, page }
    const to =
      event.key === 'F8'
        ? nextFault(lines, columns, from, event.shiftKey ? -1 : 1)
        : placeAfter(event.key, from, size, event.ctrlKey || event.metaKey)
    const isWriting = event.key === 'Enter' || event.key === 'F2' || (isLetter(event) && event.key !== ' ')
    if (!to && !isWriting) return
    event.preventDefault()
    if (to) setAt(to)
    else write(isLetter(event) ? event.key : undefined)
  }
  const writing: Writing | undefined = begun === undefined ? undefined : { text: begun, onDone: end }
  return { at, lineAt, cell, writing, press, stand: setAt, write }
}
