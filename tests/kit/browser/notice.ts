import { Announcement } from '../../../src/contract/system/announcement'
import { at } from '../every-noun'
import type { Caller } from '../server/open-house'

/** Until when notices are shown that say nothing else: whatever the day of the test. */
export const noticeEnd = '2099-12-31 18:00:00'

/** A draft as a client of the wire contract adds it. Answers its id. */
export async function draft(call: Caller, given: Record<string, unknown> = {}): Promise<string> {
  const answered = await call(at('POST', Announcement, 'add'), {
    titile: '消防演练',
    msgCategory: '1',
    msgAbstract: '周五下午',
    msgContent: '<p>周五 <strong>15:00</strong> 集合</p>',
    endTime: noticeEnd,
    msgType: 'ALL',
    priority: 'H',
    ...given,
  })
  if (!answered.success) throw new Error(`${answered.error} ${JSON.stringify(answered.problems)}`)
  return (answered.result as { id: string }).id
}

/** A draft that is published at once. */
export async function publish(call: Caller, given: Record<string, unknown> = {}): Promise<string> {
  const id = await draft(call, given)
  const answered = await call(`GET /sys/annountCement/doReleaseData?id=${id}`)
  if (!answered.success) throw new Error(`${answered.error} ${JSON.stringify(answered.problems)}`)
  return id
}
