import { type RawBuilder, sql } from 'kysely'
import type { Permission } from '../../contract/system/permission'
import { columnOf } from '../db/column'
import type { Engine } from '../engine'
import { filledBy, type Given } from './fill'

/** Fields of a menu entry that follow the release for as long as nobody has changed them. */
const following = [
  'name',
  'nameEn',
  'icon',
  'sortNo',
  'hidden',
  'shownTo',
  'tabOf',
] as const satisfies readonly (keyof typeof Permission.fields)[]

/** Nobody has changed this field by hand: it is as it was filled, or was not there yet. */
const untouched = (field: string): RawBuilder<unknown> =>
  sql`coalesce(p.versions #>> ${`{${field},by}`}::text[], ${filledBy}) = ${filledBy}`

/** Entries as this version ships them, one row each, under the names of their columns. */
const shippedRows = (entries: readonly Given[]): RawBuilder<unknown> =>
  sql`jsonb_to_recordset(${JSON.stringify(
    entries.map(({ id, values }) => ({
      id,
      ...Object.fromEntries(following.map((field) => [columnOf(field), values[field] ?? (field === 'hidden' ? false : null)])),
    })),
  )}::jsonb) as s(id text, name text, name_en text, icon text, sort_no numeric, hidden boolean, shown_to text, tab_of text)`

const differs = sql.join(
  following.map((field) => sql`${untouched(field)} and p.${sql.ref(columnOf(field))} is distinct from s.${sql.ref(columnOf(field))}`),
  sql` or `,
)

/** Whether entries of a tenant `t` are not as shipped, where nobody has changed them. */
export const areEntriesStale = (entries: readonly Given[]): RawBuilder<unknown> =>
  sql`exists (select from permission p join ${shippedRows(entries)} on s.id = p.id where p.tenant_id = t.id and not p.gone and (${differs}))`

/** Brings the shipped entries of a tenant up to this version. What somebody has changed by hand stays, field by field. */
export async function bringEntries(engine: Engine, tenant: number, entries: readonly Given[]): Promise<void> {
  const set = following.map((field) => {
    const column = sql.ref(columnOf(field))
    return sql`${column} = case when ${untouched(field)} then s.${column} else p.${column} end`
  })
  await sql`update permission p set ${sql.join(set)} from ${shippedRows(entries)}
    where p.tenant_id = ${tenant} and p.id = s.id and not p.gone and (${differs})`.execute(engine.databases.tenant(tenant))
}
