import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { clusterPlace } from '../../src/server/db/cluster/cluster-place'
import { clusterName, clusterProcesses } from '../../src/server/db/cluster/cluster-processes'
import { connectionTo } from '../../src/server/db/cluster/connection'
import { builtFolder } from '../kit/product/next-release'
import { type ServerProcess, startServer } from '../kit/server/server-process'

/** A house of its own for one bench: the server as a process, and the same database by the bare driver. */
export type BenchHouse = {
  readonly address: string
  /** Process of the server. */
  readonly pid: number
  /** Processes of its database. */
  readonly database: () => Promise<number[]>
  /** As the owner of the database, bound by no policy. */
  readonly owner: pg.Pool
  /** As the server's own connections of the first tenant: the same login, under the same policies. */
  readonly tenant: pg.Pool
  /** Starts another node on the same database, and answers where. It ends with the house. */
  readonly openNode: () => Promise<string>
  readonly close: () => Promise<void>
}

type Entry = 'tiny-server.ts' | 'garden-server.ts' | 'journeys/journey-server.ts'

/** Measures in a house of its own, which ends with it. */
export const inHouse =
  <T>(entry: Entry, measure: (house: BenchHouse) => Promise<T>) =>
  async (): Promise<T> => {
    const house = await openBenchHouse(entry)
    try {
      return await measure(house)
    } finally {
      await house.close()
    }
  }

export async function openBenchHouse(entry: Entry): Promise<BenchHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'kg-bench-'))
  const dataDir = join(folder, 'data')
  const server = startServer(`kit/server/${entry}`, { DATA_DIR: dataDir, APP_FOLDER: builtFolder })
  const nodes: ServerProcess[] = []
  const address = await server.ready
  const connection = connectionTo(clusterPlace(dataDir).home, dataDir, 5432)
  const owner = new pg.Pool({ ...connection, max: 2 })
  const { rows } = await owner.query<{ value: string }>("select value from engine_secret where name = 'app password'")
  const login = { user: `app_${connection.database}`, password: rows[0]?.value ?? '' }
  const tenant = new pg.Pool({ ...connection, ...login, max: 8, options: '-c timezone=Asia/Shanghai -c app.tenant_id=1' })
  // The database ends before every idle connection has heard of it.
  for (const pool of [owner, tenant]) pool.on('error', () => undefined)
  return {
    address,
    pid: server.child.pid ?? 0,
    database: async () => (await clusterProcesses(clusterName(clusterPlace(dataDir).home))).map(({ pid }) => pid),
    owner,
    tenant,
    openNode() {
      const { user, password, port, database, host } = connection
      const node = startServer(`kit/server/${entry}`, {
        DATA_DIR: join(folder, `node-${nodes.length}`),
        APP_FOLDER: builtFolder,
        DATABASE_URL: `postgres://${user}:${encodeURIComponent(password)}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
        SECRET_KEY: readFileSync(join(dataDir, 'secret.key'), 'utf8').trim(),
      })
      nodes.push(node)
      return node.ready
    },
    async close() {
      for (const node of nodes) {
        node.child.kill('SIGTERM')
        await node.ended
      }
      await Promise.all([owner.end(), tenant.end()])
      server.child.kill('SIGTERM')
      await server.ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
