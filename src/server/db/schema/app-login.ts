import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Connection } from '../database'
import type { FoundSchema } from './read-schema'

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

/** Makes the login tenants' connections use, or mends it. It owns nothing and cannot bypass the policies. Its password lives where only the owner can read it. */
export async function mendLogin(client: pg.Client, user: string): Promise<void> {
  await client.query("insert into engine_secret values ('app password', $1) on conflict do nothing", [
    randomBytes(24).toString('base64url'),
  ])
  const { rows } = await client.query<{ value: string }>("select value from engine_secret where name = 'app password'")
  await client.query(`${await toMake(client, user)} password ${pg.escapeLiteral(rows[0]?.value ?? '')}`)
  await client.query(`do $$ begin execute format('grant usage on schema %I to ${user}', current_schema()); end $$`)
}

/** How tenants' connections log in. */
export const loginOf = (connection: Connection, { user, password }: FoundSchema): Connection => ({
  ...connection,
  user,
  password: password ?? '',
})

/** Whether it is let in: only by trying can its password be known to be right. */
export async function isLetIn(login: Connection): Promise<boolean> {
  const client = new pg.Client(login)
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
