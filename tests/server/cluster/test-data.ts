import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll } from 'vitest'
import { clusterName, clusterProcesses, signal } from '../../../src/server/db/cluster/cluster-processes'
import type { Connection } from '../../../src/server/db/cluster/connection'
import { onConnection } from '../../../src/server/db/cluster/connection'
import { openCluster } from '../../../src/server/db/cluster/open-cluster'
import { endProducts } from './product-process'

export const isRoot = process.getuid?.() === 0
/** `nobody`, the ordinary user of these tests. */
export const NOBODY = 65534

const made: { directory: string; dataDir: string }[] = []

/** A data directory that does not exist yet, in a fresh directory of `uid`, or below `parent`. All go at the end of the file, so that tests may run side by side. */
export function freshDataDir({ uid, parent = '/tmp', below = 'data' }: { uid?: number; parent?: string; below?: string } = {}): string {
  const directory = mkdtempSync(join(parent, 'kg-test-'))
  chmodSync(directory, 0o700)
  if (uid !== undefined && isRoot) chownSync(directory, uid, uid)
  const dataDir = join(directory, below)
  made.push({ directory, dataDir })
  return dataDir
}

let pattern: Promise<string> | undefined

/** A data directory whose cluster holds one child, copied from one made once per file. */
export async function dataDirWithChild(): Promise<string> {
  pattern ??= (async () => {
    const dataDir = freshDataDir()
    const cluster = await openCluster({ dataDir, log: () => undefined })
    await ask(cluster.connection, `create table child as select '小兰' as name`)
    await cluster.stop()
    return dataDir
  })()
  const dataDir = freshDataDir()
  cpSync(await pattern, dataDir, { recursive: true })
  return dataDir
}

/** Pids of every PostgreSQL process of a data directory. */
export async function postgresPids(dataDir: string): Promise<number[]> {
  const home = join(dataDir, 'postgres')
  return existsSync(home) ? (await clusterProcesses(clusterName(home))).map((one) => one.pid) : []
}

/** A process that has ended and waits for its parent to notice has no command line any more. */
const isThere = (pid: number) => readFile(`/proc/${pid}/cmdline`, 'utf8').then(Boolean, () => false)

/** Ends processes and waits until they are gone. */
export async function killAll(pids: number[]): Promise<void> {
  for (const pid of pids) signal(pid, 'SIGKILL')
  for (const pid of pids) while (await isThere(pid)) await sleep(10)
}

afterAll(async () => {
  await endProducts()
  for (const { directory, dataDir } of made.splice(0)) {
    await killAll(await postgresPids(dataDir))
    rmSync(directory, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
})

/** Runs one statement and returns the first column of its rows. */
export function ask(connection: Connection, sql: string): Promise<unknown[]> {
  return onConnection(connection, connection.database, async (client) =>
    (await client.query({ text: sql, rowMode: 'array' })).rows.map((row: unknown[]) => row[0]),
  )
}
