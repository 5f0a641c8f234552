import { Link } from '../../design/Link'
import { agoInWords } from '../../language/dates'
import { useLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { useSyncStatus } from '../../offline/use-sync-status'
import { useReadiness } from '../../pwa/kept'
import { conflictCentrePath } from '../screens/built-in'
import { badgeOf } from './SyncBadge'
import { useCopyProgress } from './use-copy-progress'
import './sync-card.css'
import './sync-card.css'

const words = { ready: 'readyOffline', coming: 'notReadyOffline', impossible: 'neverOffline' } as const

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
        <strong>{say(word, { count })}</strong>
        {copy && (
          <span className="quiet figures">
            {say('copying', { noun: say(copy.noun), done: copy.done + 1, total: copy.total })}
            <progress value={copy.done} max={copy.total} aria-label={say('copyingShort')} />
          </span>
        )}
        <span className="quiet">{say(words[readiness], { since: since ?? '' })}</span>
      </span>
    </Link>
  )
}
