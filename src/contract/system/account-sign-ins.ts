/** Calls about the sign-ins of one account. */
export const signInsPath = '/sys/user/signIns'

/** One sign-in that is not over. Moments are those of the kindergarten. */
export type OpenSignIn = {
  /** By which it is ended; nobody signs in with it. */
  readonly key: string
  /** On what, in words. */
  readonly about: string
  readonly since: string
  /** When a device like it was last in touch as this account; null where none was. */
  readonly seen: string | null
  /** The one that asks. */
  readonly isThis: boolean
}

/** How an account is signed in, the newest first, and what somebody who does not know its password tried. */
export type AccountSignIns = {
  readonly open: readonly OpenSignIn[]
  /** Wrong passwords that are not forgiven yet. */
  readonly failures: number
  /** Seconds until the next try is let through, at the place that waits longest; 0 where nobody has to wait. */
  readonly wait: number
}

/** From how many wrong passwords on somebody should be told. */
export const tellingFailures = 3
