import type { Language } from '../../contract/label'
import { saidIn } from '../../contract/said-in'
import { AnnouncementSend } from '../../contract/system/announcement-send'
import type { View } from '../offline/view/view'

/** A notice as this person received it, with their own unsent mark on top. */
export type Notice = View<typeof AnnouncementSend>

/** What a notice says to a reader of a language: what people wrote stands as they wrote it, what the product tells is told in both. */
export function wordsOf(notice: Notice, language: Language) {
  const said = (name: 'titile' | 'msgAbstract' | 'msgContent') => String(saidIn(AnnouncementSend.fields, notice, name, language) ?? '')
  return { title: said('titile'), summary: said('msgAbstract'), content: said('msgContent') }
}

export const isUnread = ({ readFlag }: Pick<Notice, 'readFlag'>): boolean => readFlag !== '1'

type Times = Pick<Notice, 'sendStatus' | 'sendTime' | 'startTime' | 'endTime'>

/**
 * Whether a notice may be shown at a moment (kindergarten time): published, not taken back, and its time has begun. One that was to be
 * shown at once has begun whatever this device's clock says, which may be late.
 */
export const hasBegun = ({ sendStatus, sendTime, startTime }: Times, now: string): boolean =>
  sendStatus === '1' && ((startTime ?? '') <= (sendTime ?? '') || (startTime ?? '') <= now)

/** Whether it belongs into the bell: shown, and not over. */
export const isRunning = (notice: Times, now: string): boolean => hasBegun(notice, now) && now < (notice.endTime ?? '9999')

/** Of those sent in the same second, the one that was written last comes first: ids of announcements grow with time. */
export const newestFirst = (notices: readonly Notice[]): Notice[] =>
  [...notices].sort(
    (one, two) => (two.sendTime ?? '').localeCompare(one.sendTime ?? '') || (two.anntId ?? '').localeCompare(one.anntId ?? ''),
  )

/** Notices (`1`) or system messages (`2`). Whatever else a server may send counts as a notice. */
export type Category = '1' | '2'
export const categoryOf = ({ msgCategory }: Pick<Notice, 'msgCategory'>): Category => (msgCategory === '2' ? '2' : '1')
