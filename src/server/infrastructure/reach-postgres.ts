import pg from 'pg'
import type { Reach } from './reach'

/** Reaches a PostgreSQL. */
export const reachPostgres: Reach = async ({ host, port, database, encrypted, user, password, patience }) => {
  const client = new pg.Client({
    host,
    port,
    database,
    user: user || 'postgres',
    // As a function: an empty text would be taken for none, and replaced by what the environment says for our own database.
    password: () => password,
    connectionTimeoutMillis: patience,
    ...(encrypted && { ssl: true }),
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } finally {
    await client.end().catch(() => undefined)
  }
}
