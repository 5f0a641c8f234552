import { ariaOf, asText, type FieldInputProps } from '../field-input'
import { ColourPart, PopupPart, SuggestPart } from '../rare-inputs'

const keyboards: Record<string, 'tel' | 'email'> = { mobile: 'tel', phone: 'tel', email: 'email' }

/** One line of text. The keyboard follows the field's rule, a colour is chosen, and what other rows hold may be suggested or chosen. */
export function TextInput(props: FieldInputProps) {
  const { rule, suggests, popup } = props.facts
  const Input = rule === 'colour' ? ColourPart : suggests ? SuggestPart : popup ? PopupPart : Line
  return <Input {...props} />
}

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
