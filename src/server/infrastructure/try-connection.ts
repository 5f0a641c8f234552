import { refuse, refuseFields } from '../../contract/error'
import { dialectOf } from '../../contract/system/infrastructure/data-source'
import { type Dialect, placeOf } from '../../contract/system/infrastructure/database-address'
import { codeOf } from '../error-code'
import type { Reach } from './reach'

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

/** What an address of a dialect begins with, as it is told to whoever wrote another one. */
const begins = { postgres: 'postgresql', mysql: 'mysql' } as const

/** How each dialect is spoken. A driver is loaded with the first try of its kind: a house that names no host never needs one. */
const drivers: Readonly<Record<Dialect, () => Promise<Reach>>> = {
  postgres: () => import('./reach-postgres').then((file) => file.reachPostgres),
  mysql: () => import('./reach-mysql').then((file) => file.reachMysql),
}

/** Whether the configuration lets this server connect there: it names the host alone, which stands for every port of it, or with the port. */
const isAllowed = (hosts: readonly string[], host: string, port: number): boolean =>
  hosts.some((one) => [host, `${host}:${port}`, `[${host}]:${port}`].includes(one.toLowerCase()))

/** Codes by which a server says that it does not take user name or password, and by which it says anything else. */
const noLogin = /^(28\w{3}|ER_ACCESS_DENIED_\w+|ER_MUST_CHANGE_PASSWORD\w*|ER_ACCOUNT_HAS_BEEN_LOCKED|AUTH_SWITCH_PLUGIN_ERROR)$/
const said = /^(?!E[A-Z]+$)([0-9A-Z]{5}|ER_\w+|HANDSHAKE_\w+)$/

/** What the server or the way to it said, as one of three things. */
function whyNot(error: unknown): 'data-source.unreachable' | 'data-source.login' | 'data-source.refused' {
  const code = codeOf(error)
  const message = error instanceof Error ? error.message : ''
  if (noLogin.test(code) || /password must be a string|SASL/.test(message)) return 'data-source.login'
  return said.test(code) ? 'data-source.refused' : 'data-source.unreachable'
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
  const dialect = dialectOf(dbType) ?? refuse('data-source.kind')
  const place =
    placeOf(dialect, dbUrl, dbName) ?? refuseFields({ dbUrl: { code: 'data-source.address', values: { kind: begins[dialect] } } })
  const { host, port } = place
  if (!isAllowed(hosts, host, port)) refuse('data-source.host', { host: `${host}:${port}` })
  const reach = await drivers[dialect]()
  try {
    await reach({ ...place, user: dbUsername ?? '', password: dbPassword ?? '', patience })
  } catch (error) {
    refuse(whyNot(error))
  }
}
