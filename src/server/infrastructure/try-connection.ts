import pg from 'pg'
import { refuse, refuseFields } from '../../contract/error'
import { postgresKind } from '../../contract/system/infrastructure/data-source'
import { placeOf } from '../../contract/system/infrastructure/database-address'
import { codeOf } from '../error-code'

/** Milliseconds until a server that does not answer is given up. */
const longest = 5000

/** What a connection is tried with. */
export type Tried = {
  readonly dbType: string
  readonly dbUrl: string
  readonly dbName?: string | null | undefined
  readonly dbUsername?: string | null | undefined
  readonly dbPassword?: string | null | undefined
}

/** Whether the configuration lets this server connect there: it names the host alone, which stands for every port of it, or with the port. */
const isAllowed = (hosts: readonly string[], host: string, port: number): boolean =>
  hosts.some((one) => [host, `${host}:${port}`, `[${host}]:${port}`].includes(one.toLowerCase()))

/** What the server or the way to it said, as one of three things. */
function whyNot(error: unknown): 'data-source.unreachable' | 'data-source.login' | 'data-source.refused' {
  const code = codeOf(error)
  const message = error instanceof Error ? error.message : ''
  if (code.startsWith('28') || /password must be a string|SASL/.test(message)) return 'data-source.login'
  if (/^[0-9A-Z]{5}$/.test(code) && !/^E[A-Z]+$/.test(code)) return 'data-source.refused'
  return 'data-source.unreachable'
}

/**
 * Connects to a database and leaves again. Refuses with what is wrong, and says no more of a server than whether it answers, refuses, or does not
 * take the password; `hosts`: those the configuration allows, none by default.
 */
export async function tryConnection(
  hosts: readonly string[],
  { dbType, dbUrl, dbName, dbUsername, dbPassword }: Tried,
  patience = longest,
): Promise<void> {
  if (hosts.length === 0) refuse('data-source.off')
  if (dbType !== postgresKind) refuse('data-source.kind')
  const place = placeOf(dbUrl, dbName) ?? refuseFields({ dbUrl: { code: 'data-source.address' } })
  const { host, port, database, encrypted } = place
  if (!isAllowed(hosts, host, port)) refuse('data-source.host', { host: `${host}:${port}` })
  const client = new pg.Client({
    host,
    port,
    database,
    user: dbUsername || 'postgres',
    // As a function: an empty text would be taken for none, and replaced by what the environment says for our own database.
    password: () => dbPassword ?? '',
    connectionTimeoutMillis: patience,
    ...(encrypted && { ssl: true }),
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    refuse(whyNot(error))
  } finally {
    await client.end().catch(() => undefined)
  }
}
