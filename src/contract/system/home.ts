/** First part of the calls cards of the home are answered by, where no rows of a noun answer them. */
export const homeCallsPath = '/api/home'

/** Accounts of which something is to be said: how many, and the first of them by name. */
export type SomeAccounts = { readonly count: number; readonly first: readonly { readonly id: string; readonly realname: string }[] }

/** How the accounts of a house are used, of those that somebody may see. */
export type SignIns = {
  /** Accounts that may sign in. */
  readonly accounts: number
  /** Of these, those somebody has signed in or worked with today. */
  readonly today: number
  /** Those nobody can sign in with for the moment, after too many wrong passwords. */
  readonly locked: SomeAccounts
  /** Those made longer ago than `unusedDays` and never used since. */
  readonly unused: SomeAccounts
  /** Those that were put out of use. */
  readonly frozen: SomeAccounts
}

/** Days an account may wait for its first sign-in before it is told of. */
export const unusedDays = 7

/** What a house takes of the server it runs on, in bytes. */
export type Storage = {
  readonly database: number
  readonly files: number
  /** Of the disk the server keeps its data on; null where it cannot say. */
  readonly disk: { readonly free: number; readonly size: number } | null
  /** When the last backup was written, as a moment of the kindergarten; null where none was. */
  readonly backup: string | null
}

/** A disk is nearly full with less than that part of it, or less than so many bytes, free. */
const leastShare = 0.1
const leastBytes = 5 * 1024 ** 3
/** Hours after which the last backup is too old: a day, and what it may begin later. */
export const backupHours = 26

/** Whether so little of a disk is free that somebody has to act. */
export const isNearlyFull = ({ free, size }: NonNullable<Storage['disk']>): boolean => free < leastBytes || free < size * leastShare
