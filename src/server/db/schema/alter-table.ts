import type pg from 'pg'
import { isDuplicate } from '../../error-code'
import type { NounIndex, NounTable } from '../noun-table'
import { inTurn, untilFree } from './in-turn'
import { bodyOf } from './wanted-table'

/** Names of columns and indexes that an existing table lacks, or has otherwise. */
type Lacking = { readonly columns: readonly string[]; readonly indexes: readonly string[] }

const comparison = `with mine as (select to_regclass('pg_temp.' || quote_ident($1)) as oid), theirs as (
    select c.oid from pg_class c where c.relname = $1 and c.relnamespace = current_schema()::regnamespace),
  index as (select i.indrelid as table, c.relname as name, i.indisunique as is_unique, i.indisvalid as is_valid,
      regexp_replace(pg_get_indexdef(i.indexrelid), '^.*? USING ', '') as words
    from pg_index i join pg_class c on c.oid = i.indexrelid)
  select coalesce((select json_agg(m.attname) from mine join pg_attribute m on m.attrelid = mine.oid and m.attnum > 0
      where not exists (select from theirs join pg_attribute t on t.attrelid = theirs.oid where t.attname = m.attname and not t.attisdropped)), '[]') as columns,
    coalesce((select json_agg(m.name) from mine join index m on m.table = mine.oid where not exists (select from theirs join index t on t.table = theirs.oid
      where t.name = m.name and t.is_valid and t.is_unique = m.is_unique and t.words = m.words)), '[]') as indexes`

/** Compares a table with one made anew beside it for a moment: so the database itself says what its definition comes to. */
async function compare(client: pg.Client, table: NounTable): Promise<Lacking> {
  const indexes = table.indexes.map(({ name, on, unique }) => `create ${unique ? 'unique ' : ''}index if not exists "${name}" ${on}`)
  await client.query('begin')
  try {
    // What is temporary is found first under its name.
    await client.query([`create temporary table "${table.name}" (${bodyOf(table)})`, ...indexes].join(';\n'))
    const { rows } = await client.query<Lacking>(comparison, [table.name])
    return rows[0] ?? { columns: [], indexes: [] }
  } finally {
    await client.query('rollback')
  }
}

/**
 * Builds an index while everybody goes on writing. What a crash left of it, and what has its name and is another, goes first. Throws where
 * rows of the table contradict it.
 */
async function buildIndex(client: pg.Client, { name, on, unique }: NounIndex): Promise<void> {
  await client.query(`drop index concurrently if exists "${name}"`)
  try {
    await client.query(`create ${unique ? 'unique ' : ''}index concurrently "${name}" ${on}`)
  } catch (error) {
    // Half built it would only cost whoever writes.
    await client.query(`drop index concurrently if exists "${name}"`)
    if (!isDuplicate(error)) throw error
    throw new Error(`The index ${name} wants values that are there only once: ${(error as pg.DatabaseError).detail}`)
  }
}

/** Brings a table that is in use to what its noun says now. Nothing is ever dropped or retyped here, and nobody who writes waits for it. */
export async function alterTable(client: pg.Client, table: NounTable): Promise<void> {
  const lacking = await compare(client, table)
  const added = table.columns.filter(([column]) => lacking.columns.includes(column))
  const columns = added.map(([column, definition]) => `add column if not exists "${column}" ${definition}`)
  if (columns.length > 0) await inTurn(client, table.name, [`alter table "${table.name}" ${columns.join(', ')}`])
  for (const index of table.indexes.filter(({ name }) => lacking.indexes.includes(name)))
    await untilFree(table.name, () => buildIndex(client, index))
}
