import { type FormEvent, useId, useState } from 'react'
import type { Problems } from '../../contract/check'
import { BigButton } from '../design/BigButton'
import { Sheet } from '../design/overlay/Sheet'
import { toast } from '../design/overlay/toast'
import { FieldFrame } from '../fields/FieldFrame'
import { currentLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import { FailureNotice } from '../resource/form/FailureNotice'
import { goTo, problemsIn } from '../resource/form/problems-at-fields'
import { explain } from '../wire/explain'
import { resetPassword } from './account-calls'
import { NewPasswordInput, RepeatedPasswordInput } from './NewPasswordInput'
import { newPasswordProblems, passwordFields } from './new-user'
import { words } from './words'

type Props = { username: string; name: string; onClose: () => void }
type NewPassword = { readonly password: string; readonly confirmpassword: string }

const inputs = { password: NewPasswordInput, confirmpassword: RepeatedPasswordInput } as const
const names = ['password', 'confirmpassword'] as const

function useReset({ username, name, onClose }: Props, form: string) {
  const say = useSay()
  const [values, setValues] = useState<NewPassword>({ password: '', confirmpassword: '' })
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = newPasswordProblems(values)
    setProblems(wrong)
    if (Object.keys(wrong).length > 0) return goTo(form, wrong)
    setBusy(true)
    try {
      await resetPassword({ username, ...values })
      toast(say(words.resetDone, { name }))
      onClose()
    } catch (error) {
      setProblems(problemsIn(error))
      setFailure(explain(error, currentLanguage()))
      goTo(form, problemsIn(error))
    } finally {
      setBusy(false)
    }
  }
  const set = (field: keyof NewPassword, value: unknown) => {
    const next = { ...values, [field]: String(value ?? '') }
    setValues(next)
    setProblems((old) => (Object.keys(old).length > 0 ? newPasswordProblems(next) : old))
  }
  return { values, problems, failure, busy, submit, set }
}

/** Gives somebody a new password, typed twice. */
export function ResetPasswordSheet(props: Props) {
  const say = useSay()
  const form = useId()
  const { values, problems, failure, busy, submit, set } = useReset(props, form)
  return (
    <Sheet open title={say(words.resetOf, { name: props.name })} onClose={props.onClose}>
      <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
        <p>{say(words.resetWhat, { name: props.name })}</p>
        <FailureNotice resource={{ fields: passwordFields, form: [[...names]] }} failure={failure} problems={problems} />
        {names.map((field) => {
          const [id, Input] = [`${form}-${field}`, inputs[field]]
          return (
            <FieldFrame key={field} id={id} facts={passwordFields[field]} problem={problems[field]}>
              <Input
                id={id}
                facts={passwordFields[field]}
                value={values[field]}
                invalid={field in problems}
                describedBy={field in problems ? `${id}-problem` : undefined}
                onChange={(value) => set(field, value)}
              />
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
