import { useState } from 'react'
import { ariaOf, type FieldInputProps } from '../field-input'
import '../inputs.css'

/** The value a text means: null when empty, the text itself where it is no JSON, so that the check can say so. */
function jsonOf(text: string): unknown {
  if (text.trim() === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** A value of a shape of its own, as JSON. What was typed stays as typed until the input is left. */
export function JsonInput(props: FieldInputProps) {
  const { facts, value, onChange, onBlur } = props
  const [typing, setTyping] = useState<string>()
  const text = value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value, null, 2)
  return (
    <textarea
      {...ariaOf(props)}
      className="input note code"
      rows={4}
      spellCheck={false}
      autoComplete="off"
      maxLength={facts.max * 2}
      value={typing ?? text}
      onChange={({ target }) => {
        setTyping(target.value)
        onChange(jsonOf(target.value))
      }}
      onBlur={() => {
        setTyping(undefined)
        onBlur?.()
      }}
    />
  )
}
