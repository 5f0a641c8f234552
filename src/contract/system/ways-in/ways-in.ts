import './ways-in-errors'

/** Where it is told which ways in there are beside user name and password. */
export const waysInPath = '/sys/waysIn'

/** Ways in beside user name and password, as far as this server is set up for them. */
export type WaysIn = {
  /** Text messages are sent: people sign in by mobile number, and set a new password by it. */
  readonly sms: boolean
  /** People open accounts for themselves, which an administrator lets in. */
  readonly register: boolean
  /** Accounts elsewhere by which people sign in. */
  readonly third: readonly { readonly source: string; readonly name: string }[]
}

/** What a text message is asked for, by the number existing clients send. */
export const smsModes = { login: '0', register: '1', reset: '2' } as const
export type SmsPurpose = keyof typeof smsModes

/** Seconds until another message may be asked for. */
export const smsPause = 60

/** An account elsewhere that leads to one of ours. `since`: `YYYY-MM-DD HH:mm:ss`. */
export type BoundAccount = { readonly source: string; readonly name: string; readonly since: string }
/** Where one's own accounts elsewhere are told, bound and taken away. */
export const boundPath = '/sys/thirdLogin/bound'
