import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { clusterPlace } from '../../src/server/db/cluster/cluster-place'
import { connectionTo } from '../../src/server/db/cluster/connection'
import { builtFolder } from '../kit/next-release'
import { startServer } from '../kit/server-process'

/** A house of its own for one bench: the server as a process, and the same database by the bare driver. */
export type BenchHouse = {
  readonly address: string
  /** Process of the server. */
  readonly pid: number
  /** As the owner of the database, bound by no policy. */
  readonly owner: pg.Pool
  /** As the server's own connections of the first tenant: the same login, under the same policies. */
  readonly tenant: pg.Pool
  readonly close: () => Promise<void>
}

export async function openBenchHouse(entry: 'tiny-server.ts' | 'garden-server.ts' | 'journey-server.ts'): Promise<BenchHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'kg-bench-'))
  const dataDir = join(folder, 'data')
  const server = startServer(entry, { DATA_DIR: dataDir, APP_FOLDER: builtFolder })
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
    owner,
    tenant,
    async close() {
      await Promise.all([owner.end(), tenant.end()])
      server.child.kill('SIGTERM')
      await server.ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
