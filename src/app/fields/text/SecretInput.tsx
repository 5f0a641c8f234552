import { formWords } from '../../language/form-words'
import { useSay } from '../../language/use-say'
import { ariaOf, asText, type FieldInputProps } from '../field-input'

/** A text that is never shown whole again: what is stored appears masked, and typing replaces it. */
export function SecretInput(props: FieldInputProps) {
  const say = useSay()
  const { value, onChange, onBlur, facts } = props
  const masked = asText(value).includes('*')
  return (
    <input
      {...ariaOf(props)}
      className="input"
      maxLength={facts.max}
      autoComplete="off"
      spellCheck={false}
      placeholder={masked ? say(formWords.keptAs, { value: asText(value) }) : undefined}
      value={masked ? '' : asText(value)}
      onChange={(event) => onChange(event.target.value || null)}
      onBlur={onBlur}
    />
  )
}
