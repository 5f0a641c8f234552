import { useState } from 'react'
import { ariaOf, type FieldInputProps } from '../field-input'
import { numberOfText, textOfNumber } from './number-text'
import '../inputs.css'

/** A count, an amount or money. What was typed stays as typed until the input is left. */
export function NumberInput(props: FieldInputProps) {
  const { facts, value, onChange, onBlur } = props
  const [typing, setTyping] = useState<string>()
  return (
    <span className="input-with-unit">
      {facts.kind === 'money' && <span aria-hidden>¥</span>}
      <input
        {...ariaOf(props)}
        className="input figures"
        inputMode={facts.kind === 'count' ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={typing ?? textOfNumber(facts, value)}
        onChange={(event) => {
          setTyping(event.target.value)
          onChange(numberOfText(facts, event.target.value))
        }}
        onBlur={() => {
          setTyping(undefined)
          onBlur?.()
        }}
      />
      {facts.unit && <span>{facts.unit}</span>}
    </span>
  )
}
