import '../../contract/system/ways-in/ways-in-errors'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { refuse } from '../../contract/error'
import { findAccounts } from '../auth/accounts'
import type { Engine } from '../engine'
import { type Call, route } from '../http/route'
import { soundText } from '../http/sound-input'
import { signInCall } from '../journal/sign-in-calls'
import { tellSigning } from '../journal/tell-sign-in'
import { openSession, secondCode } from '../system/open-session'
import { findTicket, handOut, spendTicket } from './third-store'

const asked = z.object({ ticket: z.string().check(z.regex(/^[\w.-]{1,256}$/)), service: soundText(500), otp: secondCode })

/** Milliseconds the server of CAS has, and most bytes of what it says. */
const patience = 5000
const most = 65_536

const vouched = z.object({ serviceResponse: z.object({ authenticationSuccess: z.object({ user: soundText(64).check(z.minLength(1)) }) }) })

/** The text of an answer, as far as it is of a sensible size. */
async function textOf(response: Response): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const bytes of response.body ?? []) {
    text += decoder.decode(bytes as Uint8Array, { stream: true })
    if (text.length > most) throw new Error('the answer is too large')
  }
  return text
}

/** The user name the server of CAS vouches for; nothing where it vouches for nobody. Throws where it does not answer in time. */
async function userOf(casUrl: string, { ticket, service }: Pick<z.infer<typeof asked>, 'ticket' | 'service'>): Promise<string | undefined> {
  const address = `${casUrl}/p3/serviceValidate?${new URLSearchParams({ ticket, service, format: 'JSON' })}`
  const response = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
    headers: { accept: 'application/json' },
  })
  if (!response.ok) throw new Error(`status ${response.status}`)
  return vouched.safeParse(JSON.parse(await textOf(response))).data?.serviceResponse.authenticationSuccess.user
}

/** Whether an address is of this server, or of a page that may call it: a ticket for anybody else is none for us. */
function isOwn({ configuration: { publicUrl, corsOrigins } }: Engine, service: string): boolean {
  const own = publicUrl ? [new URL(publicUrl).origin, ...corsOrigins] : corsOrigins
  return URL.canParse(service) && own.includes(new URL(service).origin)
}

async function signIn(call: Call<z.infer<typeof asked>>) {
  const { engine, input, request } = call
  const { casUrl } = engine.configuration
  if (!casUrl) refuse('cas.off')
  if (!isOwn(engine, input.service)) refuse('cas.wrong')
  // That server vouches once. Whoever is asked for the second step comes back with the same ticket.
  const shown = `${input.ticket} ${input.service}`
  const before = await findTicket(engine, 'cas', shown)
  const asking = before ? before.subject : userOf(casUrl, input)
  const user = await Promise.resolve(asking).catch((error: Error) => {
    engine.log.warn(`cas: ${error.message}`)
    return refuse('cas.away')
  })
  if (user === undefined) refuse('cas.wrong')
  const told = { engine, request, by: { typed: user }, call: signInCall.cas }
  return tellSigning(told, 'in', async () => {
    const [account = refuse('cas.nobody')] = await findAccounts(engine.databases.owner, sql`lower(c.username) = lower(${user})`)
    if (!before) await handOut(engine, 'cas', { source: 'cas', subject: user, name: user, way: 'window' }, '', shown)
    return openSession(call, account, { spend: () => spendTicket(engine, 'cas', shown) })
  })
}

/** Signs in whom the server of CAS vouches for by a ticket, which it takes once: the account of the same user name. Two minutes are left for the second step. */
export const casRoute = route('GET /sys/cas/client/validateLogin', { door: 'open', input: asked, perMinute: 30 }, signIn)
