import { sql } from 'kysely'
import type { FileType } from '../../contract/fields/file'
import type { Db } from '../db/database'

/** A table as a backup knows it. */
export type BackedTable = { readonly name: string; readonly key: readonly string[]; readonly columns: readonly string[] }

/** A file of the store as a backup knows it. */
export type BackedFile = { readonly tenant: number; readonly sha: string; readonly type: FileType }

/** Tables that only make sense where they were written: sign-ins, locks, pictures, the logins and the epochs of this very database, and what follows from rows. */
const left = new Set([
  'session',
  'login_guard',
  'captcha',
  'sms_code',
  'sms_sent',
  'third_errand',
  'third_ticket',
  'backup_made',
  'migration',
  'table_shape',
  'engine_secret',
  'push_queue',
  'file_part',
  'sync_past_epoch',
  'search_key',
  'search_filled',
])

/** Every table worth keeping, with its primary key, in one fixed order. */
export async function backedTables(db: Db): Promise<BackedTable[]> {
  const { rows } = await sql<BackedTable>`select c.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) columns,
      (select array_agg(a.attname::text order by k.at) from pg_index i, unnest(i.indkey) with ordinality k(num, at), pg_attribute a
        where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.num) as key
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = current_schema() and c.relkind = 'r' order by c.relname`.execute(
    db,
  )
  return rows.filter((table) => !left.has(table.name))
}
