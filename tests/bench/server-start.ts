import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCluster } from '../../src/server/db/cluster/open-cluster'
import { bundleServer } from '../kit/server/bundle-server'
import { openDatabase } from '../kit/server/open-database'
import { startServer } from '../kit/server/server-process'
import { type Bench, bareTime, type Figure, growth, time } from './figure'
import { median } from './measure'

const sizes = [41, 150] as const
const times = 5
/** Milliseconds from the start of the process to its first answer. */
const most = 2000

type Start = { readonly ready: number; readonly loaded: number }
type Settings = Readonly<Record<string, string>>

/** Starts a server and ends it again. */
async function start(entry: string, settings: Settings): Promise<Start> {
  const begun = performance.now()
  const server = startServer(entry, settings)
  await server.ready
  const ready = performance.now() - begun
  server.child.kill('SIGTERM')
  await server.ended
  return { ready, loaded: Number(/loaded after (\d+) ms/.exec(server.said())?.[1]) }
}

/** The middle of several starts on a database that a first one, which does not count, has left as it should be. */
async function startAgain(entry: string, settings: Settings): Promise<Start> {
  await start(entry, settings)
  const found: Start[] = []
  while (found.length < times) found.push(await start(entry, settings))
  return { ready: median(found.map(({ ready }) => ready)), loaded: median(found.map(({ loaded }) => loaded)) }
}

async function measure(folder: string): Promise<Figure[]> {
  const cluster = await openCluster({ dataDir: join(folder, 'cluster'), log: () => undefined })
  const bundle = await bundleServer('kit/server/large-server.ts')
  try {
    const work: number[] = []
    const figures: Figure[] = []
    for (const nouns of sizes) {
      const database = await openDatabase(cluster.connection)
      const settings = { NOUNS: String(nouns), DATABASE_URL: database.url, DATA_DIR: join(folder, `${nouns}`) }
      const [sources, packed] = [await startAgain('kit/server/large-server.ts', settings), await startAgain(bundle, settings)]
      work.push(packed.ready - packed.loaded)
      figures.push(
        time(`${nouns} nouns, until it answers`, sources.ready, most),
        bareTime('  of it loading the sources', sources.loaded),
        time('  of it database, routes and all else', sources.ready - sources.loaded, most / 4),
        bareTime('  the same from one file, as tests start it', packed.ready),
      )
      await database.drop()
    }
    return [...figures, growth(`${sizes[1]} nouns beside ${sizes[0]}, all but loading`, (work[1] ?? 0) / (work[0] ?? 1), 2)]
  } finally {
    await cluster.stop()
    await rm(join(bundle, '..'), { recursive: true, force: true })
  }
}

/** A start is short however many nouns there are, where nothing has changed since the last one. */
export const serverStart: Bench = {
  name: 'start',
  says: `from nothing to ready on a database where nothing has changed, middle of ${times}; PostgreSQL runs already, but in the last line`,
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'kg-bench-'))
    try {
      const figures = await measure(folder)
      const own = await startAgain('kit/server/large-server.ts', { NOUNS: String(sizes[1]), DATA_DIR: join(folder, 'own') })
      return [...figures, bareTime(`${sizes[1]} nouns, its private PostgreSQL started too`, own.ready)]
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
}
