import { sql } from 'kysely'
import type { OpenHouse } from '../kit/server/house-at'

/** What the server did with ops: the outcome of each, or that it is not there. */
export async function outcomes({ engine }: OpenHouse, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{
    op_id: string
    outcome: string
  }>`select op_id, outcome from sync_op where op_id = any(${ids}::text[])`.execute(engine.databases.owner)
  const found = new Map(rows.map((row) => [row.op_id, row.outcome]))
  return ids.map((id) => found.get(id) ?? 'not there')
}
