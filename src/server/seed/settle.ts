import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { Department, rootDepartment } from '../../contract/system/department'
import { Dict } from '../../contract/system/dict'
import { DictItem } from '../../contract/system/dict-item'
import { HouseSetting, houseSettingId } from '../../contract/system/house-setting'
import { Permission } from '../../contract/system/permission'
import { User } from '../../contract/system/user'
import { dayOf } from '../../contract/time'
import { hashPassword, makePassword } from '../auth/password'
import { tableOf } from '../db/column'
import { closedTables, tenantTables } from '../db/engine-tables'
import type { Engine } from '../engine'
import type { Product, ShippedAccount } from '../product'
import { entriesOf } from './entries'
import { fill, type Given } from './fill'
import { bringRoles } from './shipped-roles'

/** What the first start tells whoever started it: who may sign in, and with which password. */
export type NewAccount = { readonly username: string; readonly realname: string; readonly password: string }

async function missing(engine: Engine, tenant: number, noun: string, rows: readonly Given[]): Promise<Given[]> {
  const { rows: known } = await sql<{ id: string }>`select id from ${sql.table(tableOf(noun))} where tenant_id = ${tenant}`.execute(
    engine.databases.tenant(tenant),
  )
  const ids = new Set(known.map((row) => row.id))
  return rows.filter((row) => !ids.has(row.id))
}

/** A stable id of a shipped choice; values that cannot be part of an id are known by their place. */
const itemId = (code: string, value: string, at: number): string =>
  `dict.${code}.${/^[\w.:-]+$/.test(value) ? value : `_${at + 1}`}`.slice(0, 64)

/** Brings the shipped dictionaries, menu entries and roles of a tenant up to this version. Nothing people changed is touched. */
async function bringUpToDate(engine: Engine, tenant: number, product: Product): Promise<void> {
  const dicts = product.dictionaries.map(
    ({ code, name }): Given => ({ id: `dict.${code}`, values: { dictCode: code, dictName: name.zh, dictNameEn: name.en } }),
  )
  const items = product.dictionaries.flatMap(({ code, items }) =>
    items.map(
      ({ value, text }, at): Given => ({
        id: itemId(code, value, at),
        values: { dictId: `dict.${code}`, itemValue: value, itemText: text.zh, itemTextEn: text.en, sortOrder: at + 1 },
      }),
    ),
  )
  await fill(engine, tenant, Dict, await missing(engine, tenant, Dict.name, dicts))
  await fill(engine, tenant, DictItem, await missing(engine, tenant, DictItem.name, items))
  if (Object.hasOwn(engine.catalogue.resources, HouseSetting.name)) {
    const setting: Given = { id: houseSettingId, values: { title: '全园设备' } }
    await fill(engine, tenant, HouseSetting, await missing(engine, tenant, HouseSetting.name, [setting]))
  }
  const fresh = await missing(engine, tenant, Permission.name, entriesOf(product.catalogue))
  await fill(engine, tenant, Permission, fresh)
  await bringRoles(engine, tenant, product, new Set(fresh.map((entry) => entry.id)))
}

async function openAccounts(engine: Engine, tenant: number, house: House): Promise<NewAccount[]> {
  await fill(engine, tenant, Department, [
    { id: rootDepartment, values: { departName: house.name, orgCode: 'A01', orgCategory: '1', departOrder: 1 } },
  ])
  await fill(
    engine,
    tenant,
    User,
    house.accounts.map(({ id, roles: codes, ...values }) => ({
      id,
      values: { departments: [rootDepartment], ...values, roles: codes.map((code) => `role.${code}`), status: '1' },
    })),
  )
  const opened: NewAccount[] = []
  for (const { id, username, realname } of house.accounts) {
    const password = engine.configuration.seedPassword ?? makePassword()
    await sql`insert into credential (tenant_id, user_id, username, hash) values (${tenant}, ${id}, ${username}, ${await hashPassword(password)})`.execute(
      engine.databases.owner,
    )
    opened.push({ username, realname, password })
  }
  return opened
}

/** A tenant to be opened. User names are one person's across all tenants. */
export type House = { readonly name: string; readonly accounts: readonly ShippedAccount[] }

/** A house whose first start was interrupted is cleared away: nobody has worked in it yet. */
async function clearHalfOpened(engine: Engine): Promise<void> {
  const { owner } = engine.databases
  const { rows } = await sql<{ id: number }>`delete from tenant where not furnished returning id`.execute(owner)
  const tables = [...tenantTables, ...closedTables, ...Object.keys(engine.catalogue.resources).map(tableOf)]
  for (const { id } of rows) for (const table of tables) await sql`delete from ${sql.table(table)} where tenant_id = ${id}`.execute(owner)
}

/** Makes the first tenant at the first start, and brings shipped lists up to date at every start. Answers the accounts it opened. */
export async function settle(engine: Engine, product: Product): Promise<NewAccount[]> {
  await clearHalfOpened(engine)
  const { rows: tenants } = await sql<{ id: number }>`select id from tenant order by id`.execute(engine.databases.owner)
  for (const { id } of tenants) await bringUpToDate(engine, id, product)
  return tenants.length > 0 ? [] : openTenant(engine, product, { name: product.tenantName, accounts: product.accounts })
}

/** Opens a house for a new tenant: its lists, accounts and furniture. */
export async function openTenant(engine: Engine, product: Product, house: House): Promise<NewAccount[]> {
  const { owner } = engine.databases
  const { rows } = await sql<{ id: number }>`insert into tenant (name) values (${house.name}) returning id`.execute(owner)
  const tenant = rows[0]?.id ?? 0
  await sql`insert into sync_counter (tenant_id, epoch) values (${tenant}, ${randomUUID()})`.execute(owner)
  const accounts = await openAccounts(engine, tenant, house)
  await bringUpToDate(engine, tenant, product)
  await product.furnish(engine, tenant, dayOf(engine.now()))
  await sql`update tenant set furnished = true where id = ${tenant}`.execute(owner)
  return accounts
}
