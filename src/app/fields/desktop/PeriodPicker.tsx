import DatePicker from 'antd/es/date-picker'
import dayjs from 'dayjs'
import { useSay } from '../../language/use-say'
import { asText, type FieldInputProps } from '../field-input'
import { words } from '../words'
import { isEmptying } from './is-emptying'

/** A first and a last day. */
export function PeriodPicker({ id, value, onChange, onBlur, disabled, invalid }: FieldInputProps) {
  const say = useSay()
  const [from, to] = asText(value)
    .split('/')
    .map((day) => (day ? dayjs(day) : null))
  return (
    <DatePicker.RangePicker
      id={{ start: id, end: `${id}-to` }}
      style={{ width: '100%' }}
      format="YYYY-MM-DD"
      disabled={disabled}
      status={invalid ? 'error' : undefined}
      placeholder={[say(words.from), say(words.to)]}
      value={from && to ? [from, to] : null}
      onChange={(days) => onChange(days?.[0] && days[1] ? days.map((day) => day?.format('YYYY-MM-DD')).join('/') : null)}
      onBlur={onBlur}
      onKeyDown={(event) => {
        // Enter takes what was typed; it must not send the form around it as well.
        if (event.key === 'Enter') event.preventDefault()
        if (isEmptying(event)) onChange(null)
      }}
    />
  )
}
