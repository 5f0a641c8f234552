import { useId } from 'react'
import { PasswordRules } from '../../accounts/PasswordRules'
import { PasswordInput } from '../../design/form/PasswordInput'
import { useSay } from '../../language/use-say'
import { words } from './words'

type Typed = { readonly password: string; readonly confirmpassword: string }
type Props = {
  label: string
  values: Typed
  problems: { readonly [Name in keyof Typed]?: string | undefined }
  onType: (change: Partial<Typed>) => void
}

/** A new password, what it must have ticked off while it is typed, and once more. */
export function NewPasswordFields({ label, values, problems, onType }: Props) {
  const say = useSay()
  const rules = useId()
  const problem = (name: keyof Typed) => (problems[name] === undefined ? {} : { problem: problems[name] })
  return (
    <>
      <PasswordInput
        id="password"
        label={label}
        autoComplete="new-password"
        value={values.password}
        {...problem('password')}
        onChange={(password) => onType({ password })}
      />
      <PasswordRules id={rules} password={values.password} />
      <PasswordInput
        id="confirmpassword"
        label={say(words.confirm)}
        autoComplete="new-password"
        value={values.confirmpassword}
        {...problem('confirmpassword')}
        onChange={(confirmpassword) => onType({ confirmpassword })}
      />
    </>
  )
}
