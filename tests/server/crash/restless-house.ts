import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type pg from 'pg'
import { clusterPlace } from '../../../src/server/db/cluster/cluster-place'
import { clusterName, clusterProcesses, signal } from '../../../src/server/db/cluster/cluster-processes'
import { connectionTo, onConnection } from '../../../src/server/db/cluster/connection'
import { findBinaries } from '../../../src/server/db/cluster/find-binaries'
import { lastLines } from '../../../src/server/db/cluster/postgres-log'
import { bundleServer } from '../../kit/server/bundle-server'
import { type ServerProcess, startServer } from '../../kit/server/server-process'

/** The account root runs the house under when it is to be an ordinary one. */
export const ordinary = 65534
export const isRoot = process.getuid?.() === 0

/** A house with a database of its own that is killed and started again. */
export type RestlessHouse = {
  /** Where it answers now, or answered last. */
  readonly address: () => string
  /** Starts it. Wait for its `ready` or do not. */
  readonly start: () => ServerProcess
  /** Kills the server, and with `everything` its database too, as a power cut would. */
  readonly kill: (everything: boolean) => Promise<void>
  /** Does something on a connection of the database's owner. */
  readonly onDatabase: <T>(work: (client: pg.Client) => Promise<T>) => Promise<T>
  /** Pids of its PostgreSQL processes. */
  readonly database: () => Promise<number[]>
  /** The last that its server and its database said, and which processes of the database run. */
  readonly lastWords: () => Promise<string>
  readonly clear: () => Promise<void>
}

/** What an ordinary user needs to be given when root chooses it: programs of PostgreSQL that it may run. */
async function rightsOf(user: number | undefined, dataDir: string): Promise<Record<string, string>> {
  if (user === undefined) return {}
  const { bin } = await findBinaries(clusterPlace(dataDir), { name: 'ordinary', uid: user, gid: user }, () => undefined)
  for (const path of [join(dataDir, '..'), dataDir]) chownSync(path, user, user)
  return { RUN_AS: String(user), POSTGRES_BIN: bin }
}

/** Prepares a house in a new folder. `user` is who runs it, when that is not who runs the tests. */
export async function prepareHouse(user?: number): Promise<RestlessHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'kg-crash-'))
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  chmodSync(folder, 0o700)
  const env = { DATA_DIR: dataDir, ...(await rightsOf(user, dataDir)) }
  const { home, logFile } = clusterPlace(dataDir)
  const program = await bundleServer('kit/server/tiny-server.ts')
  let server: ServerProcess | undefined
  let address = ''
  const database = async () => (await clusterProcesses(clusterName(home))).map((one) => one.pid)
  const kill = async (everything: boolean) => {
    if (!server) throw new Error('the house was never started')
    const doomed = everything ? await database() : []
    server.child.kill('SIGKILL')
    for (const pid of doomed) signal(pid, 'SIGKILL')
    await server.ended
  }
  return {
    address: () => address,
    start() {
      server = startServer(program, env)
      server.ready.then(
        (found) => {
          address = found
        },
        () => undefined,
      )
      return server
    },
    kill,
    onDatabase: (work) => onConnection(connectionTo(home, dataDir, 5432), 'kindergarten', work),
    database,
    async lastWords() {
      const { exitCode, signalCode } = server?.child ?? {}
      const running = (await clusterProcesses(clusterName(home))).map(({ pid, isPostmaster }) =>
        isPostmaster ? `${pid} (postmaster)` : pid,
      )
      return [
        `server ${exitCode ?? signalCode ?? 'running'}: ${server?.said()}`,
        lastLines(logFile),
        `PostgreSQL: ${running.join(', ')}`,
      ].join('\n')
    },
    async clear() {
      if (server) await kill(true)
      for (const made of [folder, dirname(program)]) rmSync(made, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    },
  }
}
