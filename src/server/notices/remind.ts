import { refuse } from '../../contract/error'
import { Announcement } from '../../contract/system/announcement'
import { minutesBetween } from '../../contract/time'
import type { Person } from '../auth/person'
import type { Engine } from '../engine'
import { runOwn } from '../sync/run-batch'
import { readersOf } from './receipts'
import { remindUnread } from './receivers'

/** Minutes between two reminders, and how many there are of one notice: what rings too often is turned off. */
const pause = 30
const most = 3

/**
 * Tells those once more who have not read a notice: their sockets and their devices. One reminder at a time, however many people press: the notice is held
 * until the one before is written down. Refuses where it has not begun or is over, where nobody is left, too soon, and too often.
 */
export async function remind(engine: Engine, person: Person, id: string): Promise<void> {
  // Counted before anything is held: a mark that comes meanwhile only makes the reminder reach one person less.
  const { total, read } = await readersOf(engine, person, id, 1, 1)
  const unread = total - read
  await runOwn(engine, person, async (ctx) => {
    const notice = (await ctx.find(Announcement, id)) ?? refuse('record.gone')
    const { sendStatus, startTime, endTime, remindTime, reminders } = notice
    if (sendStatus !== '1' || (startTime ?? '') > ctx.now || (endTime ?? '') <= ctx.now) refuse('record.state')
    const sent = reminders ?? 0
    if (sent >= most) refuse('notice.reminded-enough', { max: most })
    const waits = remindTime ? Math.ceil(pause - minutesBetween(remindTime, ctx.now)) : 0
    if (waits > 0) refuse('notice.reminded', { minutes: waits })
    if (unread === 0) refuse('notice.all-read')
    await ctx.put(Announcement, id, { remindTime: ctx.now, reminders: sent + 1 })
    ctx.bulkWrite(remindUnread(id))
    ctx.afterCommit({ notice: id, aloud: true, again: sent + 1 })
  })
}
