import { LabelledInput } from './LabelledInput'
import { PasswordBox } from './PasswordBox'

type Props = { id: string; label: string; value: string; onChange: (value: string) => void; autoComplete: string; problem?: string }

/** A password with its label and what is wrong with it. */
export function PasswordInput({ value, onChange, autoComplete, ...told }: Props) {
  return (
    <LabelledInput {...told}>
      {(aria) => <PasswordBox {...aria} autoComplete={autoComplete} value={value} onType={onChange} />}
    </LabelledInput>
  )
}
