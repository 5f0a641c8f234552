import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Catalogue } from '../../src/contract/catalogue'
import { count, optional } from '../../src/contract/field'
import { openCluster } from '../../src/server/db/cluster/open-cluster'
import type { Connection } from '../../src/server/db/database'
import { migrate } from '../../src/server/db/migrate'
import { Paper, tinyCatalogue } from '../kit/product/tiny-product'
import { openDatabase } from '../kit/server/open-database'
import { type Bench, bareTime, type Figure, time } from './figure'
import { quantile } from './measure'

const rows = 1_000_000
/** Milliseconds a save may take meanwhile: the change steps back from its queue after 100 ms. */
const longest = 250

/** The release to come: papers have a field more, and are searched by their pages. */
const next: Catalogue = {
  ...tinyCatalogue,
  resources: {
    ...tinyCatalogue.resources,
    paper: {
      ...Paper,
      fields: { ...Paper.fields, weight: optional(count('重量', 'Weight', { max: 1000 })) },
      search: [...Paper.search, 'pages'],
    },
  },
}

/** Somebody who saves one row after the other until told to stop. Answers how long each took, in milliseconds. */
function writeOn(client: pg.Client): { readonly end: () => Promise<number[]> } {
  let isOver = false
  const taken: number[] = []
  const writing = (async () => {
    for (let at = 0; !isOver; at++) {
      const begun = performance.now()
      await client.query('insert into paper (id, create_by, title, shelf, pages) values ($1, $2, $3, $4, $5) on conflict do nothing', [
        `w${performance.now()}`,
        'anna',
        'beside',
        'a',
        at % 1000,
      ])
      taken.push(performance.now() - begun)
    }
    return taken
  })()
  return {
    end: () => {
      isOver = true
      return writing
    },
  }
}

async function fill(client: pg.Client): Promise<void> {
  await client.query(`insert into paper (id, create_by, title, shelf, code, pages)
    select 'p' || n, 'anna', 'paper ' || n, 'a', 'c' || n, n % 1000 from generate_series(1, ${rows}) n`)
  await client.query('vacuum analyze paper')
}

async function measure(connection: Connection, writer: pg.Client): Promise<Figure[]> {
  await migrate(connection, tinyCatalogue)
  await fill(writer)
  const alone = writeOn(writer)
  // As long as anything of this machine's own would show.
  await migrate(connection, tinyCatalogue)
  await new Promise((resolve) => setTimeout(resolve, 3000))
  const before = await alone.end()
  const beside = writeOn(writer)
  const begun = performance.now()
  await migrate(connection, next)
  const took = performance.now() - begun
  const during = await beside.end()
  const begunAgain = performance.now()
  await migrate(connection, next)
  return [
    bareTime('a field and an index more', took),
    time('  the longest save meanwhile', Math.max(...during), longest),
    time('  95 of 100 saves meanwhile', quantile(during, 0.95), 20),
    bareTime('  95 of 100 saves before', quantile(before, 0.95)),
    time('the next start finds nothing to do', performance.now() - begunAgain, 100),
  ]
}

/** A release comes while people work. */
export const migrationBeside: Bench = {
  name: 'migration',
  says: `a noun of ${rows} rows changes while somebody writes one row of it after the other`,
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'kg-bench-'))
    const cluster = await openCluster({ dataDir: folder, log: () => undefined })
    const { name } = await openDatabase(cluster.connection)
    const connection = { ...cluster.connection, database: name }
    const writer = new pg.Client({ ...connection, options: '-c app.tenant_id=1' })
    await writer.connect()
    try {
      return await measure(connection, writer)
    } finally {
      await writer.end()
      await cluster.stop()
      await rm(folder, { recursive: true, force: true })
    }
  },
}
