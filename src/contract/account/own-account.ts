import './account-errors'

/** Calls of a person about their own account. */
export const ownAccountPath = '/sys/account'

/** Fields of an account its owner changes. What they are called, and under what they sign in, is for an administrator. */
export const ownFields = ['phone', 'email', 'sex', 'birthday'] as const
export type OwnField = (typeof ownFields)[number]

/** Those somebody is reached under, or may one day sign in by: who changes one shows that they know the password. */
export const guardedFields: readonly OwnField[] = ['phone', 'email']

/** A person's account as they see it themselves. Days are `YYYY-MM-DD`; `avatar` is the path of a stored picture. */
export type OwnAccount = { readonly [field in OwnField]: string | null } & {
  readonly id: string
  readonly username: string
  readonly realname: string
  readonly workNo: string | null
  readonly avatar: string | null
  /** What their roles and departments are called. */
  readonly roles: readonly string[]
  readonly departments: readonly string[]
}
