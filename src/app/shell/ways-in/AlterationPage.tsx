import { useState } from 'react'
import { BigButton } from '../../design/BigButton'
import { useSay } from '../../language/use-say'
import { codeProblem, mobileProblem, passwordProblems } from './checks'
import { DoneAtDoor } from './DoneAtDoor'
import { DoorPage } from './DoorPage'
import { NewPasswordFields } from './NewPasswordFields'
import { PhoneFields } from './PhoneFields'
import { useDoorForm } from './use-door-form'
import { renewPassword, showPhone } from './ways-in-calls'
import { words } from './words'

type Shown = { readonly phone: string; readonly smscode: string; readonly username: string }

function ShowPhone({ onShown }: { onShown: (shown: Shown) => void }) {
  const say = useSay()
  const { values, problems, failure, busy, submit, set, tell } = useDoorForm({
    start: { mobile: '', code: '' },
    check: ({ mobile, code }, speak) => ({ mobile: mobileProblem(mobile, speak), code: codeProblem(code, speak) }),
    send: async ({ mobile, code }) => {
      const given = { phone: mobile.trim(), smscode: code.trim() }
      onShown({ ...given, username: (await showPhone(given.phone, given.smscode)).username })
    },
  })
  return (
    <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
      <PhoneFields purpose="reset" autoFocus values={values} problems={problems} onType={set} onWrong={tell} />
      {failure && (
        <p className="form-failure" role="alert">
          {failure}
        </p>
      )}
      <BigButton look="main" wide type="submit" disabled={busy}>
        {say(words.next)}
      </BigButton>
    </form>
  )
}

function SetPassword({ shown, onDone }: { shown: Shown; onDone: () => void }) {
  const say = useSay()
  const { values, problems, failure, busy, submit, set } = useDoorForm({
    start: { password: '', confirmpassword: '' },
    check: passwordProblems,
    send: async ({ password }) => {
      await renewPassword({ ...shown, password })
      onDone()
    },
  })
  return (
    <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
      <p>
        {say(words.accountIs)} <strong>{shown.username}</strong>
      </p>
      <input type="text" hidden autoComplete="username" readOnly value={shown.username} />
      <NewPasswordFields label={say(words.newPassword)} values={values} problems={problems} onType={set} />
      {failure && (
        <p className="form-failure" role="alert">
          {failure}
        </p>
      )}
      <BigButton look="main" wide type="submit" disabled={busy}>
        {say(words.change)}
      </BigButton>
    </form>
  )
}

/** A new password for whoever shows that a number is theirs: the number, the password, and that it is done. */
export function AlterationPage() {
  const say = useSay()
  const [shown, setShown] = useState<Shown>()
  const [isDone, setDone] = useState(false)
  if (isDone) return <DoneAtDoor title={say(words.changed)} what={say(words.changedWhat)} />
  return (
    <DoorPage title={say(words.alteration)} hint={say(words.alterationWhat)}>
      {shown ? <SetPassword shown={shown} onDone={() => setDone(true)} /> : <ShowPhone onShown={setShown} />}
    </DoorPage>
  )
}
