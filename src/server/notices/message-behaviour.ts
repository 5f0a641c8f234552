import { createHash } from 'node:crypto'
import { refuse, refuseFields } from '../../contract/error'
import { Announcement } from '../../contract/system/announcement'
import { Message } from '../../contract/system/message'
import { MessageTemplate } from '../../contract/system/message-template'
import { User } from '../../contract/system/user'
import { addDays, endOfDay } from '../../contract/time'
import { behave, type ChangeAhead, type OpContext } from '../resource/behaviour'
import { cleanHtml } from '../resource/clean-html'
import { fillTemplate, htmlOf, valuesIn, wordsOf } from './fill-template'
import { handOut } from './receivers'

/** Days a message stands in bells. */
const shown = 30
const longest = { receivers: 200, title: 100, summary: 200, content: 20_000 }

type MessageAfter = ChangeAhead<typeof Message>['after']

const namesIn = (text: string | null): string[] =>
  [...new Set((text ?? '').split(',').map((name) => name.trim()))].filter((name) => name !== '')

/** Those a message is for. All of them must be there and not frozen. */
async function receiversOf(ctx: OpContext, { receivers, esReceiver }: MessageAfter): Promise<User[]> {
  const ids = receivers ?? []
  const names = ids.length > 0 ? [] : namesIn(esReceiver)
  const wanted = new Set([...ids, ...names])
  const field = ids.length > 0 || !names.length ? 'receivers' : 'esReceiver'
  if (wanted.size === 0) refuseFields({ receivers: { code: 'field.required' } })
  if (wanted.size > longest.receivers) refuseFields({ [field]: { code: 'field.many', values: { max: longest.receivers } } })
  const known = [...(await ctx.rows(User, { id: [...wanted] })), ...(names.length > 0 ? await ctx.rows(User, { username: names }) : [])]
  const people = [...new Map(known.filter((user) => user.status === '1').map((user) => [user.id, user])).values()]
  const isThere = (name: string) => people.some((user) => user.id === name || user.username === name)
  if (![...wanted].every(isThere)) refuseFields({ [field]: { code: 'field.missing-row' } })
  return people
}

/** What a message says: as it was written, or as its template says it with its values. */
async function wordingOf(ctx: OpContext, after: MessageAfter): Promise<{ esTitle: string; esContent: string }> {
  const template = after.templateId ? await ctx.readShared(MessageTemplate, after.templateId) : undefined
  const [title, content] = template ? [template.templateName, template.templateContent] : [after.esTitle ?? '', after.esContent ?? '']
  if (!title) refuseFields({ esTitle: { code: 'field.required' } })
  if (!content) refuseFields({ esContent: { code: 'field.required' } })
  if (!template) return { esTitle: title, esContent: cleanContent(content) }
  const values = valuesIn(after.esParam || '{}')
  const [esTitle, esContent] = [fillTemplate(title, values), cleanContent(fillTemplate(content, values))]
  const tooLong = (max: number) => refuseFields({ esParam: { code: 'field.long', values: { max } } })
  if (esTitle.length > longest.title) tooLong(longest.title)
  return esContent.length > longest.content ? tooLong(longest.content) : { esTitle, esContent }
}

const cleanContent = (content: string) => (htmlOf(content) === content ? cleanHtml(content) : content)

/** Hands a message out as a system message, or a notice, of its own. */
async function deliver(ctx: OpContext, id: string, { esTitle, esContent, esType, receivers }: Message): Promise<void> {
  // An id of its own, so that nobody can name that of somebody else's notice.
  const notice = createHash('sha256').update(`message:${id}`).digest('hex').slice(0, 32)
  const content = esContent ?? ''
  await ctx.put(Announcement, notice, {
    titile: esTitle ?? '',
    msgCategory: esType === 'notice' ? '1' : '2',
    msgAbstract: wordsOf(content).slice(0, longest.summary) || (esTitle ?? ''),
    msgContent: htmlOf(content).slice(0, longest.content),
    sender: ctx.person.username,
    priority: 'M',
    msgType: 'USER',
    userIds: receivers ?? [],
    sendStatus: '1',
    sendTime: ctx.now,
    endTime: endOfDay(addDays(ctx.today, shown)),
  })
  ctx.bulkWrite(handOut(notice))
  ctx.afterCommit({ notice, aloud: true })
}

/** A message is sent when it is added, and not again when one that was removed comes back: that one says so already. It stays as it was sent, also when its template is worded anew. */
export const messageBehaviour = behave(Message, {
  async before(ctx, { verb, before, after }) {
    if (before || verb === 'remove' || after.esSendStatus === '1') return undefined
    const people = await receiversOf(ctx, after)
    const names = { receivers: people.map((user) => user.id), esReceiver: people.map((user) => user.username).join(',') }
    return { ...(await wordingOf(ctx, after)), ...names, esSendTime: ctx.now, esSendStatus: '1', esSendNum: people.length }
  },
  async after(ctx, { id, before, after, patch }) {
    if (!before && after && patch.esSendStatus !== '1') await deliver(ctx, id, after)
  },
})

/** A template in use stands as it is until it is taken out of use. What is HTML in it is cleaned. */
export const messageTemplateBehaviour = behave(MessageTemplate, {
  before(_ctx, { verb, before, after }) {
    const isUsed = before?.useStatus === '1'
    const was = new Map<string, unknown>(Object.entries(before ?? {}))
    const isWordedAnew = ([field, value]: [string, unknown]) =>
      field !== 'useStatus' && JSON.stringify(was.get(field) ?? null) !== JSON.stringify(value ?? null)
    if (isUsed && (verb === 'remove' || Object.entries(after).some(isWordedAnew))) refuse('record.state')
    return verb !== 'remove' && after.templateType !== '1' ? { templateContent: cleanHtml(after.templateContent) } : undefined
  },
})
