import type { Problems } from '../../contract/check'
import { refuseFields } from '../../contract/error'
import { Announcement } from '../../contract/system/announcement'
import { AnnouncementSend } from '../../contract/system/announcement-send'
import { addDays, endOfDay } from '../../contract/time'
import { behave, type ChangeAhead, type OpContext } from '../resource/behaviour'
import { wordsOf } from './fill-template'
import { handOut, takeBack, withdrawn } from './receivers'

type Change = ChangeAhead<typeof Announcement>
type Notice = Change['after']

function checkNotice(after: Notice): void {
  const problems: Problems = {}
  const { startTime, endTime } = after
  if (startTime && endTime && endTime <= startTime) problems.endTime = { code: 'field.order' }
  if (!after.msgAbstract && wordsOf(after.msgContent ?? '') === '') problems.msgContent = { code: 'field.required' }
  if (after.msgType === 'USER' && !after.userIds?.length) problems.userIds = { code: 'field.required' }
  // Bells open it: an address of elsewhere, or one that is a program, must not hide behind a notice.
  if (/^\s*([a-z][a-z0-9+.-]*:|[\\/]{2})|\p{Cc}/iu.test(after.openPage ?? '')) problems.openPage = { code: 'notice.page' }
  if (Object.keys(problems).length > 0) refuseFields(problems)
}

/** Days a notice is shown when nobody says until when, and the longest summary of a content. */
const usualDays = 30
const longestSummary = 100

/** The first words of the content, for bells, where nobody wrote a summary. */
const summaryOf = ({ msgAbstract, msgContent }: Notice) =>
  msgAbstract ? {} : { msgAbstract: wordsOf(msgContent ?? '').slice(0, longestSummary) }

/** What follows from a change of the notice itself. */
function completed(ctx: OpContext, { verb, after }: Change): Partial<Notice> {
  if (verb === 'publish') {
    const begins = [after.startTime ?? '', ctx.now].sort().at(-1) ?? ctx.now
    const endTime = after.endTime || endOfDay(addDays(begins.slice(0, 10), usualDays))
    if (endTime <= ctx.now) refuseFields({ endTime: { code: 'notice.over' } })
    return { sender: ctx.person.username, sendTime: ctx.now, endTime, ...summaryOf(after) }
  }
  if (verb === 'revoke') return { cancelTime: ctx.now }
  return {}
}

/** A notice is edited only as a draft and not removed while it is published. Publishing hands it out, revoking takes it back. */
export const announcementBehaviour = behave(Announcement, {
  before(ctx, change) {
    if (change.verb === 'remove') return undefined
    // One that was published before a rule was there can still be taken back.
    if (change.verb !== 'revoke') checkNotice(change.after)
    return completed(ctx, change)
  },
  after(ctx, { verb, id, after }) {
    if (verb === 'publish') {
      ctx.bulkWrite(handOut(id))
      ctx.afterCommit({ notice: id, aloud: (after?.startTime ?? '') <= ctx.now })
    }
    if (verb === 'revoke') {
      ctx.bulkWrite(takeBack(id, ctx.now))
      ctx.afterCommit({ notice: id, aloud: false })
    }
  },
})

/** What a person received is marked as read by them. Nothing of a notice comes back by a mark that was on its way when it was revoked. */
export const announcementSendBehaviour = behave(AnnouncementSend, {
  scope: (_ctx, { userId }) => `user/${userId}`,
  async before(ctx, { after }) {
    const notice = await ctx.readShared(Announcement, after.anntId ?? '')
    return { readTime: ctx.now, ...(notice?.sendStatus === '1' ? {} : withdrawn) }
  },
})
