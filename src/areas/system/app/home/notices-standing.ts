import type { CardStanding } from '../../../../app/home/home-card'
import { unreadIn } from '../../../../app/notices/bell/bell'
import type { Notice } from '../../../../app/notices/notice'
import { useMinute, useNotices } from '../../../../app/notices/use-notices'
import { useIsCopied } from '../../../../app/offline/view/use-is-copied'
import { AnnouncementSend } from '../../../../contract/system/announcement-send'
import { words } from './words'

/** What the bell counts, newest first. Undefined until all of it is here. */
export function useUnreadNotices(): readonly Notice[] | undefined {
  const now = useMinute()
  const isCopied = useIsCopied(AnnouncementSend)
  const notices = useNotices(now)
  return isCopied ? notices && unreadIn(notices, now) : undefined
}

/** How so many notices stand. */
export const noticesStanding = (count: number): CardStanding =>
  count > 0 ? { as: 'due', said: words.unreadNotices, values: { count } } : { as: 'well', said: words.noUnread }

/** How the notices stand, wherever one is. */
export function useNoticesStanding(): CardStanding | undefined {
  const unread = useUnreadNotices()
  return unread && noticesStanding(unread.length)
}
