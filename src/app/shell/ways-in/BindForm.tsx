import { BigButton } from '../../design/BigButton'
import { PasswordInput } from '../../design/PasswordInput'
import { useSay } from '../../language/use-say'
import { DoorInput } from './DoorInput'
import { useDoorForm } from './use-door-form'
import { words } from './words'
import '../../design/form-failure.css'

type Props = {
  /** Whose account it is to be is asked as well; who is signed in is known. */
  asksName: boolean
  send: (username: string, password: string) => Promise<void>
}

/** Binding an account elsewhere to one of the house, by its password. */
export function BindForm({ asksName, send }: Props) {
  const say = useSay()
  const { values, problems, failure, busy, submit, set } = useDoorForm({
    start: { username: '', password: '' },
    check: ({ username, password }, speak) => ({
      username: asksName && username.trim() === '' ? speak(words.usernameRequired) : undefined,
      password: password === '' ? speak(words.passwordRequired) : undefined,
    }),
    send: ({ username, password }) => send(username.trim(), password),
  })
  return (
    <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
      {asksName && (
        <DoorInput
          id="username"
          label={say('username')}
          problem={problems.username}
          autoComplete="username"
          autoFocus
          value={values.username}
          onType={(username) => set({ username })}
        />
      )}
      <PasswordInput
        id="password"
        label={say('password')}
        autoComplete="current-password"
        value={values.password}
        {...(problems.password === undefined ? {} : { problem: problems.password })}
        onChange={(password) => set({ password })}
      />
      {failure && (
        <p className="form-failure" role="alert">
          {failure}
        </p>
      )}
      <BigButton look="main" wide type="submit" disabled={busy}>
        {say(asksName ? words.bind : words.bindOnly)}
      </BigButton>
    </form>
  )
}
