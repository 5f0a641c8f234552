import { sql } from 'kysely'
import * as z from 'zod/mini'
import { refuse } from '../../contract/error'
import { findAccounts } from '../auth/accounts'
import { drawCaptcha, readCaptcha } from '../auth/captcha'
import { isOfFrame } from '../auth/frames'
import { countFailure, countTry, readGuard, takeTurn } from '../auth/login-guard'
import { isPassword } from '../auth/password'
import { hashOf } from '../auth/people'
import type { Engine } from '../engine'
import { tellFileCookie } from '../http/file-cookie'
import { type Call, longestToken, route } from '../http/route'
import { soundText } from '../http/sound-input'
import { tellSigning } from '../journal/tell-sign-in'
import { forgetSignIns } from '../push/devices'
import { openSession, secondCode } from './open-session'

const short = soundText(200)
/** What somebody signs in by. */
export const credentials = z.object({
  username: soundText(64).check(z.minLength(1)),
  password: z.string().check(z.minLength(1), z.maxLength(256)),
  captcha: z.optional(z.nullable(short)),
  checkKey: z.optional(z.nullable(z.union([z.number(), short]))),
})

type Credentials = z.infer<typeof credentials>
/** A hash of no password, so that an unknown name takes as long as a wrong password. */
const nobody = '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$hLRgZ3fLxTXcDAKqeUJOxXcKEpLgKOwLWTtdgGpyYKo'

async function checkPicture(engine: Engine, input: Credentials): Promise<void> {
  if (!input.captcha || input.checkKey === null || input.checkKey === undefined) refuse('login.captcha')
  if (!(await readCaptcha(engine.databases.owner, String(input.checkKey), input.captcha))) refuse('login.captcha-wrong')
}

/** The account of a user name and its password. What was tried stays counted until its failures are cleared. */
export async function accountByPassword({ engine, input, request }: Pick<Call<Credentials>, 'engine' | 'input' | 'request'>) {
  const db = engine.databases.owner
  const guarded = { username: input.username, address: request.ip }
  const { wait, picture } = await readGuard(db, guarded)
  if (wait > 0) refuse('login.locked', { seconds: wait })
  await takeTurn(db, guarded)
  if (picture) await checkPicture(engine, input)
  const tries = await countTry(db, guarded)
  // Who asked at the same time as others was not asked for the picture yet.
  if (!picture && tries.due) refuse('login.captcha')
  const [account] = await findAccounts(db, sql`lower(c.username) = lower(${input.username})`)
  const isRight = await isPassword(input.password, account?.hash ?? nobody)
  if (!account || !isRight) {
    await countFailure(db, guarded)
    refuse(tries.next ? 'login.wrong-captcha-next' : 'login.wrong')
  }
  return account
}

const signing = z.extend(credentials, { otp: secondCode })

async function signIn(call: Call<z.infer<typeof signing>>) {
  return openSession(call, await accountByPassword(call), { isCounted: true })
}

export const loginRoutes = [
  route(
    'GET /sys/randomImage/:key',
    { door: 'open', input: z.object({ key: z.string().check(z.regex(/^[\w-]{1,64}$/)) }) },
    ({ engine, input }) => drawCaptcha(engine.databases.owner, input.key),
  ),

  /** Signs in by user name and password. After three failures the picture must be read as well, after five whoever tries waits. */
  route('POST /sys/login', { door: 'open', input: signing }, (call) =>
    tellSigning({ engine: call.engine, request: call.request, by: { typed: call.input.username } }, 'in', () => signIn(call)),
  ),

  route('POST /sys/logout', { door: 'open', input: z.object({}), message: '' }, async ({ engine, token, request, reply }) => {
    const session = token && token.length <= longestToken ? await engine.people.find(token) : undefined
    if (!session || !isOfFrame(session)) tellFileCookie(request, reply, '')
    if (!token) return null
    const leave = async () => {
      await engine.people.close(token)
      await forgetSignIns(engine, [hashOf(token)])
      return null
    }
    return session ? tellSigning({ engine, request, by: session.person }, 'out', leave) : leave()
  }),
]
