import { CardFrame } from '../../../../app/home/CardFrame'
import { CardRow } from '../../../../app/home/CardRow'
import { Figure } from '../../../../app/home/Figure'
import type { HomeCardProps } from '../../../../app/home/home-card'
import { useTell } from '../../../../app/home/use-tell'
import { CardNote } from '../../../../app/home/ways/CardNote'
import { useLanguage } from '../../../../app/language/language'
import { usePersonName } from '../../../../app/language/use-person-name'
import { useSay } from '../../../../app/language/use-say'
import { wordsOf } from '../../../../app/notices/notice'
import { PrioritySign } from '../../../../app/notices/PrioritySign'
import { words as noticeWords } from '../../../../app/notices/words'
import { noticeAddress, noticesPath } from '../../../../contract/push'
import { noticesStanding, useUnreadNotices } from './notices-standing'
import { words } from './words'

/** Notices that are shown; the rest is where the card leads. */
const few = 3

/** What the house has told somebody who has not read it yet, each the way to itself. */
export function NoticesCard({ tell }: HomeCardProps) {
  const say = useSay()
  const nameOf = usePersonName()
  const language = useLanguage((state) => state.language)
  const unread = useUnreadNotices()
  const count = unread?.length ?? 0
  useTell(tell, unread && noticesStanding(count))
  if (!unread) return <CardFrame state="loading" />
  if (count === 0)
    return (
      <CardFrame>
        <p className="quiet">{say(words.noUnread)}</p>
      </CardFrame>
    )
  return (
    <CardFrame>
      <Figure value={count} words={say(words.unreadOf, { count })} />
      <ul className="card-rows">
        {unread.slice(0, few).map((notice) => (
          <CardRow
            key={notice.id}
            to={noticeAddress(notice.id)}
            about={say(noticeWords.from, { sender: nameOf(notice.sender, notice.senderName), time: notice.sendTime?.slice(5, 16) ?? '' })}
            end={<PrioritySign priority={notice.priority} />}
          >
            {wordsOf(notice, language).title}
          </CardRow>
        ))}
      </ul>
      {count > few && <CardNote to={noticesPath}>{say(words.more, { count: count - few })}</CardNote>}
    </CardFrame>
  )
}
