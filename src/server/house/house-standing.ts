import { sql } from 'kysely'
import { rootDepartment } from '../../contract/system/department'
import type { HeldRows, HouseAccount, HouseStanding } from '../../contract/system/house'
import { Role } from '../../contract/system/role'
import { User } from '../../contract/system/user'
import { tableOf } from '../db/column'
import { isOwn } from '../db/own-tenant'
import type { Engine } from '../engine'
import { filledBy } from '../seed/fill'
import { staysWhole } from './what-stays'

async function heldRows({ databases, catalogue }: Engine, tenant: number): Promise<HeldRows[]> {
  const counts = Object.keys(catalogue.resources).map(
    (noun) =>
      sql`select ${noun}::text as noun, count(*) as many from ${sql.table(tableOf(noun))} where ${isOwn} and not gone and id <> ${rootDepartment}`,
  )
  const { rows } = await sql<{ noun: string; many: number }>`${sql.join(counts, sql` union all `)}`.execute(databases.tenant(tenant))
  return rows.flatMap(({ noun, many }) => {
    const found = catalogue.resources[noun]
    return found && many > 0 ? [{ noun, label: found.label, count: many }] : []
  })
}

async function accountsOf({ databases, shipped }: Engine, tenant: number): Promise<HouseAccount[]> {
  const { rows } = await sql<Omit<HouseAccount, 'isShipped'>>`select id, username, realname, array(select r.role_name from ${sql.table(
    tableOf(Role.name),
  )} r where r.tenant_id = u.tenant_id and r.id = any(u.roles) and not r.gone order by 1) as roles
    from ${sql.table(tableOf(User.name))} u where u.${isOwn} and not u.gone order by u.create_time, u.id`.execute(databases.tenant(tenant))
  return rows.map((account) => ({ ...account, isShipped: shipped.accounts.has(account.id) }))
}

/** What a house is called. */
export async function houseName({ databases }: Engine, tenant: number): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from tenant where id = ${tenant}`.execute(databases.owner)
  return rows[0]?.name ?? ''
}

type Told = { readonly name: string; readonly demo: 'asked' | 'kept' | null; readonly files: number; readonly entered: number }

/** Where a house stands. What it holds is told only while it is a demonstration. */
export async function houseStanding(engine: Engine, tenant: number): Promise<HouseStanding> {
  const staying = Object.keys(engine.catalogue.resources).filter((noun) => staysWhole(engine, noun))
  const { rows } = await sql<Told>`select name, demo, (select count(*) from file f where f.tenant_id = t.id and not exists
        (select from file_use u where u.tenant_id = f.tenant_id and u.sha = f.sha and u.noun = any(${staying}))) as files,
      (select count(*) from sync_op o where o.tenant_id = t.id and o.user_id <> ${filledBy} and o.user_id <> 'system') as entered
    from tenant t where id = ${tenant}`.execute(engine.databases.owner)
  const { name, demo, files, entered } = rows[0] ?? { name: '', demo: null, files: 0, entered: 0 }
  if (demo === null) return { name, demonstration: 'none', goes: [], stays: [], accounts: [], files: 0, entered: 0 }
  const held = await heldRows(engine, tenant)
  const isStaying = ({ noun }: HeldRows) => staysWhole(engine, noun)
  return {
    name,
    demonstration: demo,
    goes: held.filter((one) => !isStaying(one) && one.noun !== User.name),
    stays: held.filter(isStaying),
    accounts: await accountsOf(engine, tenant),
    files,
    entered,
  }
}
