import { PasswordInput } from '../../design/form/PasswordInput'
import { useSay } from '../../language/use-say'
import { DoorForm } from './DoorForm'
import { DoorInput } from './DoorInput'
import { useDoorForm } from './use-door-form'
import { words } from './words'

type Props = {
  /** Whose account it is to be is asked as well; who is signed in is known. */
  asksName: boolean
  send: (username: string, password: string) => Promise<void>
}

/** Binding an account elsewhere to one of the house, by its password. */
export function BindForm({ asksName, send }: Props) {
  const say = useSay()
  const form = useDoorForm({
    start: { username: '', password: '' },
    check: ({ username, password }, speak) => ({
      username: asksName && username.trim() === '' ? speak(words.usernameRequired) : undefined,
      password: password === '' ? speak(words.passwordRequired) : undefined,
    }),
    send: ({ username, password }) => send(username.trim(), password),
  })
  return (
    <DoorForm form={form} send={say(asksName ? words.bind : words.bindOnly)}>
      {asksName && (
        <DoorInput
          id="username"
          label={say('username')}
          problem={form.problems.username}
          autoComplete="username"
          autoFocus
          value={form.values.username}
          onType={(username) => form.set({ username })}
        />
      )}
      <PasswordInput
        id="password"
        label={say('password')}
        autoComplete="current-password"
        value={form.values.password}
        {...(form.problems.password === undefined ? {} : { problem: form.problems.password })}
        onChange={(password) => form.set({ password })}
      />
    </DoorForm>
  )
}
