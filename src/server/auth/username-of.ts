import { sql } from 'kysely'
import { refuse } from '../../contract/error'
import { User } from '../../contract/system/user'
import { tableOf } from '../db/column'
import type { Engine } from '../engine'
import { reachSql } from '../resource/reach-sql'
import type { Person } from './person'

/** The user name of an account this person may see. Refuses with `record.gone` where there is none. */
export async function usernameOf({ databases }: Engine, person: Person, user: string): Promise<string> {
  const { rows } = await sql<{ username: string }>`select username from ${sql.table(tableOf(User.name))}
    where tenant_id = ${person.tenant} and id = ${user} and not gone and ${reachSql(person, User.name) ?? sql`true`}`.execute(
    databases.owner,
  )
  return rows[0]?.username ?? refuse('record.gone')
}
