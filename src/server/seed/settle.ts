import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { Department, rootDepartment } from '../../contract/system/department'
import { Permission } from '../../contract/system/permission'
import { User } from '../../contract/system/user'
import { dayOf } from '../../contract/time'
import { hashPassword, makePassword } from '../auth/password'
import { tableOf } from '../db/column'
import { closedTables, tenantTables } from '../db/engine-tables'
import type { Engine } from '../engine'
import type { Product, ShippedAccount } from '../product'
import { fill } from './fill'
import { keepReading } from './keep-reading'
import { bringEntries } from './shipped-entries'
import { bringRoles } from './shipped-roles'
import { entriesIn, type Lacking, lackingIn, type Shipped, shippedBy } from './shipped-rows'

/** What the first start tells whoever started it: who may sign in, and with which password. */
export type NewAccount = { readonly username: string; readonly realname: string; readonly password: string }

/**
 * Brings the shipped dictionaries, menu entries and roles of a tenant up to this version. Nothing people changed is touched. What is new is
 * told where somebody lives, and what is remembered of people's rights is read anew.
 */
async function bringUpToDate(engine: Engine, { tenant, ids }: Lacking, shipped: Shipped, isLivedIn: boolean): Promise<void> {
  for (const { resource, rows } of shipped.rows) {
    const lacking = new Set(ids[resource.name])
    await fill(
      engine,
      tenant,
      resource,
      rows.filter(({ id }) => lacking.has(id)),
      isLivedIn,
    )
  }
  await bringEntries(engine, tenant, entriesIn(shipped.rows))
  const entries = new Set(ids[Permission.name])
  await bringRoles(engine, tenant, shipped.roles, entries)
  if (isLivedIn) await keepReading(engine, { tenant, entries, shipped: shipped.roles.map(({ code }) => code) })
  if (isLivedIn) engine.pokes.publish({ tenant, seq: 0, touched: [['*', '*']] })
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

/** A tenant to be opened. User names are one person's across all tenants. `isEmpty`: without a demonstration. */
export type House = {
  readonly id?: number
  readonly name: string
  readonly accounts: readonly ShippedAccount[]
  readonly isEmpty?: boolean
}

/** The first house, as the configuration wants it. */
function firstHouse({ configuration: { isEmpty, houseName } }: Engine, { accounts, administrator, tenantName }: Product): House {
  if (!isEmpty) return { name: tenantName, accounts }
  return { name: houseName || '未命名园所', accounts: [administrator ?? accounts[0]].flatMap((one) => one ?? []), isEmpty }
}

/** Clears a house away in which nobody has worked: its first start was interrupted, or it is deleted. */
export async function clearTenant(engine: Engine, tenant: number): Promise<void> {
  const { owner } = engine.databases
  await sql`delete from tenant where id = ${tenant} and not furnished`.execute(owner)
  const tables = [...tenantTables, ...closedTables, ...Object.keys(engine.catalogue.resources).map(tableOf)]
  for (const table of tables) await sql`delete from ${sql.table(table)} where tenant_id = ${tenant}`.execute(owner)
}

/**
 * Makes the first tenant at the first start, and brings shipped lists up to date where a house lacks something of them. Answers the accounts
 * it opened.
 */
export async function settle(engine: Engine, product: Product): Promise<NewAccount[]> {
  const { rows } = await sql<{ id: number; furnished: boolean }>`select id, furnished from tenant order by id`.execute(
    engine.databases.owner,
  )
  for (const { id } of rows.filter(({ furnished }) => !furnished)) await clearTenant(engine, id)
  const shipped = shippedBy(product)
  for (const lacking of await lackingIn(engine, shipped)) await bringUpToDate(engine, lacking, shipped, true)
  const isOpen = rows.some(({ furnished }) => furnished)
  return isOpen ? [] : openTenant(engine, product, firstHouse(engine, product))
}

/** Opens a house for a new tenant: its lists, accounts and furniture. */
export async function openTenant(engine: Engine, product: Product, house: House): Promise<NewAccount[]> {
  const { owner } = engine.databases
  const { rows } =
    house.id === undefined
      ? await sql<{ id: number }>`insert into tenant (name) values (${house.name}) returning id`.execute(owner)
      : await sql<{
          id: number
        }>`insert into tenant (id, name) overriding system value values (${house.id}, ${house.name}) returning id`.execute(owner)
  const tenant = rows[0]?.id ?? 0
  await sql`insert into sync_counter (tenant_id, epoch) values (${tenant}, ${randomUUID()})`.execute(owner)
  const accounts = await openAccounts(engine, tenant, house)
  const shipped = shippedBy(product)
  for (const lacking of await lackingIn(engine, shipped, [tenant])) await bringUpToDate(engine, lacking, shipped, false)
  await product.seed(engine, tenant, dayOf(engine.now()), house.isEmpty)
  await sql`update tenant set furnished = true, demo = ${house.isEmpty ? null : 'asked'} where id = ${tenant}`.execute(owner)
  return accounts
}

/** A house that is opened while others work: its number, its name, and what its first account signs in as. */
type FurtherHouse = { readonly id: number; readonly name: string; readonly username: string }

/**
 * Opens a further house, empty but for what comes with the product, with one account under a password of its own. Where that is stopped nothing of
 * it is left.
 */
export async function openFurther(engine: Engine, product: Product, { id, name, username }: FurtherHouse): Promise<NewAccount> {
  const administrator = product.administrator ?? product.accounts[0]
  if (!administrator) throw new Error('a product without accounts opens no house')
  // The configured password is for first starts that somebody tries out.
  const asked = { ...engine, configuration: { ...engine.configuration, seedPassword: undefined } }
  const { owner } = engine.databases
  try {
    const [account] = await openTenant(asked, product, {
      id,
      name,
      accounts: [{ ...administrator, username, departments: [rootDepartment] }],
      isEmpty: true,
    })
    await sql`select setval(pg_get_serial_sequence('tenant', 'id'), (select max(id) from tenant))`.execute(owner)
    if (!account) throw new Error('a house was opened without an account')
    return account
  } catch (error) {
    await clearTenant(engine, id)
    throw error
  }
}
