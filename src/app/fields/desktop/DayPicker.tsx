import DatePicker from 'antd/es/date-picker'
import TimePicker from 'antd/es/time-picker'
import dayjs from 'dayjs'
import type { KeyboardEvent } from 'react'
import { asText, type FieldInputProps } from '../field-input'
import { isEmptying } from './is-emptying'

const shapes = { date: 'YYYY-MM-DD', dateTime: 'YYYY-MM-DD HH:mm:ss', time: 'HH:mm' } as const

/** A day, a moment or a time of day. The object inside carries wall-clock parts only; no zone is involved. */
export function DayPicker({ id, facts, value, onChange, onBlur, disabled, invalid, describedBy }: FieldInputProps) {
  const kind = facts.kind === 'time' || facts.kind === 'dateTime' ? facts.kind : 'date'
  const text = asText(value)
  const shared = {
    id,
    disabled,
    onBlur,
    status: invalid ? ('error' as const) : undefined,
    'aria-describedby': describedBy,
    style: { width: '100%' },
    format: shapes[kind],
    value: text ? dayjs(kind === 'time' ? `2000-01-01T${text}` : text.replace(' ', 'T')) : null,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      // Enter takes what was typed; it must not send the form around it as well.
      if (event.key === 'Enter') event.preventDefault()
      if (isEmptying(event)) onChange(null)
    },
    onChange: (chosen: dayjs.Dayjs | null) => onChange(chosen ? chosen.format(shapes[kind]) : null),
  }
  if (kind === 'time') return <TimePicker {...shared} needConfirm={false} />
  return <DatePicker {...shared} showTime={kind === 'dateTime'} />
}
