import { useId } from 'react'
import { LabelledInput } from '../design/form/LabelledInput'
import { pinLength } from './pin-rules'

type Props = { label: string; value: string; problem?: string; autoFocus?: boolean; onChange: (pin: string) => void }

/** A field for a PIN: digits only, not shown. */
export function PinInput({ value, autoFocus, onChange, ...told }: Props) {
  return (
    <LabelledInput id={useId()} {...told}>
      {(aria) => (
        <input
          {...aria}
          className="input"
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={pinLength.max}
          // biome-ignore lint/a11y/noAutofocus: it appears because the person asked for it
          autoFocus={autoFocus}
          value={value}
          onChange={(event) => onChange(event.target.value.replace(/\D/g, ''))}
        />
      )}
    </LabelledInput>
  )
}
