import type { ChainedCommands, Editor } from '@tiptap/core'
import { useState } from 'react'
import type { Label } from '../../../../contract/label'
import { BigButton } from '../../../design/BigButton'
import { useSay } from '../../../language/use-say'
import { words } from '../words'

const most = { rows: 50, columns: 12 }
const within = (text: string, max: number): number => Math.min(max, Math.max(1, Math.round(Number(text)) || 1))

function Insert({ editor }: { editor: Editor }) {
  const say = useSay()
  const [rows, setRows] = useState('3')
  const [columns, setColumns] = useState('3')
  const insert = () => {
    const size = { rows: within(rows, most.rows), cols: within(columns, most.columns) }
    editor
      .chain()
      .focus()
      .insertTable({ ...size, withHeaderRow: true })
      .run()
  }
  const box = (text: Label, value: string, onChange: (value: string) => void, max: number) => (
    <label className="rich-count">
      {say(text)}
      <input
        className="input"
        inputMode="numeric"
        type="number"
        min={1}
        max={max}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
  return (
    <div className="rich-line">
      {box(words.rows, rows, setRows, most.rows)}
      {box(words.columns, columns, setColumns, most.columns)}
      <BigButton onClick={insert}>{say(words.insertTable)}</BigButton>
    </div>
  )
}

const steps: readonly (readonly [Label, (chain: ChainedCommands) => ChainedCommands])[] = [
  [words.rowAbove, (chain) => chain.addRowBefore()],
  [words.rowBelow, (chain) => chain.addRowAfter()],
  [words.columnBefore, (chain) => chain.addColumnBefore()],
  [words.columnAfter, (chain) => chain.addColumnAfter()],
  [words.headerRow, (chain) => chain.toggleHeaderRow()],
  [words.mergeCells, (chain) => chain.mergeCells()],
  [words.splitCell, (chain) => chain.splitCell()],
  [words.removeRow, (chain) => chain.deleteRow()],
  [words.removeColumn, (chain) => chain.deleteColumn()],
  [words.removeTable, (chain) => chain.deleteTable()],
]

/** A new table; in one, what can be done with its rows, columns and cells. */
export function TablePanel({ editor }: { editor: Editor }) {
  const say = useSay()
  if (!editor.isActive('table')) return <Insert editor={editor} />
  return (
    <div className="chips">
      {steps.map(([text, step]) => (
        <button
          key={text.en}
          type="button"
          className="chip"
          disabled={!step(editor.can().chain()).run()}
          onClick={() => step(editor.chain().focus()).run()}
        >
          {say(text)}
        </button>
      ))}
    </div>
  )
}
