import { useSay } from '../../language/use-say'
import { ariaOf, asText, type FieldInputProps } from '../field-input'
import { words } from '../words'
import '../inputs.css'

/** A colour as `#rrggbb`, typed or chosen in the device's own chooser. */
export function ColourInput(props: FieldInputProps) {
  const say = useSay()
  const { facts, value, onChange, onBlur, disabled } = props
  const colour = asText(value)
  return (
    <span className="input-with-unit">
      <input
        type="color"
        className="colour-well"
        aria-label={`${say(facts.label)}: ${say(words.colour)}`}
        disabled={disabled}
        value={/^#[\da-f]{6}$/.test(colour) ? colour : '#ffffff'}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
      />
      <input
        {...ariaOf(props)}
        className="input figures"
        autoComplete="off"
        spellCheck={false}
        maxLength={7}
        value={colour}
        onChange={({ target }) => onChange(target.value.trim().toLowerCase() || null)}
        onBlur={onBlur}
      />
    </span>
  )
}
