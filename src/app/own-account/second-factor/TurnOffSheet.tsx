import { Sheet } from '../../design/overlay/Sheet'
import { toast } from '../../design/overlay/toast'
import { useSay } from '../../language/use-say'
import { codeWords } from '../../shell/login/code-words'
import { SecretForm } from './SecretForm'
import { turnOffSecond } from './second-factor-calls'
import { words } from './words'

/** Turns the second step off, for who shows password and code. */
export function TurnOffSheet({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const save = async (proof: { password: string; otp: string }) => {
    await turnOffSecond(proof)
    toast(say(words.turnedOff))
    onClose()
  }
  return (
    <Sheet open title={say(words.turnOff)} onClose={onClose}>
      <SecretForm names={['password', 'otp']} code={codeWords.code} confirm={words.turnOff} save={save}>
        <p>{say(words.offWhat)}</p>
      </SecretForm>
    </Sheet>
  )
}
