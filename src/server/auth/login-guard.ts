import { sql } from 'kysely'
import type { Database } from '../db/database'

/** From how many failures on the picture must be read, and the account or address waits. */
export const captchaFrom = 3
const lockFrom = 5
const longestLock = 3_600
/** A whole house signs in from one address, so an address may fail that many times as often. */
const patienceWithAddresses = 10

/** Failures are counted for the account and for the address, so that neither many accounts nor many addresses help a guesser. */
export type Guarded = { readonly username: string; readonly address: string }

const keysOf = ({ username, address }: Guarded) => [`user ${username.toLowerCase()}`, `address ${address}`]

/** Seconds until the next try is allowed, and how often it has failed. */
export async function readGuard(db: Database, guarded: Guarded): Promise<{ wait: number; fails: number }> {
  const [account] = keysOf(guarded)
  const { rows } = await sql<{
    fails: number
    wait: number
  }>`select max(case when guarded = ${account} then fails else fails / ${patienceWithAddresses} end) fails, ceil(greatest(0, extract(epoch from max(locked_until) - now()))) wait from login_guard
    where guarded = any(${keysOf(guarded)}::text[]) and last > now() - interval '1 day'`.execute(db)
  return { wait: Number(rows[0]?.wait ?? 0), fails: Number(rows[0]?.fails ?? 0) }
}

/** Counts one more. From the fifth on each doubles the wait: 2 s, 4 s … one hour. Answers the count, nothing while one must wait. */
async function count(db: Database, key: string, patience: number): Promise<number | undefined> {
  const { rows } = await sql<{
    fails: number
  }>`insert into login_guard (guarded, fails) values (${key}, 1) on conflict (guarded) do update set
      fails = case when login_guard.last < now() - interval '1 day' then 1 else login_guard.fails + 1 end, last = now(),
      locked_until = case when login_guard.fails + 1 >= ${lockFrom * patience} then now() + least(power(2, least(20, (login_guard.fails + 1) / ${patience} - ${lockFrom} + 1)), ${longestLock}) * interval '1 second' end
      where login_guard.locked_until is null or login_guard.locked_until <= now() returning fails`.execute(db)
  return rows[0]?.fails
}

/**
 * Counts a try against the account before its password is looked at: of many tries at once only as many are looked at as one after
 * the other would be. Answers how many there are now with this one; nothing when the account has to wait.
 */
export const countTry = (db: Database, guarded: Guarded): Promise<number | undefined> => count(db, keysOf(guarded)[0] ?? '', 1)

/** Counts a wrong password against the address. Not before it is known to be wrong: a whole house signs in at once in the morning. */
export const countFailure = (db: Database, guarded: Guarded): Promise<number | undefined> =>
  count(db, keysOf(guarded)[1] ?? '', patienceWithAddresses)

/** A right password clears the account's count, not the address's. Counts nobody adds to are thrown away after a day. */
export const clearFailures = (db: Database, { username }: Guarded): Promise<unknown> =>
  sql`delete from login_guard where guarded = ${`user ${username.toLowerCase()}`} or last < now() - interval '1 day'`.execute(db)
