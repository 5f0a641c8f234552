import { useSay } from '../../language/use-say'
import { SecondStepInput } from '../login/SecondStepInput'
import { DoorForm } from './DoorForm'
import { useDoorForm } from './use-door-form'

/** The second step of whoever has shown the first elsewhere. */
export function SecondForm({ send }: { send: (otp: string) => Promise<void> }) {
  const say = useSay()
  const form = useDoorForm({ start: { otp: '' }, check: () => ({}), send: ({ otp }) => send(otp.trim()) })
  return (
    <DoorForm form={form} send={say(form.busy ? 'signingIn' : 'signIn')}>
      <SecondStepInput value={form.values.otp} onType={(otp) => form.set({ otp })} />
    </DoorForm>
  )
}
