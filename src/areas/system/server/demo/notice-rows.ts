import { Announcement } from '../../../../contract/system/announcement'
import { AnnouncementSend } from '../../../../contract/system/announcement-send'
import { addDays, weekday } from '../../../../contract/time'
import { receiptId, withdrawn } from '../../../../server/notices/receivers'
import type { Given } from '../../../../server/seed/fill'
import { row } from '../../../../server/seed/row'
import type { DemoAccount as Account } from '../../../demo/published/demo-accounts'
import { padded } from '../../../demo/published/padded'
import { type NoticeText, noticeTexts } from './notice-texts'

/** How many notices were sent, and how many days lie between two of them. */
const sent = 90
const apart = 2
/** Days a notice stands in bells. */
const shown = 14
/** One was taken back: the wrong day stood in it. */
const mistaken = 5
/** Those who have not looked yet at the newest of them. */
const busy: readonly string[] = ['admin', 'accountant', 'storekeeper']
const unseen = 2

/** A working day so far back. */
function dayBack(today: string, back: number): string {
  const day = addDays(today, -back)
  return addDays(day, -Math.max(0, weekday(day) - 5))
}

const html = ({ paragraphs }: NoticeText): string => paragraphs.map((text) => `<p>${text}</p>`).join('')
const ofDay = (text: string, day: string): string => text.replace('{day}', `${Number(day.slice(5, 7))} 月 ${Number(day.slice(8))} 日`)

type Notice = {
  readonly at: number
  readonly day: string
  readonly text: NoticeText
  readonly sender: Account
  readonly to: readonly Account[]
}

function noticeValues({ at, day, text, sender }: Notice) {
  return {
    titile: ofDay(text.title, day),
    msgCategory: text.kind === 'notice' ? '1' : '2',
    msgAbstract: text.summary,
    msgContent: html(text),
    sender: sender.username,
    priority: text.priority,
    msgType: text.for ? 'USER' : 'ALL',
    sendStatus: '1',
    sendTime: `${day} 08:10:00`,
    endTime: `${addDays(day, shown)} 18:00:00`,
    ...(text.page && { openType: 'component', openPage: text.page }),
    ...(at === mistaken && { sendStatus: '2' }),
  }
}

const noticeId = ({ day, at }: Notice): string => `notice.${day}.${padded(at, 2)}`

function noticeRow(notice: Notice): Given {
  const { at, day, text, sender, to } = notice
  const made = { by: sender.username, at: `${day} 08:00:00` }
  const values = { ...noticeValues(notice), startTime: null, titleInPush: false, ...(text.for && { userIds: to.map(({ id }) => id) }) }
  return { ...row(Announcement, noticeId(notice), { ...values, ...(at === mistaken && { cancelTime: `${day} 08:25:00` }) }), made }
}

const receiptRow = (notice: Notice, { id, username }: Account): Given => {
  const { at, day, sender } = notice
  const isNew = at < unseen && busy.includes(username)
  const values = {
    ...noticeValues(notice),
    ...(at === mistaken && withdrawn),
    anntId: noticeId(notice),
    userId: id,
    senderName: sender.realname,
    startTime: `${day} 08:10:00`,
    ...(isNew ? { readFlag: '0' } : { readFlag: '1', readTime: `${day} 12:${padded(at % 60, 2)}:00` }),
  }
  return row(AnnouncementSend, receiptId(noticeId(notice), id), values, `user/${id}`)
}

/** Half a year of notices, with what the accounts made of them, and one that is still being written. */
export function noticeRows(today: string, accounts: readonly Account[]) {
  const of = (username: string) => {
    const account = accounts.find((one) => one.username === username)
    if (!account) throw new Error(`nobody for the account ${username}`)
    return account
  }
  const notices = Array.from({ length: sent }, (_, at): Notice => {
    const text = noticeTexts[at % noticeTexts.length] as NoticeText
    const to = text.for ? text.for.map(of) : accounts
    return { at, day: dayBack(today, 1 + at * apart), text, sender: of(text.kind === 'system' ? 'admin' : 'principal'), to }
  })
  const draft = row(Announcement, 'notice.draft', {
    titile: '亲子运动会方案',
    msgCategory: '1',
    msgAbstract: '项目与分工待定。',
    msgContent: '<p>各班项目收齐后发布。</p>',
    priority: 'M',
    msgType: 'ALL',
    sendStatus: '0',
    endTime: `${addDays(today, shown)} 18:00:00`,
    titleInPush: false,
  })
  return {
    notices: [draft, ...notices.map(noticeRow)],
    receipts: notices.flatMap((notice) => notice.to.map((account) => receiptRow(notice, account))),
  }
}
