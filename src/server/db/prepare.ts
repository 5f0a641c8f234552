import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { isStaleStatement } from '../error-code'
import type { StatementNames } from './statement-names'

/** Most statements a connection keeps. One that holds more is replaced, for the database keeps them until it ends. */
const most = 200

/** A connection that keeps the plans of statements with names. */
function preparing(client: pg.PoolClient, names: StatementNames): PostgresPoolClient {
  const kept = new Set<string>()
  const named = async (name: string, text: string, values: unknown[]) => {
    kept.add(name)
    const isInTransaction = client.getTransactionStatus() !== 'I'
    try {
      return await client.query({ name, text, values })
    } catch (error) {
      if (!isStaleStatement(error)) throw error
      names.forget()
      // A failed transaction is its owner's to begin anew.
      if (isInTransaction) throw error
      return client.query(text, values)
    }
  }
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  function query(text: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('nothing here reads by cursor')
    const name = values.length > 0 ? names.of(text) : undefined
    return name === undefined ? client.query(text, [...values]) : named(name, text, [...values])
  }
  return { query, release: () => client.release(kept.size > most) }
}

/** A pool whose connections plan a statement that keeps coming back once instead of every time. */
export function preparingPool(pool: pg.Pool, names: StatementNames): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    async connect() {
      const client = await pool.connect()
      const found = known.get(client) ?? preparing(client, names)
      known.set(client, found)
      return found
    },
    end: () => pool.end(),
  }
}
