/** Calls about everybody who is signed in. */
export const onlinePath = '/sys/online'

/** One sign-in that is not over. Moments are those of the kindergarten. */
export type PersonOnline = {
  /** By which it is ended. It is no token: nobody signs in with it. Of the sign-in that asks it is the token it sent, so that clients know their own. */
  readonly token: string
  readonly userId: string
  readonly username: string
  readonly realname: string
  readonly avatar: string | null
  readonly about: string
  readonly since: string
  /** When a device like it was last in touch as this account; null where none was. */
  readonly seen: string | null
  /** The one that asks. */
  readonly isThis: boolean
}
