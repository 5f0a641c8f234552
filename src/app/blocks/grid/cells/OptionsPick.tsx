import { useState } from 'react'
import { optionsWith } from '../../../fields/choice/options-with'
import { PickSheet } from '../../../fields/choice/PickSheet'
import { useSay } from '../../../language/use-say'
import type { GridOption } from '../column'
import { textOfCell } from '../store/cell-text'
import type { EditedCell } from './cell-type'

/** Options in a sheet, for fingers. */
export function OptionsPick({
  cell: { id, column, value, disabled, describedBy, onChange, onDone },
  options,
}: {
  cell: EditedCell
  options: readonly GridOption[]
}) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const [keyword, setKeyword] = useState('')
  const many = column.multi === true || column.type === 'list_multi'
  const chosen = String(value ?? '')
    .split(',')
    .filter(Boolean)
  const found = optionsWith(options, keyword)
  const close = () => {
    setOpen(false)
    onDone?.()
  }
  return (
    <>
      <button
        id={id}
        type="button"
        className="input pick-button"
        aria-haspopup="dialog"
        aria-describedby={describedBy}
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        {textOfCell({ ...column, options }, value) || <span className="quiet">{column.placeholder ?? say('pleaseChoose')}</span>}
      </button>
      <PickSheet
        title={say(column.title)}
        open={isOpen}
        options={found}
        chosen={chosen}
        many={many}
        mayBeEmpty={!column.needed}
        onChange={(next) => onChange(next.join(',') || null)}
        onClose={close}
        keyword={keyword}
        onKeyword={setKeyword}
      />
    </>
  )
}
