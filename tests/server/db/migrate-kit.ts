import pg from 'pg'
import { inject } from 'vitest'
import type { Catalogue } from '../../../src/contract/catalogue'
import { count, optional } from '../../../src/contract/field'
import type { Resource } from '../../../src/contract/resource'
import type { Connection } from '../../../src/server/db/database'
import { Paper, tinyCatalogue } from '../../kit/product/tiny-product'
import { openDatabase } from '../../kit/server/open-database'

/** The tiny product's nouns, with papers as given. */
export const withPaper = (paper: Partial<Resource>): Catalogue => ({
  ...tinyCatalogue,
  resources: { ...tinyCatalogue.resources, paper: { ...Paper, ...paper } },
})
/** A release in which papers also have a weight. */
export const weighed = withPaper({ fields: { ...Paper.fields, weight: optional(count('重量', 'Weight', { max: 1000 })) } })
/** A release in which papers are also searched by their pages. */
export const searched = withPaper({ search: [...Paper.search, 'pages'] })

/** A database for migrations alone. */
export type BareDatabase = {
  readonly connection: Connection
  /** A connection of its owner, ended with the database. A lock it has to wait for fails it instead of the test. */
  readonly connect: () => Promise<pg.Client>
  readonly ask: <Row extends object>(statement: string, values?: unknown[]) => Promise<Row[]>
  readonly drop: () => Promise<void>
}

export async function openBareDatabase(): Promise<BareDatabase> {
  const { name, drop } = await openDatabase(inject('cluster'))
  const connection = { ...inject('cluster'), database: name }
  const clients: pg.Client[] = []
  const connect = async () => {
    const client = new pg.Client({ ...connection, options: '-c app.tenant_id=1 -c lock_timeout=20s' })
    await client.connect()
    clients.push(client)
    return client
  }
  const first = await connect()
  return {
    connection,
    connect,
    ask: async <Row extends object>(statement: string, values: unknown[] = []) => (await first.query<Row>(statement, values)).rows,
    async drop() {
      for (const client of clients) await client.end()
      await drop()
    },
  }
}

/** Fills a table of papers. */
export const paperRows = (rows: number): string =>
  `insert into paper (id, create_by, title, shelf, code, pages)
    select 'p' || n, 'anna', 'paper ' || n, 'a', 'c' || n, n % 1000 from generate_series(1, ${rows}) n`
