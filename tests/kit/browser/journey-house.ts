import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import pg from 'pg'
import { builtFolder } from '../product/next-release'
import { openDatabase } from '../server/open-database'
import { freePort } from '../server/outside-postgres'
import { startServer } from '../server/server-process'
import { testPassword } from '../test-password'

/** Environment of a server. */
export type Settings = Readonly<Record<string, string>>

/** A kindergarten of one journey's own, which can be ended and started again on the same port. */
export type JourneyHouse = {
  readonly url: string
  /** Starts it, with further settings when given; `APP_FOLDER` is where the app it serves lies. */
  readonly start: (settings?: Settings) => Promise<void>
  /** Ends it in order by `SIGTERM`; at once by `SIGKILL`, where it has a process of its own. */
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

/** What serves a house from its start to its end. */
type Served = { readonly end: (signal: NodeJS.Signals) => Promise<unknown> }

async function inOwnProcess(environment: Settings): Promise<Served> {
  const { child, ended, ready } = startServer(process.env.JOURNEY_SERVER ?? 'kit/server/journeys/journey-server.ts', environment)
  await ready
  return {
    async end(signal) {
      child.kill(signal)
      await ended
    },
  }
}

/** In the process that serves the houses of all journeys. */
async function hosted(environment: Settings): Promise<Served> {
  const ask = async (method: 'POST' | 'DELETE') => {
    const settings = { SEED_PASSWORD: testPassword, LOG_LEVEL: 'error', ...environment }
    const answered = await fetch(process.env.JOURNEY_HOST ?? '', { method, body: JSON.stringify(settings) })
    if (!answered.ok) throw new Error(await answered.text())
  }
  await ask('POST')
  return {
    async end(signal) {
      if (signal !== 'SIGTERM') throw new Error('a house whose server is killed has to have a process of its own: the tag @own-process')
      await ask('DELETE')
    },
  }
}

/** Opens it with `always` as part of its settings at every start. `ownProcess`: served by a process of its own. */
export async function openJourneyHouse(always: Settings, ownProcess: boolean): Promise<JourneyHouse> {
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
  let served: Served | undefined
  const kill = async (signal: NodeJS.Signals = 'SIGKILL') => {
    await served?.end(signal)
    served = undefined
  }
  const start = async (settings: Settings = {}) => {
    served = await (ownProcess ? inOwnProcess : hosted)({ ...environment, ...settings })
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
