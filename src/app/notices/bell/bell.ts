import { categoryOf, isRunning, isUnread, type Notice } from '../notice'

/** Newest notices of a tab that are shown even when they have been read. */
const shown = 10

/** What the bell counts: running and unread. */
export const unreadIn = (notices: readonly Notice[], now: string): Notice[] =>
  notices.filter((notice) => isUnread(notice) && isRunning(notice, now))

/** The lines of one tab, newest first as given: everything unread, so that what is counted can be found, and the newest of the rest. */
export const linesOf = (notices: readonly Notice[], now: string, category: '1' | '2'): Notice[] =>
  notices
    .filter((notice) => isRunning(notice, now) && categoryOf(notice) === category)
    .filter((notice, at) => at < shown || isUnread(notice))

/** How a count is written where there is little room. */
export const countText = (count: number): string => (count > 99 ? '99+' : String(count))
