import { FilesOnTheirWay } from '../files/upload/FilesOnTheirWay'
import { deviceWords } from '../language/device-words'
import { useSay } from '../language/use-say'
import { useSyncStatus } from '../offline/use-sync-status'
import { useReadiness } from '../pwa/kept'
import { pauseWords } from '../shell/hints/pause-words'

/** What is safe, and what stands in the way of sending. */
export function SyncCardText() {
  const say = useSay()
  const { online, pause, waiting } = useSyncStatus()
  const readiness = useReadiness()
  const blocked = pause ? say(pauseWords(pause, waiting), { count: waiting }) : undefined
  return (
    <div className="card conflict-centre-safe" role="status">
      <strong>{say(waiting > 0 ? 'safeHere' : deviceWords.nothingWaits, { count: waiting })}</strong>
      <FilesOnTheirWay />
      {blocked && <p>{blocked}</p>}
      {!blocked && !online && <p>{say(deviceWords.goesWhenBack)}</p>}
      {readiness !== 'ready' && (
        <p className="quiet">{say(readiness === 'coming' ? deviceWords.notReadyOffline : deviceWords.neverOffline)}</p>
      )}
    </div>
  )
}
