import { boundPath, type SmsPurpose, smsModes, type WaysIn, waysInPath } from '../../../contract/system/ways-in/ways-in'
import type { LoginResult } from '../../session/person'
import { call } from '../../wire/call'
import { apiBase } from '../../wire/surroundings'

/** Which ways in there are. Throws `WireError`. */
export const readWaysIn = (): Promise<WaysIn> => call<WaysIn>('GET', waysInPath, { quiet: true })

/** Has a code sent to a number. Throws `WireError`; of a number nobody has it says the same as of any other. */
export const sendCode = (mobile: string, purpose: SmsPurpose): Promise<null> =>
  call<null>('POST', '/sys/sms', { body: { mobile, smsmode: smsModes[purpose] }, quiet: true })

/** Signs in by a number and the code it was sent. `otp`: the second step, empty where none was asked for. Throws `WireError`. */
export const signInByPhone = (mobile: string, captcha: string, otp: string): Promise<LoginResult> =>
  call<LoginResult>('POST', '/sys/phoneLogin', { body: { mobile, captcha, ...(otp && { otp }), remember_me: true }, quiet: true })

/** Goes in with what a provider's account was given. Throws `WireError`. */
export const enterByThird = (token: string, thirdType: string, otp = ''): Promise<LoginResult> =>
  call<LoginResult>('POST', '/sys/thirdLogin/enter', { body: { token, thirdType, ...(otp && { otp }) }, quiet: true })

/** Binds an account elsewhere to the one of a user name and password. Answers what to go in with; throws `WireError`. */
export const bindThird = (uuid: string, username: string, password: string): Promise<string> =>
  call<string>('POST', '/sys/third/user/checkPassword', { body: { uuid, username, password, page: true }, quiet: true })

/** Binds an account elsewhere to who is signed in. Throws `WireError`. */
export const bindOwnThird = (uuid: string, password: string): Promise<null> =>
  call<null>('POST', boundPath, { body: { uuid, password }, quiet: true })

/** Where the page goes to sign in by a provider. */
export const thirdAddress = (source: string): string => `${apiBase}/sys/thirdLogin/oauth2/${source}/login`

/** The user name of whoever shows that a number is theirs. Throws `WireError`. */
export const showPhone = (phone: string, smscode: string): Promise<{ username: string }> =>
  call<{ username: string }>('POST', '/sys/user/phoneVerification', { body: { phone, smscode }, quiet: true })

type Renewal = { readonly phone: string; readonly smscode: string; readonly username: string; readonly password: string }

/** Sets a new password. Throws `WireError`. */
export const renewPassword = (renewal: Renewal): Promise<null> =>
  call<null>('POST', '/sys/user/passwordChange', { body: renewal, quiet: true })

/** Opens an account that waits for an administrator. Throws `WireError`. */
export const registerAccount = (account: Renewal): Promise<null> => call<null>('POST', '/sys/user/register', { body: account, quiet: true })
