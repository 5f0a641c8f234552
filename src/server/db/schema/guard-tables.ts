import type pg from 'pg'
import { inTurn } from './in-turn'
import { policy, type WantedTable } from './wanted-table'

type Guarded = { readonly name: string; readonly closed: boolean; readonly policies: number; readonly same: boolean }

const model = 'policy_model'
const question = `with model as (select polqual as qual, polrelid as oid from pg_policy where polrelid = to_regclass('pg_temp.${model}'))
  select c.relname as name, c.relrowsecurity as closed, (select count(*)::int from pg_policy p where p.polrelid = c.oid and p.polname = 'tenant') as policies,
    exists (select from model, pg_policy p where p.polrelid = c.oid and p.polname = 'tenant' and p.polcmd = '*' and p.polpermissive and p.polroles = '{0}'
      and p.polwithcheck is null and pg_get_expr(p.polqual, p.polrelid) = pg_get_expr(model.qual, model.oid)) as same
  from pg_class c where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname = any($1)`

/** How the tables are guarded now, beside one that is made for a moment to hear how the database words our policy. */
async function readGuards(client: pg.Client, names: readonly string[]): Promise<Guarded[]> {
  await client.query('begin')
  try {
    await client.query(`create temporary table ${model} (tenant_id integer); ${policy(model)}`)
    return (await client.query<Guarded>(question, [names])).rows
  } finally {
    await client.query('rollback')
  }
}

/** Puts up row-level security where it is missing, or has been changed. Where it stands nothing is touched. */
export async function guardTables(client: pg.Client, tables: readonly WantedTable[]): Promise<void> {
  const guarded = tables.filter(({ guard }) => guard !== 'owner')
  if (guarded.length === 0) return
  const known = new Map(
    (
      await readGuards(
        client,
        guarded.map(({ name }) => name),
      )
    ).map((one) => [one.name, one]),
  )
  for (const { name, guard } of guarded) {
    const { closed = false, policies = 0, same = false } = known.get(name) ?? {}
    const statements = [
      ...(closed ? [] : [`alter table "${name}" enable row level security`]),
      ...(guard === 'tenant' && !same && policies > 0 ? [`drop policy tenant on "${name}"`] : []),
      ...(guard === 'tenant' && !same ? [policy(name)] : []),
    ]
    if (statements.length > 0) await inTurn(client, name, statements)
  }
}
