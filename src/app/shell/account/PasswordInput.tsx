import { PasswordBox } from '../../design/PasswordBox'

type Props = { id: string; label: string; value: string; onChange: (value: string) => void; autoComplete: string; problem?: string }

/** A password with its label and what is wrong with it. */
export function PasswordInput({ id, label, value, onChange, autoComplete, problem }: Props) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <PasswordBox
        id={id}
        autoComplete={autoComplete}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem && `${id}-problem`}
        value={value}
        onType={onChange}
      />
      {problem && (
        <p className="field-problem" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
