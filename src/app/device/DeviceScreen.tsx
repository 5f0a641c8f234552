import { useEffect, useState } from 'react'
import { BigButton } from '../design/BigButton'
import { Link } from '../design/Link'
import { confirmFirst } from '../design/overlay/question'
import { toast } from '../design/overlay/toast'
import { Page } from '../design/Page'
import { Skeleton } from '../design/Skeleton'
import { stayAloud } from '../files/stay-aloud'
import { accountWords } from '../language/account-words'
import { deviceWords } from '../language/device-words'
import { useSay } from '../language/use-say'
import { useEngine } from '../offline/engine-context'
import { useSyncStatus } from '../offline/use-sync-status'
import { useSession } from '../session/session'
import { UnsentHere } from '../shell/login/UnsentHere'
import { useProduct } from '../shell/product'
import { conflictCentrePath } from '../shell/screens/built-in'
import { openExport } from '../unsent-file/exporting'
import { type DeviceState, readDeviceState } from './device-state'
import { StorageBar } from './StorageBar'
import './device.css'

/** What the device says of itself, read anew whenever `again` is called. */
function useDeviceState(): { readonly state: DeviceState | undefined; readonly again: () => void } {
  const [state, setState] = useState<DeviceState>()
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn is a reason to read again
  useEffect(() => {
    let current = true
    readDeviceState().then(
      (found) => current && setState(found),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [turn])
  return { state, again: () => setTurn((count) => count + 1) }
}

function Unsent() {
  const say = useSay()
  const me = useSession((state) => state.person?.id)
  const mine = useSyncStatus((status) => status.waiting + status.parked)
  return (
    <section className="card device-part">
      <h2>{say(deviceWords.deviceUnsent)}</h2>
      {mine > 0 ? (
        <>
          <p>{say('safeHere', { count: mine })}</p>
          <Link to={conflictCentrePath}>{say('conflictCentreTitle')}</Link>
          <BigButton aria-haspopup="dialog" onClick={() => void openExport()}>
            {say(accountWords.exportUnsent)}
          </BigButton>
        </>
      ) : (
        <p>{say(deviceWords.nothingWaits)}</p>
      )}
      <UnsentHere but={me} />
    </section>
  )
}

function Keeping({ state, again }: { state: DeviceState; again: () => void }) {
  const say = useSay()
  const ask = async () => {
    await stayAloud(say)
    again()
  }
  return (
    <section className="card device-part">
      <h2>{say(deviceWords.deviceStorage)}</h2>
      <StorageBar used={state.used} room={state.room} />
      <p>{say(state.persisted ? deviceWords.deviceKeeps : deviceWords.deviceMayClear)}</p>
      {!state.persisted && <BigButton onClick={() => void ask()}>{say(deviceWords.deviceAskToKeep)}</BigButton>}
    </section>
  )
}

function Copy() {
  const say = useSay()
  const engine = useEngine()
  const unsent = useSyncStatus((status) => status.waiting + status.parked)
  const refresh = async () => {
    const body = say(deviceWords.deviceRefreshBody, { count: unsent })
    if (!(await confirmFirst({ title: say(deviceWords.deviceRefresh), body, confirm: say(deviceWords.deviceRefresh) }))) return
    await engine.fetchAgain()
    toast(say(deviceWords.deviceRefreshing))
  }
  return (
    <section className="card device-part">
      <h2>{say(deviceWords.deviceCopy)}</h2>
      <p>{say(deviceWords.deviceCopyHint)}</p>
      <BigButton onClick={() => void refresh()}>{say(deviceWords.deviceRefresh)}</BigButton>
    </section>
  )
}

/** This device: what lies unsent on it and of whom, how much room it has, and whether its browser promises to keep it. */
export function DeviceScreen() {
  const say = useSay()
  const { release } = useProduct()
  const { state, again } = useDeviceState()
  return (
    <Page title={say('deviceTitle')}>
      <Unsent />
      {state ? <Keeping state={state} again={again} /> : <Skeleton rows={2} height={120} />}
      <Copy />
      {state && (
        <p className="quiet figures">
          {state.about} · {say(deviceWords.onDevice, { device: state.id.slice(-6) })} · {release}
        </p>
      )}
    </Page>
  )
}
