import { type RawBuilder, sql } from 'kysely'
import type { Values } from '../../contract/fields/values'
import type { Resource } from '../../contract/resource'
import { same } from '../../contract/sync/merge'
import { may, type Person, reachesRow } from '../auth/person'
import { columnOf, tableOf } from '../db/column'
import { isOwn } from '../db/own-tenant'
import type { Engine } from '../engine'
import { rowOf, type Stored } from '../resource/values'

/** A row of the house. Its secrets are open: it is looked at here and not told. `isReached`: whoever brings the sheet may see it. */
export type HouseRow = { readonly id: string; readonly rev: number; readonly values: Values; readonly isReached: boolean }

/** Looks up rows of a noun by what their fields hold. Everything a sheet asks of one field is read once. */
export type HouseRows = {
  readonly find: (resource: Resource, wanted: Values) => Promise<readonly HouseRow[]>
  /** Rows that fit a condition. */
  readonly read: (resource: Resource, fits: RawBuilder<unknown>) => Promise<readonly HouseRow[]>
}

/** `offered`: every value a sheet may ask for, by noun and field. */
export function openHouseRows(
  { databases, vault }: Engine,
  person: Person,
  offered: (noun: string, field: string) => readonly unknown[],
): HouseRows {
  const read = new Map<string, Promise<readonly HouseRow[]>>()
  const opened = (resource: Resource, stored: Stored): HouseRow => {
    const row: Record<string, unknown> & { id: string; rev: number } = { ...rowOf(resource, stored) }
    const isReached = may(person, resource.name, 'list') && reachesRow(person, resource, stored)
    for (const [field, { kind }] of Object.entries(resource.fields))
      if (kind === 'secret' && typeof row[field] === 'string') row[field] = vault.open(String(row[field]))
    return { id: row.id, rev: row.rev, values: row, isReached }
  }
  const readFitting = async (resource: Resource, fits: RawBuilder<unknown>): Promise<readonly HouseRow[]> => {
    const { rows } = await sql<Stored>`select * from ${sql.table(tableOf(resource.name))} where ${isOwn} and not gone and ${fits}`.execute(
      databases.tenant(person.tenant),
    )
    return rows.map((stored) => opened(resource, stored))
  }
  const readAll = (resource: Resource, field: string, values: readonly unknown[]): Promise<readonly HouseRow[]> => {
    const column = sql.ref(columnOf(field))
    // What is sealed cannot be compared by the database.
    const isSealed = resource.fields[field]?.kind === 'secret'
    return readFitting(resource, isSealed ? sql`${column} is not null` : sql`${column}::text = any(${values.map(String)}::text[])`)
  }
  return {
    read: readFitting,
    async find(resource, wanted) {
      const [first] = Object.keys(wanted)
      if (first === undefined) return []
      const all = offered(resource.name, first)
      const isOffered = all.some((one) => same(one, wanted[first]))
      const key = `${resource.name} ${first} ${isOffered ? '' : JSON.stringify(wanted[first])}`
      const rows = read.get(key) ?? readAll(resource, first, isOffered ? all : [wanted[first]])
      read.set(key, rows)
      return (await rows).filter(({ values }) => Object.entries(wanted).every(([field, value]) => same(values[field], value)))
    },
  }
}
