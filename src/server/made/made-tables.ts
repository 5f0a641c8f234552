import { sql } from 'kysely'
import { MadeNoun } from '../../contract/system/made-noun'
import { tableOf } from '../db/column'
import type { Db } from '../db/database'
import { type MadeRow, selectMade } from './read-made'

/** Tables of nouns made by any tenant, in use or not. */
export async function madeTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname ~ '^made_[a-j]+_[a-z]+$' order by 1`.execute(db)
  return rows.map(({ name }) => name)
}

/** The definitions of all tenants; none in a product whose people make no nouns. `db`: a connection that sees every tenant. */
export async function madeRows(db: Db): Promise<readonly MadeRow[]> {
  const { rows } = await sql<{ known: boolean }>`select to_regclass(${tableOf(MadeNoun.name)}) is not null as known`.execute(db)
  return rows[0]?.known ? (await sql<MadeRow>`${sql.raw(selectMade)}`.execute(db)).rows : []
}
