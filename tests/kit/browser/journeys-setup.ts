import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { readConfiguration } from '../../../src/server/configuration'
import { openCluster } from '../../../src/server/db/cluster/open-cluster'
import { openEngine } from '../../../src/server/open-engine'
import { settle } from '../../../src/server/seed/settle'
import { keepRelease } from '../../../src/server/start/keep-release'
import { browsedProduct } from '../product/browsed-product'
import { builtFolder } from '../product/next-release'
import { bundleServer } from '../server/bundle-server'
import { openDatabase, undurable } from '../server/open-database'
import { startServer } from '../server/server-process'
import { testPassword } from '../test-password'

/** One PostgreSQL and one seeded kindergarten for all journeys. Each journey gets a copy of it, so none sees another's marks. */
export default async function setup(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kg-journeys-'))
  const cluster = await openCluster({ dataDir, log: () => undefined, settings: undurable })
  const seeded = await openDatabase(cluster.connection)
  const environment = {
    DATABASE_URL: seeded.url,
    DATA_DIR: dataDir,
    SEED_PASSWORD: testPassword,
    LOG_LEVEL: 'silent',
    SECRET_KEY: 'ab'.repeat(32),
  }
  const { engine, close } = await openEngine(readConfiguration(environment), browsedProduct)
  await settle(engine, browsedProduct)
  // Somebody's night: a run that passes midnight finds the next day open as well.
  await sql`update school_day set is_open = true where date = current_date + 1`.execute(engine.databases.owner)
  // Nothing tidies up here, so nobody else would tell the planner how much there is.
  await sql`analyze`.execute(engine.databases.owner)
  await close()
  await keepRelease(builtFolder, dataDir)
  const server = await bundleServer('kit/server/journeys/journey-server.ts')
  const hosting = await bundleServer('kit/server/journeys/journey-host.ts')
  const host = startServer(hosting, {})
  process.env.JOURNEY_HOST = await host.ready
  const [release = ''] = await readdir(join(dataDir, 'releases'))
  process.env.JOURNEY_RELEASE = join(dataDir, 'releases', release)
  process.env.JOURNEY_SERVER = server
  process.env.JOURNEY_CLUSTER = JSON.stringify(cluster.connection)
  process.env.JOURNEY_TEMPLATE = new URL(seeded.url).pathname.slice(1)
  return async () => {
    host.child.kill('SIGTERM')
    await host.ended
    await cluster.stop()
    for (const folder of [dataDir, dirname(server), dirname(hosting)]) await rm(folder, { recursive: true, force: true })
  }
}
