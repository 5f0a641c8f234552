import { useId } from 'react'
import { PasswordRules } from '../../accounts/PasswordRules'
import { BigButton } from '../../design/BigButton'
import { PasswordInput } from '../../design/form/PasswordInput'
import { Sheet } from '../../design/overlay/Sheet'
import { useSay } from '../../language/use-say'
import { type PasswordForm, usePasswordForm } from './use-password-form'
import { words } from './words'

const names = ['oldpassword', 'password', 'confirmpassword'] as const
const labels = { oldpassword: words.oldPassword, password: words.newPassword, confirmpassword: words.confirmPassword } as const

/** Pixels. */
const width = 800

/** Changes somebody's password: the old one, the new one, and the new one once more. */
export function PasswordDialog(form: PasswordForm) {
  const say = useSay()
  const rules = useId()
  const { values, problems, busy, submit, set } = usePasswordForm(form)
  return (
    <Sheet open width={width} title={say('changePassword')} onClose={form.onClose}>
      <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
        {names.map((name) => (
          <div key={name} className="stack">
            <PasswordInput
              id={name}
              label={say(labels[name])}
              autoComplete={name === 'oldpassword' ? 'current-password' : 'new-password'}
              value={values[name]}
              problem={problems[name]}
              onChange={(value) => set(name, value)}
            />
            {name === 'password' && <PasswordRules id={rules} password={values.password} />}
          </div>
        ))}
        <BigButton look="main" wide type="submit" disabled={busy}>
          {say('changePassword')}
        </BigButton>
      </form>
    </Sheet>
  )
}
