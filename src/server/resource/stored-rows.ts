import { sql } from 'kysely'
import type { Resource } from '../../contract/resource'
import type { Person } from '../auth/person'
import { tableOf } from '../db/column'
import { wholeRow } from '../db/noun-table'
import { isOwn } from '../db/own-tenant'
import type { Engine } from '../engine'
import type { Stored } from './values'

/** Rows of a noun by id, removed ones as well, whether or not the person reaches them: whoever asks has to look at that. */
export async function storedRows(
  { databases }: Engine,
  { tenant }: Person,
  resource: Resource,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Stored>> {
  const { rows } = await sql<Stored>`select ${wholeRow(resource)} from ${sql.table(tableOf(resource.name))}
    where ${isOwn} and id = any(${[...ids]}::text[])`.execute(databases.tenant(tenant))
  return new Map(rows.map((row) => [row.id, row]))
}
