import { sql } from 'kysely'
import type { SecondFactor, SecondFactorSetup } from '../../contract/account/second-factor'
import { refuse } from '../../contract/error'
import type { Engine } from '../engine'
import { makeCodes, printOf } from './recovery-codes'
import { addressOf, makeSecret, stepOf } from './totp'

/** Whose second step it is. */
export type Holder = { readonly tenant: number; readonly user: string }

type Row = { sealed: string; confirmed: string | null; recovery: string[] }

async function rowOf({ databases }: Engine, { tenant, user }: Holder): Promise<Row | undefined> {
  const { rows } = await sql<Row>`select sealed, confirmed, recovery from second_factor
    where tenant_id = ${tenant} and user_id = ${user}`.execute(databases.owner)
  return rows[0]
}

/** How the second step of an account stands. */
export async function standingOf(engine: Engine, holder: Holder): Promise<SecondFactor> {
  const row = await rowOf(engine, holder)
  if (!row?.confirmed) return { isOn: false, since: null, left: 0 }
  return { isOn: true, since: row.confirmed, left: row.recovery.length }
}

/** Makes a secret nobody is asked by yet. Refuses where the second step is on already. `issuer`: what an app lists it under. */
export async function prepare(engine: Engine, holder: Holder, about: { issuer: string; label: string }): Promise<SecondFactorSetup> {
  const secret = makeSecret()
  const { rows } = await sql`insert into second_factor (tenant_id, user_id, sealed)
    values (${holder.tenant}, ${holder.user}, ${engine.vault.seal(secret)})
    on conflict (tenant_id, user_id) do update set sealed = excluded.sealed, last_step = 0 where second_factor.confirmed is null
    returning 1`.execute(engine.databases.owner)
  if (rows.length === 0) refuse('second.on')
  return { secret, address: addressOf(secret, about) }
}

/** Takes a code of six digits, once: no code counts that is as old as the last one taken. */
async function takeCode({ databases, vault, now }: Engine, { tenant, user }: Holder, { sealed }: Row, typed: string): Promise<boolean> {
  const step = stepOf(vault.open(sealed), typed, now().getTime())
  if (step === undefined) return false
  const { rows } = await sql`update second_factor set last_step = ${step}
    where tenant_id = ${tenant} and user_id = ${user} and sealed = ${sealed} and last_step < ${step} returning 1`.execute(databases.owner)
  return rows.length > 0
}

/** Takes a recovery code, which is none any more. */
async function takeRecovery({ databases, vault }: Engine, { tenant, user }: Holder, typed: string): Promise<boolean> {
  const print = printOf(vault, typed)
  if (print === undefined) return false
  const { rows } = await sql`update second_factor set recovery = array_remove(recovery, ${print})
    where tenant_id = ${tenant} and user_id = ${user} and confirmed is not null and ${print} = any(recovery) returning 1`.execute(
    databases.owner,
  )
  return rows.length > 0
}

/** What the second step says to a sign-in whose password was right: nothing to ask, a code is wanted, or the typed one is taken or not. */
export async function takeSecond(engine: Engine, holder: Holder, typed: string | undefined): Promise<'off' | 'wanted' | 'taken' | 'wrong'> {
  const row = await rowOf(engine, holder)
  if (!row?.confirmed) return 'off'
  if (!typed) return 'wanted'
  return (await takeCode(engine, holder, row, typed)) || (await takeRecovery(engine, holder, typed)) ? 'taken' : 'wrong'
}

function newCodes({ vault }: Engine) {
  const codes = makeCodes()
  return { codes, prints: codes.map((code) => printOf(vault, code)) }
}

/** Keeps new recovery codes in place of the old ones, and answers them. */
export async function renewCodes(engine: Engine, { tenant, user }: Holder): Promise<string[]> {
  const { codes, prints } = newCodes(engine)
  await sql`update second_factor set recovery = ${prints}::text[]
    where tenant_id = ${tenant} and user_id = ${user} and confirmed is not null`.execute(engine.databases.owner)
  return codes
}

/**
 * Turns the second step on, once a code shows that an app has the secret. Answers the recovery codes, or nothing where the code is wrong: one of
 * a secret that was made anew meanwhile is.
 */
export async function turnOn(engine: Engine, { tenant, user }: Holder, typed: string): Promise<string[] | undefined> {
  const row = (await rowOf(engine, { tenant, user })) ?? refuse('second.off')
  if (row.confirmed) refuse('second.on')
  const step = stepOf(engine.vault.open(row.sealed), typed, engine.now().getTime())
  if (step === undefined) return undefined
  const { codes, prints } = newCodes(engine)
  const { rows } = await sql`update second_factor set confirmed = now(), last_step = ${step}, recovery = ${prints}::text[]
    where tenant_id = ${tenant} and user_id = ${user} and sealed = ${row.sealed} and confirmed is null returning 1`.execute(
    engine.databases.owner,
  )
  return rows.length > 0 ? codes : undefined
}

/** Turns the second step off and forgets its secret. Answers whether it was on. */
export async function turnOff({ databases }: Engine, { tenant, user }: Holder): Promise<boolean> {
  const { rows } = await sql<{ confirmed: string | null }>`delete from second_factor where tenant_id = ${tenant} and user_id = ${user}
    returning confirmed`.execute(databases.owner)
  return rows[0]?.confirmed != null
}
