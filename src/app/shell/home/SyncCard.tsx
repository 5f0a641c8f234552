import { Link } from '../../design/Link'
import { agoInWords } from '../../language/dates'
import { deviceWords } from '../../language/device-words'
import { useLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { useSyncStatus } from '../../offline/use-sync-status'
import { useReadiness } from '../../pwa/kept'
import { conflictCentrePath } from '../screens/built-in'
import { badgeWords } from './badge-words'
import { badgeOf } from './SyncBadge'
import { useCopyProgress } from './use-copy-progress'
import './sync-card.css'

const words = { ready: deviceWords.readyOffline, coming: deviceWords.notReadyOffline, impossible: deviceWords.neverOffline } as const

/** How this device's work stands, in a sentence, and whether it may be relied upon without network. */
export function SyncCard() {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const status = useSyncStatus()
  const readiness = useReadiness()
  const copy = useCopyProgress()
  const { icon: Icon, tone, word, count } = badgeOf(status)
  const since = status.lastSync === null ? undefined : agoInWords(new Date(status.lastSync), new Date(), language)
  return (
    <Link className="card sync-card" data-tone={tone} to={conflictCentrePath}>
      <Icon aria-hidden />
      <span>
        <strong>{say(badgeWords[word], { count })}</strong>
        {copy && (
          <span className="quiet figures">
            {say(badgeWords.copying, { noun: say(copy.noun), done: copy.done + 1, total: copy.total })}
            <progress value={copy.done} max={copy.total} aria-label={say(deviceWords.copyingShort)} />
          </span>
        )}
        <span className="quiet">{say(words[readiness], { since: since ?? '' })}</span>
      </span>
    </Link>
  )
}
