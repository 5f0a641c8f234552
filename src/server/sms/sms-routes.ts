import '../../contract/system/ways-in/ways-in-errors'
import * as z from 'zod/mini'
import { refuse } from '../../contract/error'
import { operateType } from '../../contract/journal/system-log'
import { type SmsPurpose, smsModes, type WaysIn, waysInPath } from '../../contract/system/ways-in/ways-in'
import { clearFailures } from '../auth/login-guard'
import { type Call, route } from '../http/route'
import { soundText } from '../http/sound-input'
import { signInCall } from '../journal/sign-in-calls'
import { callEntry } from '../journal/tell-call'
import { tellSigning } from '../journal/tell-sign-in'
import { setPassword } from '../system/credential'
import { endSignIns } from '../system/end-sign-ins'
import { checkNewPassword } from '../system/new-password'
import { openSession, secondCode } from '../system/open-session'
import { accountOfPhone, isPhoneKnown } from './phone-accounts'
import { mayRegister, register } from './register'
import { checkCode, sendCode, spendCode } from './sms-code'
import { code, mobile } from './sms-input'

const word = soundText(256)
const asking = z.object({ mobile, smsmode: z.enum(Object.values(smsModes)) })
const signing = z.object({ mobile, captcha: code, otp: secondCode })
const proving = z.object({ phone: mobile, smscode: code })
const renewing = z.object({ phone: mobile, smscode: code, username: word, password: word })

const purposeOf = (mode: string) => (Object.keys(smsModes) as SmsPurpose[]).find((purpose) => smsModes[purpose] === mode)

/** Signs in by a code in place of the password. */
async function signIn(call: Call<z.infer<typeof signing>>) {
  const { engine, input, request } = call
  const opened = { phone: input.mobile, purpose: 'login' } as const
  await checkCode(engine, opened, input.captcha)
  const account = await accountOfPhone(engine, input.mobile)
  const told = { engine, request, by: { typed: account.username }, call: signInCall.phone }
  return tellSigning(told, 'in', () => openSession(call, account, { spend: () => spendCode(engine, opened, input.captcha) }))
}

/** Gives whoever shows that the number is theirs a new password, and ends their sign-ins. */
async function renewPassword({ engine, input, request }: Call<z.infer<typeof renewing>>): Promise<null> {
  const { phone, smscode, username, password } = input
  const begun = performance.now()
  const opened = { phone, purpose: 'reset' } as const
  // What is wrong with the password is said before any code is looked at: that costs no try.
  if (engine.sms) checkNewPassword(password, password)
  await checkCode(engine, opened, smscode)
  const account = await accountOfPhone(engine, phone)
  if (account.username.toLowerCase() !== username.toLowerCase()) refuse('sms.wrong')
  if (account.status !== '1') refuse('login.frozen')
  await spendCode(engine, opened, smscode)
  const { tenant_id: tenant, user_id: id, realname } = account
  await setPassword(engine.databases.owner, { tenant, user: id, username: account.username }, password)
  await endSignIns(engine, tenant, id)
  await clearFailures(engine.databases.owner, { username: account.username, address: request.ip })
  const by = { tenant, id, username: account.username, realname }
  const path = '/sys/user/passwordChange'
  const entry = callEntry(engine, { request, person: by, path, noun: undefined, input: {}, took: performance.now() - begun })
  engine.journal.note({ ...entry, operateType: operateType.edit })
  return null
}

const passwordChange = (method: 'GET' | 'POST') =>
  route(`${method} /sys/user/passwordChange`, { door: 'open', input: renewing, perMinute: 10 }, renewPassword)

/** Calls of ways in beside user name and password. Where nothing carries text messages they refuse in words. */
export const smsRoutes = [
  route(
    `GET ${waysInPath}`,
    { door: 'open', input: z.object({}) },
    ({ engine }): WaysIn => ({
      sms: engine.sms !== undefined,
      register: mayRegister(engine),
      third: [...engine.third.values()].map(({ source, name }) => ({ source, name })),
    }),
  ),

  /** Has a code sent to a number. The answer is the same whether somebody has it or not. */
  route('POST /sys/sms', { door: 'open', input: asking, perMinute: 10 }, async ({ engine, input, request }) => {
    const phone = input.mobile
    const purpose = purposeOf(input.smsmode) ?? refuse('input.malformed')
    if (!engine.sms) refuse('sms.none')
    if (purpose === 'register' && !mayRegister(engine)) refuse('register.off')
    await sendCode(engine, { phone, purpose }, request.ip, async () => {
      const isKnown = await isPhoneKnown(engine, phone)
      return isKnown || purpose === 'register'
    })
    return null
  }),

  route('POST /sys/phoneLogin', { door: 'open', input: signing, perMinute: 20 }, signIn),

  /** Tells whoever shows that a number is theirs under which name they sign in. */
  route(
    'POST /sys/user/phoneVerification',
    { door: 'open', input: proving, perMinute: 10 },
    async ({ engine, input: { phone, smscode } }) => {
      await checkCode(engine, { phone, purpose: 'reset' }, smscode)
      return { username: (await accountOfPhone(engine, phone)).username, smscode }
    },
  ),

  // Existing clients ask for it with everything in the address; our own do not.
  passwordChange('GET'),
  passwordChange('POST'),

  register,
]
