import { ariaOf, asText, type FieldInputProps } from '../field-input'
import { ColourPart } from '../rare-inputs'

const keyboards: Record<string, 'tel' | 'email'> = { mobile: 'tel', phone: 'tel', email: 'email' }

/** One line of text. The keyboard follows the field's rule, and a colour is chosen. */
export const TextInput = (props: FieldInputProps) => (props.facts.rule === 'colour' ? <ColourPart {...props} /> : <Line {...props} />)

function Line(props: FieldInputProps) {
  const { facts, value, onChange, onBlur } = props
  return (
    <input
      {...ariaOf(props)}
      className="input"
      inputMode={facts.rule ? keyboards[facts.rule] : undefined}
      maxLength={facts.max}
      autoComplete="off"
      value={asText(value)}
      onChange={(event) => onChange(event.target.value || null)}
      onBlur={() => {
        if (typeof value === 'string' && value !== value.trim()) onChange(value.trim() || null)
        onBlur?.()
      }}
    />
  )
}
