import { useState } from 'react'
import { isMask } from '../../../contract/fields/secret'
import { formWords } from '../../language/form-words'
import { useSay } from '../../language/use-say'
import { ariaOf, asText, type FieldInputProps } from '../field-input'

/** A text that is never shown whole again: what is stored appears masked, and typing replaces it. */
export function SecretInput(props: FieldInputProps) {
  const say = useSay()
  const { value, onChange, onBlur, facts } = props
  const [typed, setTyped] = useState<string>()
  const masked = value !== typed && isMask(facts, value)
  return (
    <input
      {...ariaOf(props)}
      className="input"
      type={facts.hidden ? 'password' : 'text'}
      maxLength={facts.max}
      autoComplete={facts.hidden ? 'new-password' : 'off'}
      spellCheck={false}
      placeholder={masked ? say(formWords.keptAs, { value: asText(value) }) : undefined}
      value={masked ? '' : asText(value)}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(target.value || null)
      }}
      onBlur={onBlur}
    />
  )
}
