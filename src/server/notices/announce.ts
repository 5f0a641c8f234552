import { type Label, type Language, say } from '../../contract/label'
import { Announcement } from '../../contract/system/announcement'
import { systemUser } from '../../contract/system/system-user'
import { endOfDay } from '../../contract/time'
import { escaped } from '../http/html-page'
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

const paragraphs = (said: readonly Label[], language: Language): string =>
  said.map((one) => `<p>${escaped(say(one, language))}</p>`).join('')
const line = (said: readonly Label[], language: Language): string => said.map((one) => say(one, language)).join(' ')

/** Publishes a notice of the product's own, in Chinese with the same in English beside it, and pushes that there is one. Under an id it used before nothing is told again. */
export async function announce(ctx: OpContext, id: string, { title, said, userIds, priority, page, until }: Telling): Promise<void> {
  if (await ctx.find(Announcement, id)) return
  await ctx.put(Announcement, id, {
    titile: say(title, 'zh-CN'),
    titleEn: say(title, 'en'),
    msgCategory: '2',
    msgAbstract: line(said, 'zh-CN'),
    abstractEn: line(said, 'en'),
    msgContent: paragraphs(said, 'zh-CN'),
    contentEn: paragraphs(said, 'en'),
    sender: systemUser,
    priority,
    msgType: 'USER',
    userIds: [...userIds],
    sendStatus: '1',
    sendTime: ctx.now,
    endTime: endOfDay(until),
    openType: 'url',
    openPage: page,
  })
  ctx.bulkWrite(handOut(id))
  ctx.afterCommit({ notice: id, aloud: true })
}
