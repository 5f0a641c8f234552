import { useEffect, useState } from 'react'
import { BigButton } from '../../design/BigButton'
import { stayAloud } from '../../files/stay-aloud'
import { deviceWords } from '../../language/device-words'
import { useSay } from '../../language/use-say'
import { useEngine } from '../../offline/engine-context'
import { useSyncStatus } from '../../offline/use-sync-status'
import { pushSupport } from '../../pwa/push-support'
import { keepWords as words } from './keep-words'
import { isMuchUnsent } from './much-unsent'
import '../shell.css'

/** Milliseconds work may be on its way before anything is said about it. */
const patience = 5_000

/** Whether this browser promises to keep what lies here. Undefined until it has said so, and for the first moments. */
function useKept(): readonly [boolean | undefined, (kept: boolean) => void] {
  const [kept, setKept] = useState<boolean>()
  useEffect(() => {
    let current = true
    const tell = (answer: boolean) => current && setKept(answer)
    const timer = setTimeout(
      () => void (navigator.storage?.persisted?.() ?? Promise.resolve(false)).then(tell, () => tell(false)),
      patience,
    )
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [])
  return [kept, setKept]
}

/**
 * Stands above the screens between two pieces of work, on a desktop above every one, while much work lies unsent in a browser that may
 * clear it away: what is safe, and what to do. On Apple's devices, which clear a page nobody opens for a week, the way is the home
 * screen. Everywhere else on a touch screen the badge in the corner alone says how much waits.
 */
export function KeepHint() {
  const say = useSay()
  const engine = useEngine()
  const count = useSyncStatus(({ waiting, parked }) => waiting + parked)
  const hasMany = useSyncStatus(isMuchUnsent)
  const [kept, setKept] = useKept()
  const isApple = pushSupport() === 'install'
  if (kept !== false || !(hasMany || isApple)) return null
  const ask = async () => setKept(await stayAloud(say))
  return (
    <div className="sign-in-banner" role="status">
      <span>{say(isApple ? words.apple : words.clears, { count })}</span>
      <BigButton onClick={() => engine.wake('manual')}>{say(deviceWords.sendNow)}</BigButton>
      {!isApple && <BigButton onClick={() => void ask()}>{say(deviceWords.deviceAskToKeep)}</BigButton>}
    </div>
  )
}
