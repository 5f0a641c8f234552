import { useState } from 'react'
import { BigButton } from '../design/BigButton'
import { Sheet } from '../design/overlay/Sheet'
import { toast } from '../design/overlay/toast'
import { useSay } from '../language/use-say'
import { useSession } from '../session/session'
import { openAccountSheet } from '../shell/account/account'
import { setPin } from './lock'
import { touch } from './lock-session'
import { PinInput } from './PinInput'
import { rememberPins } from './pin-hint'
import { weakness } from './pin-rules'
import { words } from './words'

type Problem = { readonly pin?: keyof typeof words; readonly again?: keyof typeof words }

/** What is wrong with a PIN and its repetition. */
function problemOf(pin: string, again: string): Problem | undefined {
  const weak = weakness(pin)
  if (weak) return { pin: weak }
  return pin === again ? undefined : { again: 'differ' }
}

/** Gives the signed-in person a PIN on this device. */
export function PinSheet() {
  const say = useSay()
  const { person, tenant } = useSession()
  const [typed, setTyped] = useState({ pin: '', again: '' })
  const [problem, setProblem] = useState<Problem>({})
  const [busy, setBusy] = useState(false)
  const close = () => openAccountSheet(undefined)
  const save = async () => {
    const wrong = problemOf(typed.pin, typed.again)
    setProblem(wrong ?? {})
    if (wrong || !person) return
    setBusy(true)
    try {
      await setPin({ person, tenant }, typed.pin, Date.now())
      rememberPins()
      touch(Date.now())
      toast(say(words.isSet))
      close()
    } catch {
      setProblem({ pin: 'failed' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Sheet
      open
      title={say(words.title)}
      onClose={close}
      footer={
        <BigButton look="main" wide disabled={busy} onClick={() => void save()}>
          {say(busy ? words.setting : words.set)}
        </BigButton>
      }
    >
      <p>{say(words.what)}</p>
      <PinInput
        label={say(words.pin)}
        value={typed.pin}
        problem={problem.pin && say(words[problem.pin])}
        onChange={(pin) => setTyped((old) => ({ ...old, pin }))}
      />
      <PinInput
        label={say(words.again)}
        value={typed.again}
        problem={problem.again && say(words[problem.again])}
        onChange={(again) => setTyped((old) => ({ ...old, again }))}
      />
    </Sheet>
  )
}
