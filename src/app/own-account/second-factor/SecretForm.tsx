import { type ReactNode, useId } from 'react'
import type { Problems } from '../../../contract/check'
import { sentence } from '../../../contract/error'
import type { Label } from '../../../contract/label'
import { BigButton } from '../../design/BigButton'
import { CodeInput } from '../../design/form/CodeInput'
import { PasswordInput } from '../../design/form/PasswordInput'
import { currentLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { FailureNotice } from '../../resource/form/FailureNotice'
import { useCallForm } from '../../resource/form/use-call-form'
import { words } from './words'

type Name = 'password' | 'otp'
type Typed = Record<Name, string>

type Props = {
  /** What is asked for. */
  names: readonly Name[]
  /** What the code is called here. */
  code?: Label
  confirm: Label
  /** Takes what was typed. Throws what refuses it. */
  save: (typed: Typed) => Promise<void>
  children?: ReactNode
}

/** A password, a code, or both, for one call. */
export function SecretForm({ names, code = words.code, confirm, save, children }: Props) {
  const say = useSay()
  const form = useId()
  const { values, problems, failure, busy, submit, set } = useCallForm({
    form,
    start: (): Typed => ({ password: '', otp: '' }),
    wrongIn: (typed): Problems =>
      Object.fromEntries(names.flatMap((name) => (typed[name].trim() === '' ? [[name, { code: 'field.required' }]] : []))),
    save,
  })
  const told = (name: Name) => {
    const problem = problems[name]
    return problem && sentence(problem.code, currentLanguage(), problem.values)
  }
  return (
    <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
      {children}
      <FailureNotice resource={{ fields: {}, form: [[...names]] }} failure={failure} problems={problems} />
      {names.includes('password') && (
        <PasswordInput
          id={`${form}-password`}
          label={say(words.password)}
          autoComplete="current-password"
          value={values.password}
          problem={told('password')}
          onChange={(password) => set({ password })}
        />
      )}
      {names.includes('otp') && (
        <CodeInput id={`${form}-otp`} label={say(code)} problem={told('otp')} value={values.otp} onChange={(otp) => set({ otp })} />
      )}
      <BigButton look="main" wide type="submit" disabled={busy}>
        {say(confirm)}
      </BigButton>
    </form>
  )
}
