import { LayoutGrid } from 'lucide-react'
import { useState } from 'react'
import { isDrawn } from '../../design/icons'
import { NamedIcon } from '../../design/NamedIcon'
import { FieldInput } from '../../fields/FieldInput'
import { asText, type FieldInputProps } from '../../fields/field-input'
import { useSay } from '../../language/use-say'
import { IconSheet } from './IconSheet'
import { words } from './words'
import './icon-picker.css'

/** The name of a picture of the menu, typed or chosen from all there are. The button to them shows the one it is. */
export function IconInput(input: FieldInputProps) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const name = asText(input.value)
  return (
    <div className="icon-input">
      <div className="icon-line">
        <FieldInput {...input} />
        <button
          type="button"
          className="page-bar-button icon-now"
          disabled={input.disabled}
          aria-haspopup="dialog"
          aria-label={say(words.choose)}
          title={say(words.choose)}
          onClick={() => setOpen(true)}
        >
          {name ? <NamedIcon name={name} size={24} /> : <LayoutGrid size={20} aria-hidden />}
        </button>
      </div>
      {name && !isDrawn(name) && <p className="quiet icon-other">{say(words.other)}</p>}
      {isOpen && <IconSheet chosen={name} onChoose={input.onChange} onClose={() => setOpen(false)} />}
    </div>
  )
}
