import { useCallback, useEffect, useState } from 'react'
import { BigButton } from '../../design/BigButton'
import { toast } from '../../design/overlay/toast'
import { useLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { type PushState, readPush, serverPushes, turnPushOff, turnPushOn } from '../../pwa/push-device'
import { explain } from '../../wire/explain'
import { useHasNotices } from '../use-has-notices'
import { words } from '../words'
import '../history/notices.css'
import '../../fields/inputs.css'

/** What is said where nothing can be turned on or off. */
const hints = {
  unsupported: words.pushUnsupported,
  install: words.pushInstall,
  blocked: words.pushBlocked,
  'server-off': words.pushServerOff,
} as const

type Shown = PushState | 'server-off'

/** Asked before the browser's own question is, which can be answered only once. */
const readAll = async (): Promise<Shown> => {
  const state = await readPush()
  return state === 'off' && !(await serverPushes()) ? 'server-off' : state
}

/** The state of push messages here, read again whenever the person comes back from the settings of the browser. */
function usePushState() {
  const [state, setState] = useState<Shown>()
  const look = useCallback(() => void readAll().then(setState, () => setState('unsupported')), [])
  useEffect(() => {
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [look])
  return [state, setState] as const
}

function PushCard() {
  const say = useSay()
  const language = useLanguage((found) => found.language)
  const [state, setState] = usePushState()
  const [busy, setBusy] = useState(false)
  const turn = (change: () => Promise<PushState>) => {
    setBusy(true)
    change()
      .then(setState, (error: unknown) => void toast(explain(error, language), { tone: 'bad' }))
      .finally(() => setBusy(false))
  }
  const button = (text: keyof typeof words, change: () => Promise<PushState>, look: 'main' | 'plain') => (
    <BigButton look={look} disabled={busy} onClick={() => turn(change)}>
      {say(busy ? words.pushBusy : words[text])}
    </BigButton>
  )
  return (
    <fieldset className="plain-set notice-setting">
      <legend>{say(words.push)}</legend>
      <p>{say(words.pushWhat)}</p>
      {state && state in hints && <p className="push-hint">{say(hints[state as keyof typeof hints])}</p>}
      {state === 'off' && button('pushOn', turnPushOn, 'main')}
      {state === 'on' && <p className="push-hint">{say(words.pushIsOn)}</p>}
      {state === 'on' && button('pushOff', turnPushOff, 'plain')}
    </fieldset>
  )
}

/** Push messages on this device: what they are for, how they stand, and the way to change that. */
export const PushSetting = () => (useHasNotices() ? <PushCard /> : null)
