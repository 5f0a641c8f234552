import '../../contract/system/ways-in/ways-in-errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { refuse } from '../../contract/error'
import { boundPath } from '../../contract/system/ways-in/ways-in'
import { checkOwnPassword } from '../account/own-password'
import type { Engine } from '../engine'
import { type Call, route } from '../http/route'
import { soundText } from '../http/sound-input'
import { signInCall } from '../journal/sign-in-calls'
import { tellSigning } from '../journal/tell-sign-in'
import { accountOfPhone } from '../sms/phone-accounts'
import { checkCode, spendCode } from '../sms/sms-code'
import { code, mobile } from '../sms/sms-input'
import { accountByPassword, credentials } from '../system/login'
import { openSession, secondCode } from '../system/open-session'
import {
  bind,
  boundTo,
  handOut,
  keepErrand,
  type Ours,
  ourAccount,
  readTicket,
  spendTicket,
  type Theirs,
  takeErrand,
  unbind,
  type Way,
} from './third-store'
import { browserOf, lead, tellBrowser, tellOpener } from './told-browser'

const source = z.string().check(z.regex(/^[a-z_]{1,40}$/))
const ticket = soundText(100).check(z.minLength(1))
const anyText = z.optional(soundText(2000))
const back = z.looseObject({ source, state: anyText })
const entering = z.object({ token: ticket, thirdType: source, otp: secondCode })
const byPassword = z.extend(credentials, { uuid: ticket, page: z.optional(z.boolean()) })

type Coming = Pick<Call<unknown>, 'engine' | 'request' | 'reply'>

/** Where the app takes in who comes back with the page itself. It is ours, whatever anybody asks for. */
const inApp = ({ configuration }: Engine, told: Record<string, string>) =>
  `${configuration.publicUrl}/oauth2-app/login?${new URLSearchParams(told)}`

const openers = ({ configuration: { publicUrl = '', corsOrigins } }: Engine) => [
  ...(publicUrl ? [new URL(publicUrl).origin] : []),
  ...corsOrigins,
]

/** Says that it came to nothing, the way somebody came. */
const failed = ({ engine, reply }: Coming, way: Way, from: string): FastifyReply =>
  way === 'window' ? tellOpener(reply, '登录失败', openers(engine)) : lead(reply, inApp(engine, { failed: '1', thirdType: from }))

/** Sends somebody to the provider. */
async function send(coming: Coming, from: string, way: Way): Promise<FastifyReply> {
  const { engine, request, reply } = coming
  const provider = engine.third.get(from)
  if (!provider) refuse('third.off')
  const sent = await provider.send().catch((error: Error) => engine.log.warn(`${from}: ${error.message}`))
  if (!sent) return failed(coming, way, from)
  tellBrowser(request, reply, await keepErrand(engine, from, way, sent.errand))
  return lead(reply, sent.to)
}

/** What the page that opened a window is told of an account nobody has bound yet: clients ask for a number, or for the password of the name. */
const unboundIn = ({ sms }: Engine, { name, source: from }: Theirs, uuid: string) =>
  sms ? `绑定手机号,${uuid}` : { isObj: true, uuid, username: name, source: from, thirdType: from }

/** Takes in who comes back: whoever is bound is given a ticket to go in with, whoever is not one to bind with. */
async function takeIn(coming: Coming, from: string, state: string): Promise<FastifyReply> {
  const { engine, request, reply } = coming
  const provider = engine.third.get(from)
  if (!provider) refuse('third.off')
  const browser = browserOf(request)
  const found = await takeErrand(engine, from, state, browser)
  if (!found) return failed(coming, 'page', from)
  const { errand, way } = found
  const address = new URL(request.originalUrl, engine.configuration.publicUrl)
  const person = await provider.takeBack(address, errand).catch((error: Error) => engine.log.warn(`${from}: ${error.message}`))
  if (!person) return failed(coming, way, from)
  const theirs = { ...person, source: from, way }
  const isBound = (await ourAccount(engine, theirs)) !== undefined
  const given = await handOut(engine, isBound ? 'in' : 'bind', theirs, browser)
  if (way === 'window') return tellOpener(reply, isBound ? given : unboundIn(engine, theirs, given), openers(engine))
  return lead(reply, inApp(engine, { [isBound ? 'oauth2LoginToken' : 'thirdUserUuid']: given, thirdType: from }))
}

/** Opens a session for who has a ticket. */
async function enter(call: Call<z.infer<typeof entering>>, way: Way) {
  const { engine, input, request } = call
  const theirs = await readTicket(engine, 'in', input.token, browserOf(request), way)
  const ours = (await ourAccount(engine, theirs)) ?? refuse('third.over')
  const told = { engine, request, by: { typed: ours.username }, call: signInCall.third(theirs.source) }
  return tellSigning(told, 'in', () => openSession(call, ours, { spend: () => spendTicket(engine, 'in', input.token) }))
}

/** Binds what a ticket stands for to an account that was shown to be somebody's, and answers a ticket to go in with. */
async function bindTo(engine: Engine, request: FastifyRequest, uuid: string, theirs: Theirs, ours: Ours): Promise<string> {
  await bind(engine, theirs, ours)
  await spendTicket(engine, 'bind', uuid)
  return handOut(engine, 'in', theirs, browserOf(request))
}

/** Calls of signing in with an account elsewhere. */
export const thirdRoutes = [
  route('GET /sys/thirdLogin/render/:source', { door: 'open', input: z.object({ source }), perMinute: 30 }, (call) =>
    send(call, call.input.source, 'window'),
  ),
  route('GET /sys/thirdLogin/oauth2/:source/login', { door: 'open', input: z.object({ source, state: anyText }), perMinute: 30 }, (call) =>
    send(call, call.input.source, 'page'),
  ),
  route('GET /sys/thirdLogin/callback/:source', { door: 'open', input: back, perMinute: 60 }, (call) =>
    takeIn(call, call.input.source, call.input.state ?? ''),
  ),

  /** Existing clients go in with what their window told them. */
  route('GET /sys/thirdLogin/getLoginUser/:token/:thirdType', { door: 'open', input: entering, perMinute: 30 }, (call) =>
    enter(call, 'window'),
  ),
  /** Our own app with what stood in its address, which is good in the browser it was given to. */
  route('POST /sys/thirdLogin/enter', { door: 'open', input: entering, perMinute: 30 }, (call) => enter(call, 'page')),

  /** Whoever knows the password of an account binds it. */
  route('POST /sys/third/user/checkPassword', { door: 'open', input: byPassword, perMinute: 20 }, async (call) => {
    const { engine, input, request } = call
    const theirs = await readTicket(engine, 'bind', input.uuid, browserOf(request), input.page ? 'page' : 'window')
    const told = { engine, request, by: { typed: input.username }, call: 'POST /sys/third/user/checkPassword' }
    const ours = await tellSigning(told, 'in', () => accountByPassword(call))
    if (ours.status !== '1') refuse('login.frozen')
    return bindTo(engine, request, input.uuid, theirs, ours)
  }),

  /** Whoever shows that the number of an account is theirs binds it. */
  route(
    'POST /sys/thirdLogin/bindingThirdPhone',
    { door: 'open', input: z.object({ mobile, captcha: code, thirdUserUuid: ticket }), perMinute: 20 },
    async ({ engine, input, request }) => {
      const opened = { phone: input.mobile, purpose: 'login' } as const
      const theirs = await readTicket(engine, 'bind', input.thirdUserUuid, browserOf(request), 'window')
      await checkCode(engine, opened, input.captcha)
      const ours = await accountOfPhone(engine, input.mobile)
      if (ours.status !== '1') refuse('login.frozen')
      await spendCode(engine, opened, input.captcha)
      return bindTo(engine, request, input.thirdUserUuid, theirs, ours)
    },
  ),

  /** Nobody comes to an account by having one elsewhere. */
  route('POST /sys/third/user/create', { door: 'open', input: z.object({}), perMinute: 20 }, () => refuse('third.unbound')),

  route(`GET ${boundPath}`, { door: 'signed-in', input: z.object({}) }, ({ engine, session: { person } }) =>
    boundTo(engine, person.tenant, person.id),
  ),
  /** Binds what a ticket stands for to who is signed in, who shows their password. */
  route(
    `POST ${boundPath}`,
    { door: 'signed-in', input: z.object({ uuid: ticket, password: soundText(256) }), perMinute: 10 },
    async (call) => {
      const { engine, input, request, session } = call
      const theirs = await readTicket(engine, 'bind', input.uuid, browserOf(request), 'page')
      await checkOwnPassword(call, input.password, { field: 'password', code: 'login.password-wrong' })
      await bind(engine, theirs, { tenant_id: session.person.tenant, user_id: session.person.id })
      await spendTicket(engine, 'bind', input.uuid)
      return null
    },
  ),
  route(`DELETE ${boundPath}`, { door: 'signed-in', input: z.object({ source }) }, async ({ engine, input, session: { person } }) => {
    if (!(await unbind(engine, person.tenant, person.id, input.source))) refuse('record.gone')
    return null
  }),
]
