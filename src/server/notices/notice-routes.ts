import * as z from 'zod/mini'
import { refuse } from '../../contract/error'
import type { Language } from '../../contract/label'
import type { Row } from '../../contract/resource'
import { saidIn } from '../../contract/said-in'
import { Announcement } from '../../contract/system/announcement'
import { AnnouncementSend } from '../../contract/system/announcement-send'
import { dateTimeOf } from '../../contract/time'
import { may } from '../auth/person'
import { isExistingClient } from '../http/existing-client'
import { openToFrames } from '../http/framed-page'
import { pageHeaders } from '../http/html-page'
import { type Call, route } from '../http/route'
import { anything } from '../http/sound-input'
import { askedBy, queryBy } from '../resource/asked-by'
import { listPage } from '../resource/list'
import { parseQuery } from '../resource/parse-query'
import { writeNow } from '../resource/write'
import { audiencesOf, countAudience } from './audience'
import { bellOf } from './bell'
import { noticePage } from './notice-page'
import { markAllRead, markRead, noticeFor, readersOf, receivedBy } from './receipts'
import { receiveRunning } from './receive-running'
import { remind } from './remind'

const id = z.string().check(z.regex(/^[\w.:-]{1,64}$/))
const one = z.object({ id })
const audience = z.object({ msgType: z.enum(['ALL', 'USER']), userIds: z._default(z.array(id).check(z.maxLength(1000)), []) })
const nothing = z.object({})
const page = z.object({
  id,
  pageNo: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1),
  pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)), 10),
})

/** Existing clients take the chosen people for a text with a comma behind each. */
function forClient<R extends Row>({ request }: Call<unknown>, row: R): R {
  return isExistingClient(request) && Array.isArray(row.userIds) ? { ...row, userIds: row.userIds.map((user) => `${user},`).join('') } : row
}

/** What a notice says to a reader of a language. */
const readIn = (notice: Row, language: Language) => ({
  titile: saidIn(Announcement.fields, notice, 'titile', language),
  msgContent: saidIn(Announcement.fields, notice, 'msgContent', language),
})

const move = (address: `GET /${string}`, verb: 'publish' | 'revoke') =>
  /** Moves a notice on. A GET, because clients of the wire contract make it so; a token in a header goes with it, so no link elsewhere can. */
  route(address, { door: `announcement:${verb}`, input: one }, async ({ engine, session, input }) => {
    await writeNow(engine, session.person, [{ noun: Announcement.name, key: input.id, verb, patch: {} }])
    return null
  })

/** Tells bells to look again: those of everybody who received the notice when its author asks, otherwise the asker's own. */
function syncBells({ engine, session, input }: Call<{ anntId?: string | undefined }>): null {
  const { person } = session
  const all = may(person, Announcement.name, 'publish')
  const word = { notice: input.anntId ?? '', aloud: false, ...(all ? {} : { to: person.id }) }
  if (input.anntId) engine.pokes.publish({ tenant: person.tenant, seq: 0, touched: [], words: [word] })
  return null
}

const forAuthors = [
  route('GET /sys/annountCement/list', { door: 'announcement:list', input: anything }, async (call) => {
    const { engine, session, input, language } = call
    const found = await listPage(engine, session.person, Announcement, queryBy(Announcement, call, input), language)
    return { ...found, records: found.records.map((row) => forClient(call, row)) }
  }),
  move('GET /sys/annountCement/doReleaseData', 'publish'),
  move('GET /sys/annountCement/doReovkeData', 'revoke'),
  /** Whom a notice can be for, and how many people each of these is. */
  route('GET /sys/annountCement/audiences', { door: 'announcement:add', input: nothing }, ({ engine, session }) =>
    audiencesOf(engine, session.person),
  ),
  /** How many people an audience is at present. */
  route('POST /sys/annountCement/audience', { door: 'announcement:add', input: audience }, async ({ engine, session, input }) => ({
    people: await countAudience(engine, session.person, input.msgType, input.userIds),
  })),
  route(
    'POST /sys/annountCement/remind',
    { door: 'announcement:publish', input: one, perMinute: 20 },
    async ({ engine, session, input }) => {
      await remind(engine, session.person, input.id)
      return null
    },
  ),
  /** Who received it, and who of them has read it. */
  route('GET /sys/annountCement/readers', { door: 'announcement:list', input: page }, ({ engine, session, input }) =>
    readersOf(engine, session.person, input.id, input.pageNo, input.pageSize),
  ),
]

const forReaders = [
  route('GET /sys/annountCement/listByUser', { door: 'signed-in', input: nothing }, async ({ engine, session }) => {
    await receiveRunning(engine, session.person)
    return bellOf(engine, session.person)
  }),
  route('GET /sys/annountCement/queryById', { door: 'signed-in', input: one }, async (call) =>
    forClient(call, await noticeFor(call.engine, call.session.person, call.input.id, call.language)),
  ),
  route('GET /sys/annountCement/syncNotic', { door: 'signed-in', input: z.object({ anntId: z.optional(id) }) }, syncBells),
  route(
    'GET /sys/annountCement/show/:id',
    { door: 'signed-in', input: one, tokenInAddress: true },
    async ({ engine, session, input, language, reply }) => {
      const { id: user, realname } = session.person
      const notice = await noticeFor(engine, session.person, input.id, language)
      const own = await receivedBy(engine, session.person, input.id)
      const senderName = own?.senderName ?? (notice.createBy === user ? realname : notice.sender)
      return openToFrames(reply.headers(pageHeaders), engine.configuration.corsOrigins).send(
        noticePage({ ...readIn(notice, language), sendTime: notice.sendTime, senderName }, language),
      )
    },
  ),
  route(
    'PUT /sys/sysAnnouncementSend/editByAnntIdAndUserId',
    { door: 'announcement-send:read', input: z.object({ anntId: id }) },
    async ({ engine, session, input }) => {
      const own = (await receivedBy(engine, session.person, input.anntId)) ?? refuse('record.gone')
      await markRead(engine, session.person, [own.id])
      return null
    },
  ),
  route('GET /sys/sysAnnouncementSend/getMyAnnouncementSend', { door: 'announcement-send:list', input: anything }, async (call) => {
    const { engine, session, language } = call
    await receiveRunning(engine, session.person)
    // What was taken back, or has not begun, is nobody's to read.
    const shown = { ...askedBy(AnnouncementSend, call, call.input), sendStatus: '1', startTime: `<=${dateTimeOf(engine.now())}` }
    return listPage(engine, session.person, AnnouncementSend, parseQuery(AnnouncementSend, shown), language)
  }),
  route('PUT /sys/sysAnnouncementSend/readAll', { door: 'announcement-send:read', input: nothing }, async ({ engine, session }) => {
    await markAllRead(engine, session.person)
    return null
  }),
]

/** The calls of notices as clients of the wire contract make them. Adding, changing and removing them are calls every noun has. */
export const noticeRoutes = [...forAuthors, ...forReaders]
