import { useState } from 'react'
import { useSay } from '../../language/use-say'
import { passwordProblems, phoneProof } from './checks'
import { DoneAtDoor } from './DoneAtDoor'
import { DoorForm } from './DoorForm'
import { DoorPage } from './DoorPage'
import { NewPasswordFields } from './NewPasswordFields'
import { PhoneFields } from './PhoneFields'
import { useDoorForm } from './use-door-form'
import { renewPassword, showPhone } from './ways-in-calls'
import { words } from './words'

type Shown = { readonly phone: string; readonly smscode: string; readonly username: string }

function ShowPhone({ onShown }: { onShown: (shown: Shown) => void }) {
  const say = useSay()
  const form = useDoorForm({
    ...phoneProof,
    send: async ({ mobile, code }) => {
      const given = { phone: mobile.trim(), smscode: code.trim() }
      onShown({ ...given, username: (await showPhone(given.phone, given.smscode)).username })
    },
  })
  return (
    <DoorForm form={form} send={say(words.next)}>
      <PhoneFields purpose="reset" autoFocus values={form.values} problems={form.problems} onType={form.set} onWrong={form.tell} />
    </DoorForm>
  )
}

function SetPassword({ shown, onDone }: { shown: Shown; onDone: () => void }) {
  const say = useSay()
  const form = useDoorForm({
    start: { password: '', confirmpassword: '' },
    check: passwordProblems,
    send: async ({ password }) => {
      await renewPassword({ ...shown, password })
      onDone()
    },
  })
  return (
    <DoorForm form={form} send={say(words.change)}>
      <p>
        {say(words.accountIs)} <strong>{shown.username}</strong>
      </p>
      <input type="text" hidden autoComplete="username" readOnly value={shown.username} />
      <NewPasswordFields label={say(words.newPassword)} values={form.values} problems={form.problems} onType={form.set} />
    </DoorForm>
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
