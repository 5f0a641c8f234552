import { type Label, say } from '../../contract/label'
import { Announcement } from '../../contract/system/announcement'
import { systemUser } from '../../contract/system/system-user'
import type { OpContext } from '../resource/behaviour'
import { handOut } from './receivers'

/** What the product tells some people on its own account. */
export type Telling = {
  readonly title: Label
  readonly said: readonly Label[]
  readonly userIds: readonly string[]
  readonly priority: 'H' | 'M' | 'L'
  /** Path inside the app that it opens. */
  readonly page: string
  /** Day until whose end it stands in bells. */
  readonly until: string
}

const both = (one: Label): string => `${say(one, 'zh-CN')} / ${say(one, 'en')}`

/** Publishes a notice of the product's own, in both languages, and pushes that there is one. Under an id it used before nothing is told again. */
export async function announce(ctx: OpContext, id: string, { title, said, userIds, priority, page, until }: Telling): Promise<void> {
  if (await ctx.find(Announcement, id)) return
  await ctx.put(Announcement, id, {
    titile: both(title),
    msgCategory: '2',
    msgAbstract: said.map((one) => say(one, 'zh-CN')).join(' '),
    msgContent: said.map((one) => `<p>${both(one)}</p>`).join(''),
    sender: systemUser,
    priority,
    msgType: 'USER',
    userIds: [...userIds],
    sendStatus: '1',
    sendTime: ctx.now,
    endTime: `${until} 23:59:59`,
    openType: 'url',
    openPage: page,
  })
  ctx.spread(handOut(id))
  ctx.tell({ notice: id, aloud: true })
}
