import { BigButton } from '../../design/BigButton'
import { dropToasts } from '../../design/overlay/toast'
import { useSay } from '../../language/use-say'
import { useSyncStatus } from '../../offline/use-sync-status'
import { leaveSession } from '../../session/session'
import { pauseWords } from './pause-words'
import '../shell.css'

/** To the login page. What was just said may name a child, and stays behind. */
function toSignIn(): void {
  dropToasts()
  leaveSession()
}

/** Says why nothing is sent, above every screen, when only the person can do something about it. Their work stays here meanwhile. */
export function PauseBanner() {
  const say = useSay()
  const pause = useSyncStatus((status) => status.pause)
  const count = useSyncStatus((status) => status.waiting)
  if (!pause) return null
  return (
    <div className="sign-in-banner" role="status">
      <span>{say(pauseWords(pause, count), { count })}</span>
      {pause === 'auth' && <BigButton onClick={toSignIn}>{say('signIn')}</BigButton>}
      {(pause === 'update' || pause === 'newer') && <BigButton onClick={() => window.location.reload()}>{say('reload')}</BigButton>}
    </div>
  )
}
