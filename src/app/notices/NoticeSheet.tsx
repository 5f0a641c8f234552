import { ExternalLink } from 'lucide-react'
import { RichText } from '../blocks/rich-text/RichText'
import { Sheet } from '../design/overlay/Sheet'
import { useDict, wordsFor } from '../fields/choice/use-dict'
import { useLanguage } from '../language/language'
import { usePersonName } from '../language/use-person-name'
import { useSay } from '../language/use-say'
import { useMenu } from '../shell/use-menu'
import { destinationOf } from './destination'
import { type Notice, wordsOf } from './notice'
import { PrioritySign } from './PrioritySign'
import { words } from './words'

/** A notice to read: how pressing it is, who sent it when, what it says, and the way out where it names one. */
export function NoticeSheet({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const say = useSay()
  const nameOf = usePersonName()
  const { title, summary, content } = wordsOf(
    notice,
    useLanguage((state) => state.language),
  )
  const kinds = useDict('msg_category')
  const { routes } = useMenu()
  const destination = destinationOf(notice, routes)
  const outside = typeof destination === 'object' && 'outside' in destination ? destination.outside : undefined
  return (
    <Sheet
      open
      title={title}
      onClose={onClose}
      width={640}
      footer={
        outside && (
          <a className="big-button" data-look="main" href={outside} target="_blank" rel="noopener noreferrer">
            <ExternalLink size={18} aria-hidden />
            {say(words.goThere)}
          </a>
        )
      }
    >
      <div className="notice-by">
        <PrioritySign priority={notice.priority} />
        <span className="quiet">{wordsFor(kinds, [notice.msgCategory ?? ''])}</span>
        <span className="quiet figures">
          {say(words.from, { sender: nameOf(notice.sender, notice.senderName), time: notice.sendTime?.slice(0, 16) ?? '' })}
        </span>
      </div>
      {content ? <RichText html={content} /> : <p>{summary}</p>}
      {notice.openPage && !outside && <p className="quiet">{say(words.noPage)}</p>}
      {outside && <p className="quiet notice-address">{outside}</p>}
    </Sheet>
  )
}
