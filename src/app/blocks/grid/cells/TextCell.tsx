import { useState } from 'react'
import { useSay } from '../../../language/use-say'
import type { EditedCell } from './cell-type'
import { textOfTag } from './tag-text'

const given = (value: unknown): string => (value === null || value === undefined ? '' : String(value))

/** What every text input of a cell has. A cell has no label of its own, so it is called by its column. */
function useShared({ id, column, disabled, invalid, describedBy }: EditedCell) {
  const say = useSay()
  return {
    id,
    className: 'input grid-input',
    disabled,
    placeholder: column.placeholder,
    'aria-label': say(column.title),
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy,
  }
}

export const TextCell = (cell: EditedCell) => (
  <input {...useShared(cell)} value={given(cell.value)} onChange={(event) => cell.onChange(event.target.value || null)} />
)

export const LinesCell = (cell: EditedCell) => (
  <textarea {...useShared(cell)} rows={2} value={given(cell.value)} onChange={(event) => cell.onChange(event.target.value || null)} />
)

export const TagCell = (cell: EditedCell) => (
  <input
    {...useShared(cell)}
    value={given(cell.value)}
    onChange={(event) => cell.onChange(textOfTag(event.target.value, given(cell.value)) || null)}
  />
)

const begun = /^-?\d*(\.\d*)?$/
const whole = /^-?\d+(\.\d+)?$/

/** An optional minus, digits, and decimals; other keys change nothing. Left behind, it is a number, or empty where it is none. */
export function NumberCell(cell: EditedCell) {
  const [text, setText] = useState(given(cell.value))
  const type = (typed: string) => {
    if (!begun.test(typed)) return
    setText(typed)
    cell.onChange(whole.test(typed) ? Number(typed) : null)
  }
  const leave = () => {
    const number = whole.test(text) ? Number(text) : null
    setText(given(number))
    if (!Object.is(number, cell.value)) cell.onChange(number)
  }
  const shared = useShared(cell)
  return (
    <input
      {...shared}
      className="input grid-input figures"
      inputMode="decimal"
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
    />
  )
}
