import { useId } from 'react'
import { checkFields } from '../../contract/check'
import { BigButton } from '../design/BigButton'
import { Sheet } from '../design/overlay/Sheet'
import { toast } from '../design/overlay/toast'
import { FieldFrame } from '../fields/FieldFrame'
import { useSay } from '../language/use-say'
import { FailureNotice } from '../resource/form/FailureNotice'
import { useCallForm } from '../resource/form/use-call-form'
import { resetPassword } from './account-calls'
import { NewPasswordInput, RepeatedPasswordInput } from './NewPasswordInput'
import { checkRepeated, passwordFields } from './new-user'
import { words } from './words'

type Props = { username: string; name: string; onClose: () => void }

const inputs = { password: NewPasswordInput, confirmpassword: RepeatedPasswordInput } as const
const names = ['password', 'confirmpassword'] as const

/** Gives somebody a new password, typed twice. */
export function ResetPasswordSheet({ username, name, onClose }: Props) {
  const say = useSay()
  const form = useId()
  const { problems, failure, busy, submit, inputOf } = useCallForm({
    form,
    start: () => ({ password: '', confirmpassword: '' }),
    wrongIn: (values) => ({ ...checkFields(passwordFields, values, 'whole'), ...checkRepeated(values) }),
    save: async (values) => {
      await resetPassword({ username, ...values })
      toast(say(words.resetDone, { name }))
      onClose()
    },
  })
  return (
    <Sheet open title={say(words.resetOf, { name })} onClose={onClose}>
      <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
        <p>{say(words.resetWhat, { name })}</p>
        <FailureNotice resource={{ fields: passwordFields, form: [[...names]] }} failure={failure} problems={problems} />
        {names.map((field) => {
          const Input = inputs[field]
          return (
            <FieldFrame key={field} id={`${form}-${field}`} facts={passwordFields[field]} problem={problems[field]}>
              <Input {...inputOf(field)} facts={passwordFields[field]} />
            </FieldFrame>
          )
        })}
        <BigButton look="main" wide type="submit" disabled={busy}>
          {say(words.reset)}
        </BigButton>
      </form>
    </Sheet>
  )
}
