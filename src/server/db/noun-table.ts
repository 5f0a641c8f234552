import type { RawBuilder } from 'kysely'
import type { FieldFacts } from '../../contract/field'
import type { Resource } from '../../contract/resource'
import { collationOf, columnList, columnOf, columnTypes, tableOf } from './column'
import { defaultOrder, wantsIndex } from './order-sql'
import { ownTenantText } from './own-tenant'
import { type Reader, readerColumns, readersIn } from './readers'

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
  ...readerColumns(resource),
  ...Object.keys(resource.fields).map(columnOf),
]

/** The columns of whole rows, for a select. Never `*`: a prepared statement must not answer more once a column is added. */
export const wholeRow = (resource: Resource): RawBuilder<unknown> => columnList(columnsOf(resource))

const typeOf = (facts: FieldFacts) => [columnTypes[facts.kind], collationOf(facts) ? `collate ${collationOf(facts)}` : ''].join(' ').trim()

/** An index of a noun's table. `on`: table, columns and rows it covers, as its statement says them. */
export type NounIndex = { readonly name: string; readonly on: string; readonly unique: boolean }

/** The table of a noun: what its columns are called and how they are defined, and its indexes. Its key is tenant and id. */
export type NounTable = {
  readonly name: string
  readonly columns: readonly (readonly [column: string, definition: string])[]
  readonly indexes: readonly NounIndex[]
  /** Where the keys come from by which its rows are read beside their scope. */
  readonly readers?: readonly Reader[]
}

/** The table that follows from a noun. */
export const nounTable = (resource: Resource): NounTable => ({
  name: tableOf(resource.name),
  columns: [
    ['tenant_id', `integer not null default ${ownTenantText}`],
    ['id', 'text not null'],
    ...Object.entries(keptColumnTypes),
    ...readerColumns(resource).map((column) => [column, 'text'] as const),
    ...Object.entries(resource.fields).map(([field, facts]) => [columnOf(field), typeOf(facts)] as const),
  ],
  indexes: indexesFor(resource),
  ...(resource.readers && { readers: readersIn(resource) }),
})

function indexesFor(resource: Resource): NounIndex[] {
  const table = tableOf(resource.name)
  const index = (suffix: string, columns: string, unique = false): NounIndex => ({
    name: `${table}_${suffix}`.slice(0, 63),
    on: `on "${table}" (${columns}) where not gone`,
    unique,
  })
  const asked = Object.entries(resource.fields).filter(
    ([field, facts]) => facts.kind === 'ref' || resource.search.includes(field) || resource.offline.by === field,
  )
  return [
    index('newest', 'tenant_id, create_time desc, id'),
    index('scope', 'tenant_id, scope, create_time desc'),
    ...readerColumns(resource).map((column) => index(column, `tenant_id, "${column}", create_time desc`)),
    ...(wantsIndex(resource) ? [index('opens', `tenant_id, ${defaultOrder(resource, String)}`)] : []),
    ...(resource.offline.by ? [index('kept', `tenant_id, scope, "${columnOf(resource.offline.by)}"`)] : []),
    ...asked.map(([field]) => index(columnOf(field), `tenant_id, "${columnOf(field)}"`)),
    ...Object.entries(resource.fields)
      .filter(([, facts]) => facts.unique)
      .map(([field]) => index(`${columnOf(field)}_unique`, `tenant_id, "${columnOf(field)}"`, true)),
  ]
}
