import { sql } from 'kysely'
import { may, type Person } from '../auth/person'
import { ownTenant } from '../db/own-tenant'
import type { Engine } from '../engine'
import { isFor } from './receivers'

/** People who have a role: whom a notice for it reaches now. */
type AudienceGroup = { readonly id: string; readonly name: string; readonly userIds: readonly string[] }
/** Whom a notice can be for. `all`: how many everybody is. Groups only for those who may see who has which role. */
export type Audiences = { readonly all: number; readonly groups: readonly AudienceGroup[] }

/** How many people a notice with this audience would reach if it were published now. */
export async function countAudience(engine: Engine, person: Person, msgType: string, userIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ people: number }>`select count(*)::int as people from "user" u
    where u.tenant_id = ${ownTenant} and ${isFor(sql`${msgType}::text`, sql`${userIds}::text[]`)}`.execute(
    engine.databases.tenant(person.tenant),
  )
  return rows[0]?.people ?? 0
}

/** Everybody, and the people of each role that somebody has, most people first. */
export async function audiencesOf(engine: Engine, person: Person): Promise<Audiences> {
  const all = await countAudience(engine, person, 'ALL', [])
  if (!may(person, 'user', 'list') || !may(person, 'role', 'list')) return { all, groups: [] }
  const { rows } = await sql<AudienceGroup>`select r.id, r.role_name as name, array_agg(u.id order by u.id) as "userIds" from role r
    join "user" u on u.tenant_id = r.tenant_id and r.id = any(u.roles) and ${isFor(sql`'ALL'`, sql`null::text[]`)}
    where r.tenant_id = ${ownTenant} and not r.gone group by r.id, r.role_name order by count(*) desc, r.role_name`.execute(
    engine.databases.tenant(person.tenant),
  )
  return { all, groups: rows }
}
