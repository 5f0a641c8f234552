import { useLanguage } from '../language/language'
import { usePersonName } from '../language/use-person-name'
import { useSay } from '../language/use-say'
import { StandingSign } from '../resource/StandingSign'
import { useMenu } from '../shell/use-menu'
import { popupOf } from './destination'
import { isUnread, type Notice, wordsOf } from './notice'
import { openNotice } from './open-notice'
import { PrioritySign } from './PrioritySign'
import { words } from './words'

/** A notice as one line of the bell or one card of a list. */
export function NoticeLine({ notice, onOpen }: { notice: Notice; onOpen?: () => void }) {
  const say = useSay()
  const nameOf = usePersonName()
  const { title, summary } = wordsOf(
    notice,
    useLanguage((state) => state.language),
  )
  const unread = isUnread(notice)
  const { routes } = useMenu()
  const open = () => {
    onOpen?.()
    openNotice(notice.id, notice)
  }
  return (
    <button type="button" className="notice-line" aria-haspopup={popupOf(notice, routes)} data-unread={unread || undefined} onClick={open}>
      <span className="notice-line-head">
        <strong>{title}</strong>
        <PrioritySign priority={notice.priority} />
      </span>
      {summary && <span className="notice-line-text">{summary}</span>}
      <span className="notice-line-foot quiet figures">
        {say(words.from, { sender: nameOf(notice.sender, notice.senderName), time: notice.sendTime?.slice(0, 16) ?? '' })}
        <StandingSign standing={notice.standing} />
        {unread && <span className="notice-unread">{say(words.unread)}</span>}
      </span>
    </button>
  )
}
