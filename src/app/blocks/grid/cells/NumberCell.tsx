import { useState } from 'react'
import { numberOfText, textOfNumber } from '../../../fields/text/number-text'
import type { GridColumn } from '../column'
import type { EditedCell } from './cell-type'
import { useShared } from './TextCell'

const begun = /^-?\d*(\.\d*)?$/
const whole = /^-?\d+(\.\d+)?$/

const textOf = ({ facts }: GridColumn, value: unknown): string =>
  facts ? textOfNumber(facts, value) : value === null || value === undefined ? '' : String(value)

function numberOf({ facts }: GridColumn, text: string): number | null {
  const number = !whole.test(text) ? null : facts ? numberOfText(facts, text) : Number(text)
  return typeof number === 'number' ? number : null
}

/** An optional minus, digits, and decimals; other keys change nothing. Left behind, it is a number, or empty where it is none. */
export function NumberCell(cell: EditedCell) {
  const { column, value, typed, onChange } = cell
  const shared = useShared(cell)
  const [text, setText] = useState(() => (typed !== undefined && begun.test(typed) ? typed : textOf(column, value)))
  const type = (next: string) => {
    if (!begun.test(next)) return
    setText(next)
    onChange(numberOf(column, next))
  }
  const leave = () => {
    const number = numberOf(column, text)
    setText(textOf(column, number))
    if (!Object.is(number, value)) onChange(number)
  }
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
