import { Clock } from 'lucide-react'
import { Link } from '../../../../../app/design/Link'
import type { BandItemProps } from '../../../../../app/home/band/band-item'
import { useTell } from '../../../../../app/home/use-tell'
import { useSay } from '../../../../../app/language/use-say'
import { useSyncStatus } from '../../../../../app/offline/use-sync-status'
import { conflictCentrePath } from '../../../../../app/shell/screens/built-in'
import { bandWords as words } from './band-words'
import '../../../../../app/home/band/band.css'

/** How much waits on this device while there is no network. With one it is gone before anybody has read it. */
export function WaitingMatter({ tell }: BandItemProps) {
  const say = useSay()
  const count = useSyncStatus(({ waiting, online }) => (online ? 0 : waiting))
  useTell(tell, count > 0)
  if (count === 0) return null
  return (
    <Link className="band-matter" to={conflictCentrePath}>
      <Clock size={20} aria-hidden />
      <span>{say(words.waiting, { count })}</span>
    </Link>
  )
}
