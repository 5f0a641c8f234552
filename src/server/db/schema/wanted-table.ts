import { createHash } from 'node:crypto'
import type { Resource } from '../../../contract/resource'
import { closedTables, engineTables, tenantTables } from '../engine-tables'
import { type NounTable, nounTable } from '../noun-table'

/** Who is let in beside the owner: each tenant to its own rows, or nobody. Of the owner's own tables nothing is asked. */
type Guard = 'tenant' | 'closed' | 'owner'

/** A table as this release wants it. */
export type WantedTable = {
  readonly name: string
  /** Makes it and its indexes; in a database that has it, those of it that are missing. */
  readonly create: string
  readonly guard: Guard
  /** Columns and indexes of a table that follows from a noun. Those of the engine are changed by numbered migrations alone. */
  readonly noun?: NounTable
  /** Of everything above. */
  readonly fingerprint: string
}

const quoted = (table: string): string => `"${table}"`

/** Each tenant's connections see that tenant's rows alone. The owner, who migrates, is not bound by it. */
export const policy = (table: string): string =>
  `create policy tenant on ${quoted(table)} using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer)`

const printed = (table: Omit<WantedTable, 'fingerprint'>): WantedTable => ({
  ...table,
  fingerprint: createHash('sha256').update(JSON.stringify(table)).digest('base64url'),
})

const guardOf = (name: string): Guard => {
  const isIn = (tables: readonly string[]) => tables.includes(name)
  return isIn(tenantTables) ? 'tenant' : isIn(closedTables) ? 'closed' : 'owner'
}

const columnsIn = ({ columns }: NounTable): string => columns.map(([column, type]) => `"${column}" ${type}`).join(', ')

/** Columns and key of a noun's table, as they stand in the statement that makes it. */
export const bodyOf = (table: NounTable): string => `${columnsIn(table)}, primary key (tenant_id, id)`

/** The table of a noun. */
export function wantedNoun(resource: Resource): WantedTable {
  const noun = nounTable(resource)
  const indexes = noun.indexes.map(({ name, on, unique }) => `create ${unique ? 'unique ' : ''}index if not exists "${name}" ${on}`)
  const create = [`create table if not exists ${quoted(noun.name)} (${bodyOf(noun)})`, ...indexes].join(';\n')
  return printed({ name: noun.name, create, guard: 'tenant', noun })
}

/** Every table of the engine and of the nouns. */
export const wantedTables = (resources: readonly Resource[]): WantedTable[] => [
  ...Object.entries(engineTables).map(([name, create]) => printed({ name, create, guard: guardOf(name) })),
  ...resources.map(wantedNoun),
]
