import { ShieldOff } from 'lucide-react'
import { BigButton } from '../design/BigButton'
import { formWords } from '../language/form-words'
import { useSay } from '../language/use-say'
import { turnOffSecondOf, useSecondFactorOf } from '../own-account/second-factor/second-factor-calls'
import { words } from '../own-account/second-factor/words'
import { useConfirmed } from '../resource/use-confirmed'
import { useOnline } from '../resource/use-local'

/** Turns off the second step of somebody who has lost their phone. Nothing where it is not on. */
export function SecondFactorOff({ id, name }: { id: string; name: string }) {
  const say = useSay()
  const online = useOnline()
  const { busy, run } = useConfirmed()
  const { data } = useSecondFactorOf(id)
  if (!data?.isOn) return null
  const question = { title: say(words.turnOffOf, { name }), body: say(words.turnOffOfWhat), confirm: say(words.turnOff) }
  return (
    <BigButton
      look="danger"
      icon={<ShieldOff size={18} aria-hidden />}
      disabled={busy !== undefined || !online}
      title={online ? undefined : say(formWords.needsNetwork)}
      onClick={() => void run(id, question, say(words.turnedOffOf, { name }), () => turnOffSecondOf(id))}
    >
      {say(words.turnOff)}
    </BigButton>
  )
}
