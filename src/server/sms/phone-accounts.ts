import { sql } from 'kysely'
import { refuse } from '../../contract/error'
import type { Engine } from '../engine'

/** An account somebody signs in to. */
export type PhoneAccount = {
  readonly tenant_id: number
  readonly user_id: string
  readonly username: string
  readonly realname: string
  readonly status: string
}

/** Accounts that have a number, of every house; two where there are more. */
async function accountsOf({ databases }: Engine, phone: string): Promise<readonly PhoneAccount[]> {
  const { rows } = await sql<PhoneAccount>`select c.tenant_id, c.user_id, c.username, u.realname, u.status from credential c
    join "user" u on u.tenant_id = c.tenant_id and u.id = c.user_id and not u.gone where u.phone = ${phone} limit 2`.execute(
    databases.owner,
  )
  return rows
}

/** Whether anybody has a number. It is told to nobody who has not shown that it is theirs. */
export const isPhoneKnown = async (engine: Engine, phone: string): Promise<boolean> => (await accountsOf(engine, phone)).length > 0

/** The one account of a number that was shown to be somebody's. Refuses with `sms.several`, and with `sms.wrong` where there is none any more. */
export async function accountOfPhone(engine: Engine, phone: string): Promise<PhoneAccount> {
  const [account, other] = await accountsOf(engine, phone)
  if (other) refuse('sms.several')
  return account ?? refuse('sms.wrong')
}
