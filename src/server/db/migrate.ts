import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Catalogue } from '../../contract/catalogue'
import { tableOf } from './column'
import type { Connection } from './database'
import { closedTables, engineTables, tenantTables } from './engine-tables'
import { migrations } from './migrations'
import { statementsFor } from './noun-table'

/** One migration at a time on a database, however many processes start together. */
const lock = 7_316_024

async function columnsByTable(client: pg.Client): Promise<Map<string, Set<string>>> {
  const { rows } = await client.query<{ table_name: string; column_name: string }>(
    'select table_name, column_name from information_schema.columns where table_schema = current_schema()',
  )
  const found = new Map<string, Set<string>>()
  for (const row of rows) found.set(row.table_name, (found.get(row.table_name) ?? new Set()).add(row.column_name))
  return found
}

/** The policy that makes a table show each tenant's connections only that tenant's rows. The owner, who migrates, is not bound by it. */
async function protect(client: pg.Client, table: string, role: string): Promise<void> {
  const known = await client.query(
    "select 1 from pg_policies where schemaname = current_schema() and tablename = $1 and policyname = 'tenant'",
    [table],
  )
  if (!known.rowCount) {
    await client.query(`alter table "${table}" enable row level security`)
    await client.query(`create policy tenant on "${table}" using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer)`)
  }
  await client.query(`grant select, insert, update, delete on "${table}" to ${role}`)
}

/** What the login may be, and must not be; each with where the database says so. */
const bounds = {
  rolcanlogin: 'login',
  rolsuper: 'nosuperuser',
  rolbypassrls: 'nobypassrls',
  rolcreatedb: 'nocreatedb',
  rolcreaterole: 'nocreaterole',
}

/** Beginning of the statement that makes the login, or mends it where it differs: who is no superuser may not even repeat that it is none. */
async function toMake(client: pg.Client, user: string): Promise<string> {
  const { rows } = await client.query<Record<string, boolean>>(`select ${Object.keys(bounds)} from pg_roles where rolname = $1`, [user])
  const known = rows[0]
  if (!known) return `create role ${user} ${Object.values(bounds).join(' ')}`
  const wrong = Object.entries(bounds).filter(([name]) => known[name] !== (name === 'rolcanlogin'))
  return `alter role ${user} ${wrong.map(([, bound]) => bound).join(' ')}`
}

/** The login tenants' connections use. It owns nothing and cannot bypass the policies. Its password lives where only the owner can read it. */
async function appLogin(client: pg.Client, database: string): Promise<{ user: string; password: string }> {
  const user = `app_${database.replace(/\W/g, '_').toLowerCase()}`.slice(0, 60)
  await client.query("insert into engine_secret values ('app password', $1) on conflict do nothing", [
    randomBytes(24).toString('base64url'),
  ])
  const { rows } = await client.query<{ value: string }>("select value from engine_secret where name = 'app password'")
  const password = rows[0]?.value ?? ''
  await client.query(`${await toMake(client, user)} password ${pg.escapeLiteral(password)}`)
  return { user, password }
}

/** Brings a database to what the nouns say, and answers how tenants' connections log in. Safe to run from several processes at once. */
export async function migrate(connection: Connection, catalogue: Catalogue): Promise<Connection> {
  const client = new pg.Client(connection)
  // Lost between two statements, it fails the next one.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    const here = await client.query<{ db: string }>('select current_database() db')
    for (const statement of Object.values(engineTables)) await client.query(statement)
    const login = await appLogin(client, here.rows[0]?.db ?? '')
    await client.query(`grant usage on schema public to ${login.user}`)
    await runNumbered(client)
    await client.query('begin')
    const existing = await columnsByTable(client)
    for (const resource of Object.values(catalogue.resources)) {
      for (const statement of statementsFor(resource, existing.get(tableOf(resource.name)) ?? new Set())) await client.query(statement)
    }
    const tables = [...tenantTables, ...Object.keys(catalogue.resources).map(tableOf)]
    for (const table of tables) await protect(client, table, login.user)
    for (const table of closedTables) await client.query(`alter table ${table} enable row level security`)
    await client.query('commit')
    return { ...connection, ...login }
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function runNumbered(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ number: number }>('select number from migration')
  const done = new Set(rows.map((row) => row.number))
  for (const [at, migration] of migrations.entries()) {
    const number = at + 1
    if (done.has(number)) continue
    await client.query('begin')
    await client.query(migration.sql)
    await client.query('insert into migration (number, name) values ($1, $2)', [number, migration.name])
    await client.query('commit')
  }
}
