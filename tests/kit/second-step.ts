import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { prepare, turnOn } from '../../src/server/account/second-factor'
import type { Engine } from '../../src/server/engine'

/** The app of somebody whose account takes a second step: the code it shows now, and the recovery codes they have kept. */
export type SecondStep = { readonly code: () => string; readonly recovery: readonly string[] }

/** Turns the second step of an account on. The code it shows in this half minute is used up by that. */
export async function secondStepOf(engine: Engine, username: string): Promise<SecondStep> {
  const { rows } = await sql<{ tenant: number; user: string }>`select tenant_id as tenant, user_id as user from credential
    where username = ${username}`.execute(engine.databases.owner)
  const [holder] = rows
  if (!holder) throw new Error(username)
  const { secret } = await prepare(engine, holder, { issuer: '', label: username })
  const code = () => TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: engine.now().getTime() })
  const recovery = await turnOn(engine, holder, code())
  if (!recovery) throw new Error('no code')
  return { code, recovery }
}
