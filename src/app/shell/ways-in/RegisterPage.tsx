import { useNavigate } from 'react-router-dom'
import { BigButton } from '../../design/BigButton'
import { useSay } from '../../language/use-say'
import { registerResultPath } from '../guard'
import { codeProblem, mobileProblem, passwordProblems, usernameProblem } from './checks'
import { DoorInput } from './DoorInput'
import { DoorPage } from './DoorPage'
import { NewPasswordFields } from './NewPasswordFields'
import { PhoneFields } from './PhoneFields'
import { useDoorForm } from './use-door-form'
import { registerAccount } from './ways-in-calls'
import { words } from './words'

const start = { username: '', password: '', confirmpassword: '', mobile: '', code: '' }

/** Opening an account for oneself, which waits for an administrator. */
export function RegisterPage() {
  const say = useSay()
  const navigate = useNavigate()
  const { values, problems, failure, busy, submit, set, tell } = useDoorForm({
    start,
    check: (typed, speak) => ({
      username: usernameProblem(typed.username, speak),
      ...passwordProblems(typed, speak),
      mobile: mobileProblem(typed.mobile, speak),
      code: codeProblem(typed.code, speak),
    }),
    send: async ({ username, password, mobile, code }) => {
      await registerAccount({ username: username.trim(), password, phone: mobile.trim(), smscode: code.trim() })
      await navigate(registerResultPath, { replace: true, state: { username: username.trim() } })
    },
  })
  return (
    <DoorPage title={say(words.register)}>
      <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
        <DoorInput
          id="username"
          label={say('username')}
          problem={problems.username}
          autoComplete="username"
          maxLength={18}
          value={values.username}
          onType={(username) => set({ username })}
          onBlur={() => values.username !== '' && tell({ username: usernameProblem(values.username, say) })}
        />
        <NewPasswordFields label={say(words.password)} values={values} problems={problems} onType={set} />
        <PhoneFields purpose="register" values={values} problems={problems} onType={set} onWrong={tell} />
        {failure && (
          <p className="form-failure" role="alert">
            {failure}
          </p>
        )}
        <BigButton look="main" wide type="submit" disabled={busy}>
          {say(words.registerDo)}
        </BigButton>
      </form>
    </DoorPage>
  )
}
