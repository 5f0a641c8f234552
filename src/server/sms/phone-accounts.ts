import { sql } from 'kysely'
import { refuse } from '../../contract/error'
import { type Account, findAccounts } from '../auth/accounts'
import type { Engine } from '../engine'

const accountsOf = ({ databases }: Engine, phone: string) => findAccounts(databases.owner, sql`u.phone = ${phone}`)

/** Whether anybody has a number. It is told to nobody who has not shown that it is theirs. */
export const isPhoneKnown = async (engine: Engine, phone: string): Promise<boolean> => (await accountsOf(engine, phone)).length > 0

/** The one account of a number that was shown to be somebody's. Refuses with `sms.several`, and with `sms.wrong` where there is none any more. */
export async function accountOfPhone(engine: Engine, phone: string): Promise<Account> {
  const [account, other] = await accountsOf(engine, phone)
  if (other) refuse('sms.several')
  return account ?? refuse('sms.wrong')
}
