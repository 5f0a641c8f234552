import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import pg from 'pg'
import { builtFolder } from '../product/next-release'
import { openDatabase } from '../server/open-database'
import { freePort } from '../server/outside-postgres'
import { type ServerProcess, startServer } from '../server/server-process'

/** Environment of a server. */
export type Settings = Readonly<Record<string, string>>

/** A kindergarten of one journey's own, served by a process that can be killed and started again on the same port. */
export type JourneyHouse = {
  readonly url: string
  /** Starts it, with further settings when given; `APP_FOLDER` is where the app it serves lies. */
  readonly start: (settings?: Settings) => Promise<void>
  readonly kill: (signal?: NodeJS.Signals) => Promise<void>
  /** Asks the database, past the product. */
  readonly ask: <Row extends object>(statement: string, values?: unknown[]) => Promise<Row[]>
  readonly close: () => Promise<void>
}

/** Lays what a server keeps of the built app where it keeps it: every first start would copy more than a thousand files. */
async function bringRelease(dataDir: string, kept: string): Promise<void> {
  const releases = join(dataDir, 'releases')
  await mkdir(releases)
  await symlink(kept, join(releases, basename(kept)))
}

/** Opens it with `always` as part of its settings at every start. */
export async function openJourneyHouse(always: Settings = {}): Promise<JourneyHouse> {
  const database = await openDatabase(JSON.parse(process.env.JOURNEY_CLUSTER ?? '{}'), process.env.JOURNEY_TEMPLATE)
  const dataDir = await mkdtemp(join(tmpdir(), 'kg-journey-'))
  if (process.env.JOURNEY_RELEASE) await bringRelease(dataDir, process.env.JOURNEY_RELEASE)
  const port = await freePort()
  const url = `${always.TLS_CERT ? 'https' : 'http'}://localhost:${port}`
  const environment = {
    PORT: String(port),
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    SECRET_KEY: 'ab'.repeat(32),
    APP_FOLDER: builtFolder,
    ...always,
  }
  // One connection, whose end is waited for: a pool's would still be open when its database is dropped.
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  let server: ServerProcess | undefined
  const kill = async (signal: NodeJS.Signals = 'SIGKILL') => {
    server?.child.kill(signal)
    await server?.ended
  }
  const start = async (settings: Settings = {}) => {
    server = startServer(process.env.JOURNEY_SERVER ?? 'kit/server/journey-server.ts', { ...environment, ...settings })
    await server.ready
  }
  await start()
  return {
    url,
    start,
    kill,
    ask: async <Row extends object>(statement: string, values: unknown[] = []) => (await client.query(statement, values)).rows as Row[],
    async close() {
      await kill('SIGTERM')
      await client.end()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
