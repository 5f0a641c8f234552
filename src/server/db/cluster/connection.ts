import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { errorCode } from './cluster-error'
import { passwordFile } from './cluster-place'

/** pg connection settings of the cluster's owner. `host` is a socket directory, or 127.0.0.1 on Windows. */
export type Connection = { host: string; port: number; user: string; password: string; database: string }

export const OWNER = 'postgres'
export const DATABASE = 'kindergarten'
export const hasSockets = process.platform !== 'win32'

/** Settings to reach the cluster of `home` through `door` (a short spelling of the data directory). */
export function connectionTo(home: string, door: string, port: number): Connection {
  const password = readFileSync(passwordFile(home), 'utf8').trim()
  return { host: hasSockets ? join(door, 'postgres') : '127.0.0.1', port, user: OWNER, password, database: DATABASE }
}

/** The port for a new start: on sockets only part of a name, on Windows a free one of the loopback. */
export function choosePort(): Promise<number> {
  if (hasSockets) return Promise.resolve(5432)
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 5432))
    })
  })
}

/** What `postmaster.pid` tells: who ran last, and on which port. Undefined when there is none or it is damaged. */
export function lastPostmaster(home: string): { pid: number; port: number } | undefined {
  const file = join(home, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n').map(Number)
  return pid && pid > 0 ? { pid, port: port || 5432 } : undefined
}

/** Milliseconds until a door counts as closed when somebody knocks, and until who has been let in before gives up. */
const knock = 5_000
const patience = 30_000

/** Runs `work` on one connection to `database` and closes it. */
export async function onConnection<T>(
  connection: Connection,
  database: string,
  work: (client: pg.Client) => Promise<T>,
  within = patience,
): Promise<T> {
  const client = new pg.Client({ ...connection, database, ssl: false, connectionTimeoutMillis: within })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** How a cluster answers the door: `absent` when nobody opens, `refused` when it knows another password. */
export type Greeting = 'ready' | 'starting' | 'stopping' | 'absent' | 'refused'

/** Knocks once. Never throws. */
export async function greet(connection: Connection): Promise<Greeting> {
  try {
    await onConnection(connection, 'postgres', (client) => client.query('select 1'), knock)
    return 'ready'
  } catch (error) {
    const code = errorCode(error)
    if (code === '57P03') return error instanceof Error && error.message.includes('shutting down') ? 'stopping' : 'starting'
    if (code === '53300') return 'ready'
    return code.startsWith('28') ? 'refused' : 'absent'
  }
}
