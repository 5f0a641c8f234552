import InputNumber from 'antd/es/input-number'
import { ariaOf, type FieldInputProps } from '../field-input'
import { numberOfText, placesOf, textOfNumber } from '../text/number-text'

/** A count, an amount or money; money is written in yuan and held in fen. */
export function NumberBox(props: FieldInputProps) {
  const { facts, value, onChange, onBlur, invalid } = props
  return (
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
  )
}
