import type pg from 'pg'
import { codeOf } from '../../error-code'
import type { WantedTable } from './wanted-table'

/**
 * A table as the database has it. `found`: fingerprint of its columns, indexes and policies there and now; `recorded`: what that was, and
 * which `wanted` it met, when a start last left it. `granted`: the tenants' login may read and write it.
 */
export type FoundTable = {
  readonly name: string
  readonly found: string
  readonly recorded: string | null
  readonly wanted: string | null
  readonly granted: boolean
}

/** What a start needs to know of a database. `fits`: the tenants' login is there, and may neither more nor less than it should. */
export type FoundSchema = {
  readonly user: string
  readonly fits: boolean
  readonly password: string | null
  /** Numbers of the migrations that are done. */
  readonly migrations: readonly number[]
  readonly tables: ReadonlyMap<string, FoundTable>
}

/**
 * One statement, however many tables there are. Columns, indexes and policies are taken as the database keeps them, not as it words them:
 * to write all of them out anew would take as long as everything else together. Their object ids tell a database from its restored copy,
 * whose tables are then looked at one by one.
 */
const question = `with login as (
    select left('app_' || lower(regexp_replace(current_database(), '[^A-Za-z0-9_]', '_', 'g')), 60) as name),
  own as materialized (select oid, relname, relrowsecurity from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'),
  columns as materialized (
    select a.attrelid as oid, string_agg(concat_ws(' ', a.attnum, a.attname, a.atttypid, a.attcollation, a.attnotnull, d.adbin), ',' order by a.attnum) as facts
    from own join pg_attribute a on a.attrelid = own.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum group by a.attrelid),
  indexes as materialized (
    select i.indrelid as oid, string_agg(concat_ws(' ', x.relname, i.indkey, i.indclass, i.indcollation, i.indoption, i.indisunique, i.indisvalid,
      i.indpred, i.indexprs), ',' order by x.relname) as facts
    from own join pg_index i on i.indrelid = own.oid join pg_class x on x.oid = i.indexrelid group by i.indrelid),
  policies as materialized (
    select p.polrelid as oid, string_agg(concat_ws(' ', p.polname, p.polcmd, p.polpermissive, p.polroles, p.polqual, p.polwithcheck), ',' order by p.polname) as facts
    from own join pg_policy p on p.polrelid = own.oid group by p.polrelid),
  tables as (
    select own.relname as name, md5(concat_ws(';', own.relrowsecurity, columns.facts, indexes.facts, policies.facts)) as found,
      s.found as recorded, s.wanted, coalesce(has_table_privilege(r.oid, own.oid, 'select') and has_table_privilege(r.oid, own.oid, 'insert')
        and has_table_privilege(r.oid, own.oid, 'update') and has_table_privilege(r.oid, own.oid, 'delete'), false) as granted
    from own cross join login left join pg_roles r on r.rolname = login.name left join table_shape s on s.name = own.relname
    left join columns on columns.oid = own.oid left join indexes on indexes.oid = own.oid left join policies on policies.oid = own.oid)
  select login.name as user, (select value from engine_secret where name = 'app password') as password,
    coalesce((select r.rolcanlogin and not (r.rolsuper or r.rolbypassrls or r.rolcreatedb or r.rolcreaterole)
      and has_schema_privilege(r.oid, current_schema(), 'usage') from pg_roles r where r.rolname = login.name), false) as fits,
    (select coalesce(json_agg(number), '[]') from migration) as migrations, (select coalesce(json_agg(tables), '[]') from tables) as tables
  from login`

type Answer = Omit<FoundSchema, 'tables'> & { readonly tables: readonly FoundTable[] }

/** Reads it; undefined in a database where no start of this release has been. */
export async function readSchema(client: pg.Client): Promise<FoundSchema | undefined> {
  try {
    const { rows } = await client.query<Answer>(question)
    const [answer] = rows
    return answer && { ...answer, tables: new Map(answer.tables.map((table) => [table.name, table])) }
  } catch (error) {
    if (codeOf(error) === '42P01') return undefined
    throw error
  }
}

/** Whether a table is as wanted, by its own facts and not only by what was written down of it. */
export const isAsWanted = ({ fingerprint }: WantedTable, found: FoundTable | undefined): boolean =>
  found !== undefined && found.wanted === fingerprint && found.recorded === found.found

/** Whether the tenants' login lacks rights on a table that is its own. In a copied database only those are missing. */
export const isToBeGranted = ({ guard }: WantedTable, found: FoundTable | undefined): boolean => guard === 'tenant' && !found?.granted
