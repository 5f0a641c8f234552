import { useSay } from '../../language/use-say'
import type { LoginResult } from '../../session/person'
import { phoneProof } from './checks'
import { DoorForm } from './DoorForm'
import { PhoneFields } from './PhoneFields'
import { useDoorForm } from './use-door-form'
import { signInByPhone } from './ways-in-calls'

/** Signing in by a code that was sent to one's number. */
export function PhoneSignIn({ onIn }: { onIn: (result: LoginResult) => Promise<void> }) {
  const say = useSay()
  const form = useDoorForm({
    ...phoneProof,
    send: async ({ mobile, code }) => onIn(await signInByPhone(mobile.trim(), code.trim())),
  })
  return (
    <DoorForm form={form} send={say(form.busy ? 'signingIn' : 'signIn')}>
      <PhoneFields purpose="login" autoFocus values={form.values} problems={form.problems} onType={form.set} onWrong={form.tell} />
    </DoorForm>
  )
}
