import { type RawBuilder, sql } from 'kysely'
import { type SignIns, type SomeAccounts, unusedDays } from '../../contract/system/home'
import { User } from '../../contract/system/user'
import { addDays, dayOf } from '../../contract/time'
import { isLockedOut } from '../auth/login-guard'
import type { Person } from '../auth/person'
import { tableOf } from '../db/column'
import type { Engine } from '../engine'
import { reachSql } from '../resource/reach-sql'

/** Names that are told of any of them. */
const told = 3

const some = (condition: RawBuilder<unknown>) =>
  sql`jsonb_build_object('count', count(*) filter (where ${condition}), 'first', coalesce(
    to_jsonb((array_agg(jsonb_build_object('id', id, 'realname', realname) order by realname, id) filter (where ${condition}))[:${sql.lit(told)}]), '[]'))`

type Row = { accounts: number; today: number; locked: SomeAccounts; unused: SomeAccounts; frozen: SomeAccounts }
const nobody: SomeAccounts = { count: 0, first: [] }

/** How the accounts a person may see are used. Where a sign-in is over nothing is left of it but what the account did, so that counts as well. */
export async function readSignIns({ databases, now }: Engine, person: Person): Promise<SignIns> {
  const day = dayOf(now())
  const isOpen = sql`status = '1'`
  const { rows } = await sql<Row>`with seen as (
      select id, username, realname, status, create_time from ${sql.table(tableOf(User.name))}
      where tenant_id = ${person.tenant} and not gone and ${reachSql(person, User.name) ?? sql`true`}),
    used as (select u.*, greatest(
        (select max(s.created) from session s where s.tenant_id = ${person.tenant} and s.user_id = u.id),
        (select max(r.seen) from sync_replica r where r.tenant_id = ${person.tenant} and r.user_id = u.id)) as last,
      ${isLockedOut(sql`u.username`)} as is_locked from seen u)
    select count(*) filter (where ${isOpen}) as accounts,
      count(*) filter (where ${isOpen} and last >= ${day}::timestamptz) as today,
      ${some(sql`is_locked`)} as locked,
      ${some(sql`${isOpen} and last is null and create_time < ${addDays(day, -unusedDays)}::timestamptz`)} as unused,
      ${some(sql`not ${isOpen}`)} as frozen
    from used`.execute(databases.owner)
  return rows[0] ?? { accounts: 0, today: 0, locked: nobody, unused: nobody, frozen: nobody }
}
