import { sql } from 'kysely'
import { refuseFields } from '../../contract/error'
import { isPassword } from '../auth/password'
import type { Call } from '../http/route'
import { countedTry } from './counted-try'

type Asked = Pick<Call<unknown>, 'engine' | 'session' | 'request'>

/** The field somebody has typed their password into, and what is said of it where it is not. */
export type Typed = { readonly field: string; readonly code: 'login.old-wrong' | 'login.password-wrong' }

/** Refuses, at its field, a text that is not the password of who is signed in. The try is counted by whoever calls. */
export async function lookAtPassword({ engine, session }: Asked, typed: string, { field, code }: Typed): Promise<void> {
  const { tenant, id } = session.person
  const { rows } = await sql<{ hash: string }>`select hash from credential where tenant_id = ${tenant} and user_id = ${id}`.execute(
    engine.databases.owner,
  )
  if (!(await isPassword(typed, rows[0]?.hash ?? ''))) refuseFields({ [field]: { code } })
}

/** Refuses, at its field, whoever does not know the password of who is signed in; `login.locked` who has tried too often. */
export async function checkOwnPassword(call: Asked, typed: string, at: Typed): Promise<void> {
  if (typed === '') refuseFields({ [at.field]: { code: 'field.required' } })
  await countedTry(call, () => lookAtPassword(call, typed, at))
}
