import { type FormEvent, useState } from 'react'
import { sentence } from '../../../contract/error'
import { toast } from '../../design/overlay/toast'
import { currentLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import type { PasswordChange } from '../../session/change-password'
import { explain } from '../../wire/explain'
import { WireError } from '../../wire/wire-error'
import { type PasswordProblems, passwordProblems, type TypedPasswords } from './password-problems'
import { words } from './words'

export type PasswordForm = {
  /** Whose password it is; nobody's where nobody is signed in. */
  readonly username: string | undefined
  /** Changes it. Answers what is said then, and throws what is against it. */
  readonly change: (change: PasswordChange) => Promise<string>
  readonly onClose: () => void
}

const empty: TypedPasswords = { oldpassword: '', password: '', confirmpassword: '' }

const refusedFields = (error: unknown): PasswordProblems =>
  error instanceof WireError
    ? Object.fromEntries(
        Object.entries(error.problems).map(([name, problem]) => [name, sentence(problem.code, currentLanguage(), problem.values)]),
      )
    : {}

/** The state of the password dialog: what was typed, what is wrong with it, and giving it away. */
export function usePasswordForm({ username, change, onClose }: PasswordForm) {
  const say = useSay()
  const [values, setValues] = useState(empty)
  const [problems, setProblems] = useState<PasswordProblems>({})
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!username) return toast(say(words.noUser), { tone: 'bad' })
    const wrong = passwordProblems(values, say)
    setProblems(wrong)
    if (Object.keys(wrong).length > 0) return
    setBusy(true)
    try {
      toast((await change({ username, ...values })) || say(words.changed))
      onClose()
    } catch (error) {
      const refused = refusedFields(error)
      setProblems(refused)
      if (Object.keys(refused).length === 0) toast(explain(error, currentLanguage()), { tone: 'bad' })
    } finally {
      setBusy(false)
    }
  }
  return { values, problems, busy, submit, set: (name: keyof TypedPasswords, value: string) => setValues({ ...values, [name]: value }) }
}
