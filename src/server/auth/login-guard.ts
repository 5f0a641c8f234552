import { setTimeout as sleep } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { refuse } from '../../contract/error'
import type { Database } from '../db/database'

/** From how many failures on the picture must be read, and whoever counts waits. */
const captchaFrom = 3
const lockFrom = 5
/** An account is tried from everywhere, by its owner and by others: it has that many times the patience it has with one address. */
const patienceWithAccounts = 4
/** Failures forgiven in a minute, oldest first. */
const forgivenOfAccount = 1
const forgivenOfAddress = 10
/** Longest waits in seconds: of an account at one address, and of the account anywhere, so that nobody can be kept out for long by others. */
const longestHere = 300
const longestAnywhere = 60

/** From how many failures on an address is slowed down, and how many a right password there takes back. */
const slowFrom = 30
const takenBack = 5
/** Seconds between two tries of a slowed address: the shortest, doubling with every `slowFrom` failures up to the longest. */
const shortestPace = 0.25
const longestPace = 4
/** Seconds a try waits for its turn at most. */
const longestTurn = 10

/** Who tries to sign in, from where. */
export type Guarded = { readonly username: string; readonly address: string }

const keysOf = ({ username, address }: Guarded) => {
  const account = `user ${username.toLowerCase()}`
  return { account, here: `${account} at ${address}`, address: `address ${address}` }
}

const lit = sql.lit<number>
/** Failures that are forgiven by now, and those left. `last` only moves by what was forgiven, so that no part of a minute is lost. */
const forgiven = (perMinute: number) => sql`floor(extract(epoch from now() - login_guard.last) * ${lit(perMinute)} / 60.0)`
const left = (perMinute: number) => sql`greatest(0, login_guard.fails - ${forgiven(perMinute)})`
const moved = (perMinute: number) =>
  sql`case when ${left(perMinute)} = 0 then now() else login_guard.last + ${forgiven(perMinute)} * 60.0 / ${lit(perMinute)} * interval '1 second' end`

/** What is known of a try before it is made. `wait`: seconds until the next is allowed. */
export type Standing = { readonly wait: number; readonly picture: boolean }

/** How an account stands, here and anywhere. */
export async function readGuard(db: Database, guarded: Guarded): Promise<Standing> {
  const { account, here } = keysOf(guarded)
  const { rows } = await sql<{ guarded: string; fails: number; wait: number }>`select guarded, ${left(forgivenOfAccount)} as fails,
      ceil(greatest(0, extract(epoch from locked_until - now()))) as wait from login_guard where guarded in (${account}, ${here})`.execute(
    db,
  )
  const needsPicture = rows.some((row) => Number(row.fails) >= captchaFrom * (row.guarded === account ? patienceWithAccounts : 1))
  return { wait: Math.max(0, ...rows.map((row) => Number(row.wait))), picture: needsPicture }
}

/** Whether somebody who tries to sign in by a user name has to wait, anywhere or at some address. */
export const isLockedOut = (username: RawBuilder<unknown>) => {
  const account = sql`'user ' || lower(${username})`
  return sql<boolean>`exists (select from login_guard g where g.locked_until > now()
    and (g.guarded = ${account} or starts_with(g.guarded, ${account} || ' at ')))`
}

/** Wrong passwords of an account that are not forgiven yet, tried anywhere, and seconds until the next try where one has to wait longest. */
export async function readFailures(db: Database, username: string): Promise<{ failures: number; wait: number }> {
  const account = `user ${username.toLowerCase()}`
  const { rows } = await sql<{ failures: string | null; wait: string | null }>`select
      max(${left(forgivenOfAccount)}) as failures, max(ceil(greatest(0, extract(epoch from locked_until - now())))) as wait
    from login_guard where guarded = ${account} or starts_with(guarded, ${`${account} at `})`.execute(db)
  return { failures: Number(rows[0]?.failures ?? 0), wait: Number(rows[0]?.wait ?? 0) }
}

/** Counts one more. From the fifth on each doubles the wait: 2 s, 4 s … `longest`. Answers the count, nothing while one must wait. */
async function count(db: Database, key: string, patience: number, longest: number): Promise<number | undefined> {
  const next = sql`${left(forgivenOfAccount)} + 1`
  const doubled = sql`power(2, least(20, floor((${next}) / ${lit(patience)}::numeric) - ${lit(lockFrom)} + 1))`
  const { rows } = await sql<{ fails: number }>`insert into login_guard (guarded, fails) values (${key}, 1)
      on conflict (guarded) do update set fails = ${next}, last = ${moved(forgivenOfAccount)},
        locked_until = case when ${next} >= ${lit(lockFrom * patience)} then now() + least(${doubled}, ${lit(longest)}) * interval '1 second' end
      where login_guard.locked_until is null or login_guard.locked_until <= now() returning fails`.execute(db)
  return rows[0]?.fails
}

/**
 * Counts a try against the account before its password is looked at: of many tries at once only as many are looked at as one after
 * the other would be. Answers whether the picture was due before this one, and whether it is for the next. Refuses with `login.locked` where the
 * account has to wait.
 */
export async function countTry(db: Database, guarded: Guarded): Promise<{ due: boolean; next: boolean }> {
  const { account, here } = keysOf(guarded)
  const far = await count(db, account, patienceWithAccounts, longestAnywhere)
  const close = far === undefined ? undefined : await count(db, here, 1, longestHere)
  if (far === undefined || close === undefined) refuse('login.locked', { seconds: (await readGuard(db, guarded)).wait || 1 })
  const reached = (earlier: number) => close - earlier >= captchaFrom || far - earlier >= captchaFrom * patienceWithAccounts
  return { due: reached(1), next: reached(0) }
}

/**
 * Lets a try from an address that has failed often take its turn: tries from there are spaced out, never locked out, for a whole house
 * may share it. Refuses with `input.slow-down` where the turn is too far away.
 */
export async function takeTurn(db: Database, guarded: Guarded): Promise<void> {
  const { address } = keysOf(guarded)
  const pace = sql`least(${lit(longestPace)}, ${lit(shortestPace)} * power(2, floor(fails / ${lit(slowFrom)}::numeric) - 1)) * interval '1 second'`
  const { rows } = await sql<{ wait: number; taken: boolean }>`
    with known as (select locked_until, ${left(forgivenOfAddress)} as fails from login_guard where guarded = ${address} for update),
      turn as (select greatest(now(), coalesce(locked_until, now())) + ${pace} as at from known where fails >= ${lit(slowFrom)}),
      taken as (update login_guard set locked_until = at from turn where guarded = ${address} and at <= now() + ${lit(longestTurn)} * interval '1 second' returning 1)
    select extract(epoch from at - now()) as wait, exists (select from taken) as taken from turn`.execute(db)
  const [turn] = rows
  if (turn && !turn.taken) refuse('input.slow-down')
  if (turn) await sleep(turn.wait * 1000)
}

/** Counts a wrong password against the address. Not before it is known to be wrong: a whole house signs in at once in the morning. */
export async function countFailure(db: Database, guarded: Guarded): Promise<void> {
  await sql`insert into login_guard (guarded, fails) values (${keysOf(guarded).address}, 1)
    on conflict (guarded) do update set fails = ${left(forgivenOfAddress)} + 1, last = ${moved(forgivenOfAddress)}`.execute(db)
}

/** A right password clears the account's counts and takes back some of the address's. Counts nobody adds to are thrown away after a day. */
export async function clearFailures(db: Database, guarded: Guarded): Promise<void> {
  const { account, here, address } = keysOf(guarded)
  await sql`update login_guard set fails = greatest(0, fails - ${lit(takenBack)}) where guarded = ${address}`.execute(db)
  await sql`delete from login_guard where guarded in (${account}, ${here}) or last < now() - interval '1 day'`.execute(db)
}
