import { useId } from 'react'
import { pinLength } from './pin-rules'

type Props = { label: string; value: string; problem?: string; autoFocus?: boolean; onChange: (pin: string) => void }

/** A field for a PIN: digits only, not shown. */
export function PinInput({ label, value, problem, autoFocus, onChange }: Props) {
  const id = useId()
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="input"
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={pinLength.max}
        // biome-ignore lint/a11y/noAutofocus: it appears because the person asked for it
        autoFocus={autoFocus}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem && `${id}-problem`}
        value={value}
        onChange={(event) => onChange(event.target.value.replace(/\D/g, ''))}
      />
      {problem && (
        <p className="field-problem" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
