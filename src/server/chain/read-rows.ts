import { sql } from 'kysely'
import type { Values } from '../../contract/fields/values'
import type { Resource } from '../../contract/resource'
import { Conflict } from '../../contract/system/conflict'
import { tableOf } from '../db/column'
import type { Database } from '../db/database'
import { wholeRow } from '../db/noun-table'
import type { Stored } from '../resource/values'

/** The rows of a noun as they lie in the database at this moment, by id; removed ones too. */
export async function presentRows(
  db: Database,
  tenant: number,
  resource: Resource,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Stored>> {
  const { rows } = await sql<Stored>`select ${wholeRow(resource)} from ${sql.table(tableOf(resource.name))}
    where tenant_id = ${tenant} and id = any(${ids}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** What was decided on for held changes of a row. */
export async function answersFor(db: Database, tenant: number, noun: string, id: string): Promise<Values[]> {
  const { rows } = await sql<{ answer: string | null; mine: string | null }>`select answer, mine from ${sql.table(tableOf(Conflict.name))}
    where tenant_id = ${tenant} and noun = ${noun} and row_id = ${id}`.execute(db)
  return rows.flatMap(({ answer, mine }) => [answer, mine].flatMap((said) => (said ? [JSON.parse(said) as Values] : [])))
}
