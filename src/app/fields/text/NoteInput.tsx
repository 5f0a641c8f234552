import { ariaOf, asText, type FieldInputProps } from '../field-input'
import { HtmlNote } from './HtmlNote'

function Lines(props: FieldInputProps) {
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

/** Several lines of text; grows with them. */
export const NoteInput = (props: FieldInputProps) => (props.facts.html ? <HtmlNote {...props} Input={Lines} /> : <Lines {...props} />)
