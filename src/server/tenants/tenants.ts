import { type RawBuilder, sql } from 'kysely'
import { type Language, label, say } from '../../contract/label'
import { type Page, pageOf } from '../../contract/query'
import { type TenantRow, tenantStatus } from '../../contract/tenants/tenant'
import type { Person } from '../auth/person'
import type { Engine } from '../engine'
import { forgetTenant } from '../push/devices'

const words = { [tenantStatus.open]: label('正常', 'Open'), [tenantStatus.frozen]: label('冻结', 'Frozen') }

/**
 * Whether somebody operates this installation: the one account its configuration names, in the house that was opened first. No right of a house
 * makes anybody that, nor does an account another house gives that name.
 */
export async function isOperator({ configuration: { operator }, databases }: Engine, { username, tenant }: Person): Promise<boolean> {
  if (operator === undefined || operator.toLowerCase() !== username.toLowerCase()) return false
  const { rows } = await sql<{ id: number }>`select id from tenant where furnished order by created, id limit 1`.execute(databases.owner)
  return rows[0]?.id === tenant
}

/** Which houses somebody may see: the operator all, everybody else their own. */
const within = async (engine: Engine, person: Person): Promise<RawBuilder<unknown>> =>
  (await isOperator(engine, person)) ? sql`t.furnished` : sql`t.furnished and t.id = ${person.tenant}`

/** What is looked for among houses: a piece of the name, a number, and a state. */
export type TenantsAsked = {
  readonly name?: string | undefined
  readonly id?: number | undefined
  readonly status?: string | undefined
  readonly page: number
  readonly size: number
}

/** The houses somebody may see, in the order they were opened. */
export async function readTenants(engine: Engine, person: Person, asked: TenantsAsked, language: Language): Promise<Page<TenantRow>> {
  const { name = '', id, status = '', page, size } = asked
  const piece = name.replaceAll('*', '').trim()
  const where = sql`${await within(engine, person)}
    and (${piece} = '' or strpos(lower(t.name), lower(${piece})) > 0)
    and (${id ?? null}::bigint is null or t.id = ${id ?? null}::bigint)
    and (${status} = '' or (f.since is null) = (${status} = ${tenantStatus.open}))`
  type Found = { id: number; name: string; frozen: boolean; created: string; people: number; total: number }
  const { rows } = await sql<Found>`select t.id, t.name, f.since is not null as frozen, t.created, count(*) over ()::int as total,
      (select count(*)::int from "user" u where u.tenant_id = t.id and not u.gone and u.status = '1') as people
    from tenant t left join frozen_tenant f on f.tenant_id = t.id where ${where} order by t.id limit ${size} offset ${(page - 1) * size}`.execute(
    engine.databases.owner,
  )
  const records = rows.map(({ id: number, name: called, frozen, created, people }): TenantRow => {
    const state = frozen ? tenantStatus.frozen : tenantStatus.open
    return {
      id: number,
      name: called,
      status: state,
      status_dictText: say(words[state], language),
      createTime: created,
      people,
      isOwn: number === person.tenant,
    }
  })
  return pageOf(records, rows[0]?.total ?? 0, { size, current: page })
}

/**
 * Freezes a house or lets it in again. A frozen one has no sign-ins left, on whatever node, and no device that was announced under one: what a
 * freezing that was cut off has left of these goes before the house is let in.
 */
export async function setFrozen(engine: Engine, tenant: number, frozen: boolean): Promise<void> {
  const { databases, people, pokes } = engine
  if (frozen)
    await databases.owner.transaction().execute(async (db) => {
      await sql`insert into frozen_tenant (tenant_id) values (${tenant}) on conflict do nothing`.execute(db)
      return sql`delete from session where tenant_id = ${tenant}`.execute(db)
    })
  await forgetTenant(engine, tenant)
  if (!frozen) await sql`delete from frozen_tenant where tenant_id = ${tenant}`.execute(databases.owner)
  people.forget(tenant)
  pokes.publish({ tenant, seq: 0, touched: [['*', '*']] })
}
