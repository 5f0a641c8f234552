import { Eye, EyeOff } from 'lucide-react'
import { type InputHTMLAttributes, useState } from 'react'
import { useSay } from '../../language/use-say'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange' | 'value'> & { value: string; onType: (value: string) => void }

/** Where a password is typed; it can be looked at meanwhile. */
export function PasswordBox({ onType, ...input }: Props) {
  const say = useSay()
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <span className="password-box">
      <input
        {...input}
        className="input"
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onType(event.target.value)}
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
  )
}
