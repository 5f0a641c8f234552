import { ariaOf, asText, type FieldInputProps } from '../field-input'
import '../inputs.css'

/** Several lines of plain text; grows with them. */
export function Lines(props: FieldInputProps) {
  const { facts, value, onChange, onBlur } = props
  return (
    <textarea
      {...ariaOf(props)}
      className="input note"
      rows={3}
      maxLength={facts.max}
      value={asText(value)}
      onChange={(event) => onChange(event.target.value || null)}
      onBlur={onBlur}
    />
  )
}
