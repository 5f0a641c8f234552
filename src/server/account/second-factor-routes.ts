import * as z from 'zod/mini'
import { type RecoveryCodes, type SecondFactor, type SecondFactorSetup, secondFactorPath } from '../../contract/account/second-factor'
import { refuse, refuseFields } from '../../contract/error'
import { User } from '../../contract/system/user'
import type { Session } from '../auth/read-sessions'
import { usernameOf } from '../auth/username-of'
import { houseName } from '../house/house-standing'
import { type Call, route } from '../http/route'
import { checkMayRule } from '../system/giving-rights'
import { countedTry } from './counted-try'
import { checkOwnPassword, lookAtPassword } from './own-password'
import { type Holder, prepare, renewCodes, standingOf, takeSecond, turnOff, turnOn } from './second-factor'

const nothing = z.object({})
const word = z.string().check(z.maxLength(256))
const code = z.string().check(z.minLength(1), z.maxLength(32))
const account = z.object({ id: z.string().check(z.regex(/^[\w.:-]{1,64}$/)) })

const holderOf = ({ person }: Session): Holder => ({ tenant: person.tenant, user: person.id })
const password = { field: 'password', code: 'login.password-wrong' } as const

/** What a code answered, or the refusal of a wrong one at its field. */
const right = <T>(found: T | undefined): T => found ?? refuseFields({ otp: { code: 'login.otp-wrong' } })

/** Refuses whoever cannot show both: the password, and a code or a recovery code. They are one try: a right password forgives no wrong code. */
const checkBoth = (call: Call<{ password: string; otp: string }>): Promise<true> =>
  countedTry(call, async () => {
    const { engine, session, input } = call
    await lookAtPassword(call, input.password, password)
    const taken = await takeSecond(engine, holderOf(session), input.otp)
    if (taken === 'off') refuse('second.off')
    return right(taken === 'taken' ? true : undefined)
  })

/** Whose second step somebody means who looks after accounts. */
async function seen({ engine, session, input }: Call<{ id: string }>): Promise<Holder> {
  await usernameOf(engine, session.person, input.id)
  return { tenant: session.person.tenant, user: input.id }
}

/** Calls about the second step of signing in: one's own, and, for who looks after accounts, that of others. */
export const secondFactorRoutes = [
  route(
    `GET ${secondFactorPath}`,
    { door: 'signed-in', input: nothing },
    ({ engine, session }): Promise<SecondFactor> => standingOf(engine, holderOf(session)),
  ),

  /** Begins to set it up, for who knows the password. Nothing changes before a code is shown. */
  route(
    `POST ${secondFactorPath}/prepare`,
    { door: 'signed-in', input: z.object({ password: word }), perMinute: 10 },
    async (call): Promise<SecondFactorSetup> => {
      const { engine, session, input } = call
      await checkOwnPassword(call, input.password, password)
      const issuer = (await houseName(engine, session.person.tenant)) ?? ''
      return prepare(engine, holderOf(session), { issuer, label: session.person.username })
    },
  ),

  /** Turns it on with the first code, and tells the recovery codes. */
  route(
    `PUT ${secondFactorPath}/on`,
    { door: 'signed-in', input: z.object({ otp: code }), perMinute: 10 },
    async (call): Promise<RecoveryCodes> => {
      const { engine, session, input } = call
      return { codes: await countedTry(call, async () => right(await turnOn(engine, holderOf(session), input.otp))) }
    },
  ),

  /** Tells new recovery codes; the old ones are none any more. */
  route(
    `PUT ${secondFactorPath}/codes`,
    { door: 'signed-in', input: z.object({ password: word, otp: code }), perMinute: 10 },
    async (call): Promise<RecoveryCodes> => {
      await checkBoth(call)
      return { codes: await renewCodes(call.engine, holderOf(call.session)) }
    },
  ),

  route(
    `PUT ${secondFactorPath}/off`,
    { door: 'signed-in', input: z.object({ password: word, otp: code }), perMinute: 10 },
    async (call) => {
      await checkBoth(call)
      await turnOff(call.engine, holderOf(call.session))
      return null
    },
  ),

  /** How the second step of somebody's account stands. */
  route(
    'GET /sys/user/secondFactor',
    { door: `${User.name}:edit`, input: account },
    async (call): Promise<SecondFactor> => standingOf(call.engine, await seen(call)),
  ),

  /** Turns somebody's second step off who has lost both app and recovery codes. It stands in the log, as every change does. */
  route('PUT /sys/user/secondFactorOff', { door: `${User.name}:edit`, input: account }, async (call) => {
    const holder = await seen(call)
    await checkMayRule(call.engine, call.session.person, call.input.id)
    if (!(await turnOff(call.engine, holder))) refuse('second.off')
    return null
  }),
]
