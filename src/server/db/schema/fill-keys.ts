import type pg from 'pg'
import { columnOf, tableOf } from '../column'
import type { NounTable } from '../noun-table'
import { ledBy, type Reader } from '../readers'

/** Rows filled by one statement: whoever writes to them meanwhile waits for no more than that. */
const chunk = 5_000

/** Where it is written down that rows of a table have yet to be given their keys. */
const noteOf = (table: string): string => `keys of ${table}`

/** The statement that gives some rows of a table the key by which they are read in a way. It answers no row once all have theirs. */
export function fillSql(table: string, { way, column, source }: Reader): string | undefined {
  const led = ledBy(source)
  if (led) {
    const [leader, field] = [tableOf(led.leader), columnOf(led.field)]
    return `update "${table}" t set "${column}" = l."${column}" from "${leader}" l where l.tenant_id = t.tenant_id and l.id = t."${field}"
      and (t.tenant_id, t.id) in (select t.tenant_id, t.id from "${table}" t join "${leader}" l on l.tenant_id = t.tenant_id and l.id = t."${field}"
        where t."${column}" is null and l."${column}" is not null limit ${chunk})`
  }
  const from = `"${columnOf(source)}"`
  return source === ''
    ? undefined
    : `update "${table}" set "${column}" = '${way}/' || ${from} where (tenant_id, id) in (
        select tenant_id, id from "${table}" where "${column}" is null and ${from} <> '' limit ${chunk})`
}

/** Writes down which of the tables about to be changed have rows that lack their keys: those that get a column for them. */
export async function noteUnfilled(client: pg.Client, { name, readers = [] }: NounTable): Promise<void> {
  if (readers.length === 0) return
  const columns = readers.map(({ column }) => column)
  await client.query(
    `insert into table_shape (name, wanted, found) select $1, '', '' where exists (select from unnest($2::text[]) c where not exists (
      select from pg_attribute a where a.attrelid = to_regclass($3) and a.attname = c and not a.attisdropped)) on conflict do nothing`,
    [noteOf(name), columns, `"${name}"`],
  )
}

/** How many rows stand between a table and the one whose keys its rows share in the end. */
const depth = (tables: readonly NounTable[], { readers = [] }: NounTable): number =>
  Math.max(
    0,
    ...readers.map(({ source }) => {
      const led = ledBy(source)
      const leader = led && tables.find(({ name }) => name === tableOf(led.leader))
      return leader ? 1 + depth(tables, leader) : 0
    }),
  )

/** The statements that give rows of some tables their keys, leaders before what follows them. */
export function fillsOf(tables: readonly NounTable[], unfilled: (table: string) => boolean): { name: string; statements: string[] }[] {
  const wanted = tables.filter(({ name }) => unfilled(name)).sort((one, two) => depth(tables, one) - depth(tables, two))
  return wanted.map(({ name, readers = [] }) => ({ name, statements: readers.flatMap((reader) => fillSql(name, reader) ?? []) }))
}

/**
 * Does such statements, each for as long as it finds rows. What the planner knows of a table may be another house's rows alone: it expects none of
 * this one, and would read all of it once for each of its rows. Without nested loops every plan it can choose reads a table once.
 */
export async function runFills(run: (statement: string) => Promise<number>, statements: readonly string[]): Promise<void> {
  if (statements.length === 0) return
  await run('set enable_nestloop = off')
  for (const statement of statements) while ((await run(statement)) > 0);
  await run('reset enable_nestloop')
}

/** Gives rows their keys that were written before their noun had the ways they are read by. */
export async function fillKeys(client: pg.Client, tables: readonly NounTable[]): Promise<void> {
  const notes = tables.map(({ name }) => noteOf(name))
  const { rows } = await client.query<{ name: string }>('select name from table_shape where name = any($1)', [notes])
  for (const { name, statements } of fillsOf(tables, (table) => rows.some((row) => row.name === noteOf(table)))) {
    await runFills(async (statement) => (await client.query(statement)).rowCount ?? 0, statements)
    await client.query('delete from table_shape where name = $1', [noteOf(name)])
  }
}
