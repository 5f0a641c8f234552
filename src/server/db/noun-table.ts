import type { RawBuilder } from 'kysely'
import type { FieldFacts } from '../../contract/field'
import type { Resource } from '../../contract/resource'
import { collationOf, columnList, columnOf, columnTypes, tableOf } from './column'
import { defaultOrder, wantsIndex } from './order-sql'

/** Columns every noun's table has beside its fields. `versions` tells for each field when and by whom it last changed. */
export const keptColumnTypes = {
  scope: "text not null default 'all'",
  rev: 'integer not null default 1',
  versions: "jsonb not null default '{}'",
  gone: 'boolean not null default false',
  create_by: 'text not null',
  create_time: 'timestamptz not null default now()',
  update_by: 'text',
  update_time: 'timestamptz',
} as const

/** All columns of a noun's rows, but for the tenant they are of. */
export const columnsOf = (resource: Resource): string[] => [
  'id',
  ...Object.keys(keptColumnTypes),
  ...Object.keys(resource.fields).map(columnOf),
]

/** The columns of whole rows, for a select. Never `*`: a prepared statement must not answer more once a column is added. */
export const wholeRow = (resource: Resource): RawBuilder<unknown> => columnList(columnsOf(resource))

const quote = (identifier: string) => `"${identifier}"`
const typeOf = (facts: FieldFacts) => [columnTypes[facts.kind], collationOf(facts) ? `collate ${collationOf(facts)}` : ''].join(' ').trim()

/** Statements that make a noun's table, and add what an older one lacks. Nothing is ever dropped or retyped here. */
export function statementsFor(resource: Resource, existing: ReadonlySet<string>): string[] {
  const table = quote(tableOf(resource.name))
  const columns: [string, string][] = [
    ...Object.entries(keptColumnTypes),
    ...Object.entries(resource.fields).map(([field, facts]): [string, string] => [columnOf(field), typeOf(facts)]),
  ]
  const create = `create table if not exists ${table} (tenant_id integer not null default current_setting('app.tenant_id')::integer, id text not null, primary key (tenant_id, id))`
  const add = columns
    .filter(([column]) => !existing.has(column))
    .map(([column, type]) => `alter table ${table} add column if not exists ${quote(column)} ${type}`)
  return [create, ...add, ...indexesFor(resource)]
}

function indexesFor(resource: Resource): string[] {
  const table = tableOf(resource.name)
  const index = (suffix: string, columns: string, unique = false) =>
    `create ${unique ? 'unique ' : ''}index if not exists ${quote(`${table}_${suffix}`.slice(0, 63))} on ${quote(table)} (${columns}) where not gone`
  const asked = Object.entries(resource.fields).filter(
    ([field, facts]) => facts.kind === 'ref' || resource.search.includes(field) || resource.offline.by === field,
  )
  return [
    index('newest', 'tenant_id, create_time desc, id'),
    index('scope', 'tenant_id, scope, create_time desc'),
    // Of another order under the same name an older database would keep the one it has: a noun that changes it takes a migration that drops it.
    ...(wantsIndex(resource) ? [index('opens', `tenant_id, ${defaultOrder(resource, String)}`)] : []),
    ...(resource.offline.by ? [index('kept', `tenant_id, scope, ${quote(columnOf(resource.offline.by))}`)] : []),
    ...asked.map(([field]) => index(columnOf(field), `tenant_id, ${quote(columnOf(field))}`)),
    ...Object.entries(resource.fields)
      .filter(([, facts]) => facts.unique)
      .map(([field]) => index(`${columnOf(field)}_unique`, `tenant_id, ${quote(columnOf(field))}`, true)),
  ]
}
