import { useNumberText } from '../../blocks/number-input/use-number-text'
import { ariaOf, type FieldInputProps } from '../field-input'
import { numberOfText, textOfNumber } from './number-text'
import '../inputs.css'

/** A count, an amount or money. What was typed stays as typed until the input is left. */
export function NumberInput(props: FieldInputProps) {
  const { facts, value, onChange, onBlur } = props
  const typing = useNumberText({ text: textOfNumber(facts, value), onText: (text) => onChange(numberOfText(facts, text)), onBlur })
  return (
    <span className="input-with-unit">
      {facts.kind === 'money' && <span aria-hidden>¥</span>}
      <input
        {...ariaOf(props)}
        {...typing}
        className="input figures"
        inputMode={facts.kind === 'count' ? 'numeric' : 'decimal'}
        autoComplete="off"
      />
      {facts.unit && <span>{facts.unit}</span>}
    </span>
  )
}
