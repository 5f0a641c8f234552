import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useSay } from '../language/use-say'

type Props = { id: string; label: string; value: string; onChange: (value: string) => void; autoComplete: string; problem?: string }

/** A password that can be looked at while it is typed. */
export function PasswordInput({ id, label, value, onChange, autoComplete, problem }: Props) {
  const say = useSay()
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <span className="password-box">
        <input
          id={id}
          className="input"
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem && `${id}-problem`}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        <button
          type="button"
          className="page-bar-button"
          aria-pressed={shown}
          aria-label={say('showPassword')}
          onClick={() => setShown(!shown)}
        >
          <Icon size={20} aria-hidden />
        </button>
      </span>
      {problem && (
        <p className="field-problem" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
