import pg from 'pg'
import type { Connection } from './database'

/** Milliseconds a server may take to open. */
const patience = 10_000
const oldest = 15

/** Connection settings of a `postgres://` address. Throws one sentence when it is none. */
export function connectionOf(url: string): Connection {
  try {
    const { host, port, user, password, database, ssl } = new pg.Client({ connectionString: url })
    return {
      host,
      port,
      ...(user ? { user } : {}),
      ...(password ? { password } : {}),
      ...(database ? { database } : {}),
      ...(ssl ? { ssl } : {}),
    }
  } catch {
    throw new Error('DATABASE_URL is no address of a database; write postgres://user:password@host:5432/database')
  }
}

/** Database and server as an operator would name them. Never the password. */
export const nameOf = ({ database = 'postgres', host = 'localhost', port = 5432 }: Connection): string =>
  `the database ${database} at ${host}:${port}`

/** What the driver says, in the words of somebody who can do something about it. */
function refusal(connection: Connection, error: Error & { code?: string }): Error {
  const { user = '', database = '', host, port } = connection
  const place = `${host}:${port}`
  const code = error.code ?? ''
  if (code.startsWith('28') || /password must be a string/.test(error.message))
    return new Error(`DATABASE_URL: PostgreSQL at ${place} refuses the login ${user}; correct its name and password`)
  if (code === '3D000')
    return new Error(`DATABASE_URL: there is no database ${database} at ${place}; make it with: create database ${database} owner ${user}`)
  if (/^E[A-Z_]+$/.test(code) || error.message === 'timeout expired')
    return new Error(
      `DATABASE_URL: nothing answers at ${place} (${code || 'no answer in time'}); start PostgreSQL there or correct the address`,
    )
  return new Error(`DATABASE_URL: PostgreSQL at ${place} says: ${error.message}`)
}

type Found = {
  readonly version: number
  readonly encoding: string
  readonly user: string
  readonly standby: boolean
  readonly icu: boolean
  readonly makes_roles: boolean
  readonly makes_tables: boolean
}

const question = `select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding,
  current_user as user, pg_is_in_recovery() as standby,
  exists (select from pg_collation where collname = 'zh-x-icu') as icu, (select rolsuper or rolcreaterole from pg_roles where rolname = current_user) as makes_roles,
  has_schema_privilege('public', 'create') as makes_tables`

/** What is missing for the product to live there, as the end of a sentence; undefined when nothing is. */
function shortcoming(found: Found, { database = '' }: Connection): string | undefined {
  if (found.version < oldest) return `is version ${found.version}; version ${oldest} or newer is needed`
  if (found.encoding !== 'UTF8')
    return `keeps ${database} in ${found.encoding}; make it anew with: create database ${database} encoding 'UTF8' template template0`
  if (found.standby) return 'only follows another server and takes no changes; name the one it follows'
  if (!found.icu) return 'was built without ICU and cannot sort Chinese (zh-x-icu is missing); use a build with it'
  if (!found.makes_tables)
    return `does not let ${found.user} make tables; give it the database: alter database ${database} owner to ${found.user}`
  if (!found.makes_roles)
    return `does not let ${found.user} make the second login the product needs; allow it: alter role ${found.user} createrole`
  return undefined
}

async function ask(connection: Connection): Promise<Found | undefined> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: patience })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query<Found>(question)).rows[0]
  } catch (error) {
    throw refusal(connection, error as Error)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Looks at the server of `DATABASE_URL` before anything is done with it. Throws one sentence when the product cannot live there. */
export async function greetOutside(connection: Connection): Promise<void> {
  const found = await ask(connection)
  const lack = found && shortcoming(found, connection)
  if (lack) throw new Error(`DATABASE_URL: PostgreSQL at ${connection.host}:${connection.port} ${lack}`)
}
