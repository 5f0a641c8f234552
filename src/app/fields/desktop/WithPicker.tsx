import { TableProperties } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { label } from '../../../contract/label'
import { NounPickerPart } from '../../blocks/noun-picker/noun-picker'
import { Suspense } from '../../design/Suspense'
import { useSay } from '../../language/use-say'
import type { FieldInputProps } from '../field-input'
import { chosenOf } from './ref-choice'

const choose = label('选择{name}…', 'Choose: {name}…')

/** A choice of rows with a button beside it that opens the picker their noun declares. */
export function WithPicker({ children, ...props }: FieldInputProps & { children: ReactNode }) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  const { facts, onChange, disabled } = props
  const many = facts.kind === 'refs'
  const name = say(facts.label)
  return (
    <div className="with-picker">
      {children}
      <button
        type="button"
        className="page-bar-button"
        aria-label={say(choose, { name })}
        title={say(choose, { name })}
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        <TableProperties size={18} aria-hidden />
      </button>
      {open && (
        <Suspense>
          <NounPickerPart
            noun={facts.noun ?? ''}
            title={name}
            many={many}
            max={many ? facts.max : undefined}
            chosen={chosenOf(props)}
            onChoose={(ids) => onChange(many ? ids : (ids[0] ?? null))}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
