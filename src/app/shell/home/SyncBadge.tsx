import { Clock, CloudCheck, CloudOff, Hand, KeyRound } from 'lucide-react'
import { Link } from '../../design/Link'
import { useSay } from '../../language/use-say'
import { isAllSent, type SyncStatus } from '../../offline/status'
import { useSyncStatus } from '../../offline/use-sync-status'
import { conflictCentrePath } from '../screens/built-in'
import { badgeWords } from './badge-words'
import { useCopyProgress } from './use-copy-progress'
import '../shell.css'

/** What the badge says: first what needs the person, then what waits, then that all is well. */
export function badgeOf(status: SyncStatus) {
  const { online, waiting, parked, conflicts, pause, files, upload, ready } = status
  if (pause === 'auth' && waiting > 0) return { icon: KeyRound, tone: 'care', word: 'badgeAuth', count: waiting } as const
  if (parked + conflicts > 0) return { icon: Hand, tone: 'care', word: 'badgeNeedsYou', count: parked + conflicts } as const
  if (upload && files > 0) return { icon: Clock, tone: 'plain', word: 'badgePictures', count: files } as const
  if (waiting > 0) return { icon: Clock, tone: 'plain', word: online ? 'badgeSending' : 'badgeWaiting', count: waiting } as const
  if (!online) return { icon: CloudOff, tone: 'plain', word: ready ? 'badgeOffline' : 'badgeOfflineEmpty', count: 0 } as const
  return { icon: CloudCheck, tone: 'good', word: isAllSent(status) ? 'badgeAllSent' : 'badgeChecking', count: 0 } as const
}

/** How this device's work stands with the server, in every screen's corner. Leads to the conflict centre. */
export function SyncBadge() {
  const say = useSay()
  const { icon: Icon, tone, word, count } = badgeOf(useSyncStatus())
  const copy = useCopyProgress()
  const isCopying = copy && word === 'badgeChecking'
  const sentence = isCopying
    ? say(badgeWords.copying, { noun: say(copy.noun), done: copy.done + 1, total: copy.total })
    : say(badgeWords[word], { count })
  return (
    <Link className="sync-badge" data-tone={tone} to={conflictCentrePath} title={sentence}>
      <Icon size={20} aria-hidden />
      <span className="sync-badge-word">{sentence}</span>
      {count > 0 && (
        <span className="sync-badge-count figures" aria-hidden>
          {count}
        </span>
      )}
    </Link>
  )
}
