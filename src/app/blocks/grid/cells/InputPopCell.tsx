import { useState } from 'react'
import { InputPop } from '../../input-pop/InputPop'
import type { EditedCell } from './cell-type'

/** Pixels of the pop-up in a cell. */
const [width, height] = [300, 210]

/** A text written in a pop-up that has more room than the cell. */
export function InputPopCell({ id, column, value, disabled, onChange, onDone }: EditedCell) {
  const [isOpen, setOpen] = useState(onDone !== undefined)
  return (
    <InputPop
      {...{ id, width, height, disabled }}
      title={column.title}
      value={String(value ?? '')}
      open={isOpen}
      onOpen={setOpen}
      onChange={(text) => {
        onChange(text || null)
        onDone?.()
      }}
    />
  )
}
