import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { zone } from '../../contract/time'
import { preparingPool } from './prepare'
import { openStatementNames, type StatementNames } from './statement-names'

/** Tables follow from the nouns at run time, so statements are written in SQL and their rows typed where they are read. */
export type Tables = Record<string, Record<string, unknown>>
export type Database = Kysely<Tables>
export type Db = Database | Transaction<Tables>

/** How to reach PostgreSQL: settings of the driver without a tenant. */
export type Connection = {
  readonly host?: string
  readonly port?: number
  readonly user?: string
  readonly password?: string
  readonly database?: string
  readonly ssl?: boolean | object
}

const types = new pg.TypeOverrides()
// Days stay days and moments become kindergarten time: the session's zone is fixed, so the server's own never matters.
types.setTypeParser(pg.types.builtins.DATE, (text: string) => text)
types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text: string) => text.slice(0, 19))
types.setTypeParser(pg.types.builtins.INT8, Number)
types.setTypeParser(pg.types.builtins.NUMERIC, Number)

export type Databases = {
  /** Connections of the owner: migrations, sign-in and jobs. They see every tenant. */
  readonly owner: Database
  /** Connections that see one tenant's rows and no others, because the database says so. */
  readonly tenant: (tenant: number) => Database
  readonly ownerConnection: Connection
  readonly close: () => Promise<void>
}

function open(connection: Connection, max: number, options: string, names: StatementNames, log: (line: string) => void): Database {
  const pool = new pg.Pool({
    ...connection,
    types,
    max,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    options: `-c timezone=${zone} ${options}`,
  })
  // A connection may break while it is idle and also while somebody holds it between two statements. Its holder hears of it by the
  // next statement, and the pool replaces it; without a listener of its own it would end the process.
  pool.on('connect', (client) => client.on('error', (error) => log(`database connection lost: ${error.message}`)))
  // Of idle ones the pool says it once more.
  pool.on('error', () => undefined)
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparingPool(pool, names) }) })
}

/**
 * Pools for the owner and for each tenant. A tenant's connections carry its number from the moment they are opened, so the
 * row-level security policies cost no round trip and no connection ever changes tenant.
 */
export function openDatabases(owner: Connection, app: Connection, log: (line: string) => void): Databases {
  const names = openStatementNames()
  const ownerDb = open(owner, 4, '', names, log)
  const tenants = new Map<number, Database>()
  const tenant = (id: number) => {
    if (!Number.isInteger(id) || id < 1) throw new Error(`not a tenant: ${id}`)
    let found = tenants.get(id)
    if (!found) {
      found = open(app, 12, `-c app.tenant_id=${id} -c statement_timeout=30000`, names, log)
      tenants.set(id, found)
    }
    return found
  }
  const close = async () => {
    await Promise.all([ownerDb, ...tenants.values()].map((db) => db.destroy()))
  }
  return { owner: ownerDb, tenant, ownerConnection: owner, close }
}
