import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { prepare, turnOn } from '../../src/server/account/second-factor'
import type { Engine } from '../../src/server/engine'

/** Turns the second step of an account on. Answers the code its app shows next. */
export async function secondStepOf(engine: Engine, username: string): Promise<string> {
  const { rows } = await sql<{ tenant: number; user: string }>`select tenant_id as tenant, user_id as user from credential
    where username = ${username}`.execute(engine.databases.owner)
  const [holder] = rows
  if (!holder) throw new Error(username)
  const { secret } = await prepare(engine, holder, { issuer: '', label: username })
  const codeAt = (timestamp: number) => TOTP.generate({ secret: Secret.fromBase32(secret), timestamp })
  const now = engine.now().getTime()
  if (!(await turnOn(engine, holder, codeAt(now)))) throw new Error('no code')
  return codeAt(now + 30_000)
}
