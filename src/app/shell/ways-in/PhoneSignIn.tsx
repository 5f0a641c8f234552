import { useState } from 'react'
import { useSay } from '../../language/use-say'
import { wantsSecond } from '../../session/login'
import type { LoginResult } from '../../session/person'
import { SecondStepInput } from '../login/SecondStepInput'
import { phoneProof } from './checks'
import { DoorForm } from './DoorForm'
import { PhoneFields } from './PhoneFields'
import { useDoorForm } from './use-door-form'
import { signInByPhone } from './ways-in-calls'

/** Signing in by a code that was sent to one's number, and the second step where the account takes one. */
export function PhoneSignIn({ onIn }: { onIn: (result: LoginResult) => Promise<void> }) {
  const say = useSay()
  const [asksSecond, setAsksSecond] = useState(false)
  const form = useDoorForm({
    start: { ...phoneProof.start, otp: '' },
    check: phoneProof.check,
    send: async ({ mobile, code, otp }) => {
      const result = await signInByPhone(mobile.trim(), code.trim(), otp.trim()).catch((error: unknown) => {
        if (asksSecond || !wantsSecond(error)) throw error
        // All that was typed is right, and what is asked for now is said at its field.
        setAsksSecond(true)
      })
      if (result) await onIn(result)
    },
  })
  return (
    <DoorForm form={form} send={say(form.busy ? 'signingIn' : 'signIn')}>
      <PhoneFields purpose="login" autoFocus values={form.values} problems={form.problems} onType={form.set} onWrong={form.tell} />
      {asksSecond && <SecondStepInput value={form.values.otp} onType={(otp) => form.set({ otp })} />}
    </DoorForm>
  )
}
