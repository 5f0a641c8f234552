import pg from 'pg'

type Rows = ReadonlyMap<string, Readonly<Record<string, unknown>>>
/** Every row of a database by table and by primary key. */
export type AllRows = ReadonlyMap<string, Rows>

/** Tables that only make sense to whoever runs the database: numbers of its migrations, what its tables were left as, secrets of its logins. */
const own = ['migration', 'table_shape', 'engine_secret']

/** Reads everything. Moments come out in one zone, whoever asks. */
export async function allRows(url: string): Promise<AllRows> {
  const client = new pg.Client({ connectionString: url, options: '-c timezone=Asia/Shanghai' })
  await client.connect()
  const { rows: tables } = await client.query<{ name: string; key: string }>(`select c.relname as name,
      (select string_agg(quote_ident(a.attname), ',' order by k.at) from pg_index i, unnest(i.indkey) with ordinality k(num, at), pg_attribute a
        where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.num) as key
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`)
  const found = new Map<string, Rows>()
  for (const { name, key } of tables.filter((table) => !own.includes(table.name))) {
    const { rows } = await client.query<{ key: string; row: Record<string, unknown> }>(
      `select jsonb_build_array(${key})::text as key, to_jsonb(t) as row from "${name}" t`,
    )
    found.set(name, new Map(rows.map(({ key, row }) => [key, row])))
  }
  await client.end()
  return found
}

/** What of `before` is not in `after` any more: rows as `table key`, values as `table.column key`. What was added is no loss. */
export function lost(before: AllRows, after: AllRows): string[] {
  const missing: string[] = []
  for (const [table, rows] of before) {
    for (const [key, row] of rows) {
      const now = after.get(table)?.get(key)
      if (!now) missing.push(`${table} ${key}`)
      else
        for (const [column, value] of Object.entries(row))
          if (JSON.stringify(now[column]) !== JSON.stringify(value)) missing.push(`${table}.${column} ${key}`)
    }
  }
  return missing
}
