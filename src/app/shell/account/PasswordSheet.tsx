import { type FormEvent, useState } from 'react'
import { sentence } from '../../../contract/error'
import { BigButton } from '../../design/BigButton'
import { Sheet } from '../../design/overlay/Sheet'
import { toast } from '../../design/overlay/toast'
import { accountWords } from '../../language/account-words'
import { currentLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { changePassword } from '../../session/change-password'
import { useSession } from '../../session/session'
import { explain } from '../../wire/explain'
import { WireError } from '../../wire/wire-error'
import { openAccountSheet } from './account'
import { PasswordInput } from './PasswordInput'
import { type PasswordProblems, passwordProblems } from './password-problems'

const names = ['oldpassword', 'password', 'confirmpassword'] as const
const labels = { oldpassword: 'oldPassword', password: 'newPassword', confirmpassword: 'confirmPassword' } as const
const empty = { oldpassword: '', password: '', confirmpassword: '' }

const refusedFields = (error: unknown): PasswordProblems =>
  error instanceof WireError
    ? Object.fromEntries(
        Object.entries(error.problems).map(([name, problem]) => [name, sentence(problem.code, currentLanguage(), problem.values)]),
      )
    : {}

function usePasswordForm() {
  const say = useSay()
  const username = useSession((state) => state.person?.username)
  const [values, setValues] = useState(empty)
  const [problems, setProblems] = useState<PasswordProblems>({})
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!username) return toast(say(accountWords.noUser), { tone: 'bad' })
    const wrong = passwordProblems(values, say)
    setProblems(wrong)
    if (Object.keys(wrong).length > 0) return
    setBusy(true)
    try {
      toast((await changePassword({ username, ...values })) || say(accountWords.passwordChanged))
      openAccountSheet(undefined)
    } catch (error) {
      const refused = refusedFields(error)
      setProblems(refused)
      if (Object.keys(refused).length === 0) toast(explain(error, currentLanguage()), { tone: 'bad' })
    } finally {
      setBusy(false)
    }
  }
  return { values, problems, busy, submit, set: (name: keyof typeof empty, value: string) => setValues({ ...values, [name]: value }) }
}

/** Changes the person's own password. */
export function PasswordSheet() {
  const say = useSay()
  const { values, problems, busy, submit, set } = usePasswordForm()
  return (
    <Sheet open width={800} title={say('changePassword')} onClose={() => openAccountSheet(undefined)}>
      <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
        {names.map((name) => (
          <PasswordInput
            key={name}
            id={name}
            label={say(labels[name])}
            autoComplete={name === 'oldpassword' ? 'current-password' : 'new-password'}
            value={values[name]}
            problem={problems[name]}
            onChange={(value) => set(name, value)}
          />
        ))}
        <BigButton look="main" wide type="submit" disabled={busy}>
          {say('changePassword')}
        </BigButton>
      </form>
    </Sheet>
  )
}
