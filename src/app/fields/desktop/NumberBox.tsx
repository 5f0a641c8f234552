import InputNumber from 'antd/es/input-number'
import type { InputEvent } from 'react'
import { mayBecomeNumber, plainDigits } from '../../blocks/number-input/number-keys'
import { ariaOf, type FieldInputProps } from '../field-input'
import { numberOfText, placesOf, textOfNumber } from '../text/number-text'

/** Keys that make no number change nothing. */
function keepNumber(event: InputEvent<HTMLElement>): void {
  const { target, data } = event
  if (!(target instanceof HTMLInputElement) || !data) return
  const { value, selectionStart, selectionEnd } = target
  const next = value.slice(0, selectionStart ?? undefined) + data + value.slice(selectionEnd ?? value.length)
  if (!mayBecomeNumber(plainDigits(next))) event.preventDefault()
}

/** A count, an amount or money; money is written in yuan and held in fen. */
export function NumberBox(props: FieldInputProps) {
  const { facts, value, onChange, onBlur, invalid } = props
  return (
    <span style={{ display: 'contents' }} onBeforeInput={keepNumber}>
      <InputNumber<string>
        {...ariaOf(props)}
        style={{ width: '100%' }}
        stringMode
        controls={facts.kind === 'count'}
        precision={placesOf(facts)}
        status={invalid ? 'error' : undefined}
        prefix={facts.kind === 'money' ? '¥' : undefined}
        suffix={facts.unit}
        value={textOfNumber(facts, value) || null}
        onChange={(typed) => onChange(typed === null ? null : numberOfText(facts, String(typed)))}
        onBlur={onBlur}
      />
    </span>
  )
}
