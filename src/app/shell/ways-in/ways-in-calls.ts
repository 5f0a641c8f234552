import { type SmsPurpose, smsModes, type WaysIn, waysInPath } from '../../../contract/system/ways-in/ways-in'
import type { LoginResult } from '../../session/person'
import { call } from '../../wire/call'

/** Which ways in there are. Throws `WireError`. */
export const readWaysIn = (): Promise<WaysIn> => call<WaysIn>('GET', waysInPath, { quiet: true })

/** Has a code sent to a number. Throws `WireError`; of a number nobody has it says the same as of any other. */
export const sendCode = (mobile: string, purpose: SmsPurpose): Promise<null> =>
  call<null>('POST', '/sys/sms', { body: { mobile, smsmode: smsModes[purpose] }, quiet: true })

/** Signs in by a number and the code it was sent. Throws `WireError`. */
export const signInByPhone = (mobile: string, captcha: string): Promise<LoginResult> =>
  call<LoginResult>('POST', '/sys/phoneLogin', { body: { mobile, captcha, remember_me: true }, quiet: true })

/** The user name of whoever shows that a number is theirs. Throws `WireError`. */
export const showPhone = (phone: string, smscode: string): Promise<{ username: string }> =>
  call<{ username: string }>('POST', '/sys/user/phoneVerification', { body: { phone, smscode }, quiet: true })

type Renewal = { readonly phone: string; readonly smscode: string; readonly username: string; readonly password: string }

/** Sets a new password. Throws `WireError`. */
export const renewPassword = (renewal: Renewal): Promise<null> =>
  call<null>('POST', '/sys/user/passwordChange', { body: renewal, quiet: true })

/** Opens an account that waits for an administrator. Throws `WireError`. */
export const registerAccount = (account: Renewal): Promise<null> => call<null>('POST', '/sys/user/register', { body: account, quiet: true })
