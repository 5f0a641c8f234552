import { useNavigate } from 'react-router-dom'
import { useSay } from '../../language/use-say'
import { registerResultPath } from '../guard'
import { passwordProblems, phoneProof, usernameProblem } from './checks'
import { DoorForm } from './DoorForm'
import { DoorInput } from './DoorInput'
import { DoorPage } from './DoorPage'
import { NewPasswordFields } from './NewPasswordFields'
import { PhoneFields } from './PhoneFields'
import { useDoorForm } from './use-door-form'
import { registerAccount } from './ways-in-calls'
import { words } from './words'

const start = { ...phoneProof.start, username: '', password: '', confirmpassword: '' }

/** Opening an account for oneself, which waits for an administrator. */
export function RegisterPage() {
  const say = useSay()
  const navigate = useNavigate()
  const form = useDoorForm({
    start,
    check: (typed, speak) => ({
      username: usernameProblem(typed.username, speak),
      ...passwordProblems(typed, speak),
      ...phoneProof.check(typed, speak),
    }),
    send: async ({ username, password, mobile, code }) => {
      await registerAccount({ username: username.trim(), password, phone: mobile.trim(), smscode: code.trim() })
      await navigate(registerResultPath, { replace: true, state: { username: username.trim() } })
    },
  })
  return (
    <DoorPage title={say(words.register)}>
      <DoorForm form={form} send={say(words.registerDo)}>
        <DoorInput
          id="username"
          label={say('username')}
          problem={form.problems.username}
          autoComplete="username"
          maxLength={18}
          value={form.values.username}
          onType={(username) => form.set({ username })}
          onBlur={() => form.values.username !== '' && form.tell({ username: usernameProblem(form.values.username, say) })}
        />
        <NewPasswordFields label={say(words.password)} values={form.values} problems={form.problems} onType={form.set} />
        <PhoneFields purpose="register" values={form.values} problems={form.problems} onType={form.set} onWrong={form.tell} />
      </DoorForm>
    </DoorPage>
  )
}
