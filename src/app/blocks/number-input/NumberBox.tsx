import { numberIn } from './number-keys'
import { useNumberText } from './use-number-text'

type Props = {
  id?: string
  /** The number that is kept; null where there is none. */
  value: number | null
  onChange: (value: number | null) => void
  onBlur?: () => void
  disabled?: boolean
  invalid?: boolean
  label?: string
  describedBy?: string
  placeholder?: string
}

/** An input for a number. */
export function NumberBox({ id, value, onChange, onBlur, disabled, invalid, label, describedBy, placeholder }: Props) {
  const typing = useNumberText({ text: value === null ? '' : String(value), onText: (text) => onChange(numberIn(text)), onBlur })
  return (
    <input
      {...{ id, disabled, placeholder }}
      {...typing}
      className="input figures"
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
    />
  )
}
