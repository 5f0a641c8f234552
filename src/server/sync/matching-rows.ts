import { type RawBuilder, sql } from 'kysely'
import type { Resource } from '../../contract/resource'
import { columnOf, tableOf } from '../db/column'
import type { Db } from '../db/database'
import { wholeRow } from '../db/noun-table'
import { isOwn } from '../db/own-tenant'
import type { Filter, Span } from '../resource/behaviour'
import type { Stored } from '../resource/values'

/** Most rows a filter may find. */
export const mostRows = 20_000

const isSpan = (value: unknown): value is Span => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether one of two values of the same field comes before the other, in texts and in numbers. */
const isBefore = (one: unknown, other: unknown): boolean =>
  typeof one === 'number' || typeof other === 'number' ? Number(one) < Number(other) : String(one) < String(other)

function testOf(field: string, value: unknown): RawBuilder<unknown> {
  const column = sql.ref(columnOf(field))
  if (Array.isArray(value)) return sql`${column} = any(${value})`
  if (value === null) return sql`${column} is null`
  if (!isSpan(value)) return sql`${column} = ${value}`
  const ends = [
    ...(value.from === undefined ? [] : [sql`${column} >= ${value.from}`]),
    ...(value.to === undefined ? [] : [sql`${column} <= ${value.to}`]),
  ]
  return sql.join(ends, sql` and `)
}

/** Living rows of the table that fit a filter, or `mostRows` and one where there are more. */
export async function matchingRows(db: Db, resource: Resource, where: Filter): Promise<readonly Stored[]> {
  const tests = Object.entries(where).map(([field, value]) => sql`and ${testOf(field, value)}`)
  const { rows } =
    await sql<Stored>`select ${wholeRow(resource)} from ${sql.table(tableOf(resource.name))} where ${isOwn} and not gone ${sql.join(
      tests,
      sql` `,
    )} order by id limit ${sql.lit(mostRows + 1)}`.execute(db)
  return rows
}

/** Whether a row that was not asked of the table fits the same filter. */
export const fits = (row: Stored, where: Filter): boolean =>
  !row.gone &&
  Object.entries(where).every(([field, value]) => {
    const found = row[columnOf(field)] ?? null
    if (Array.isArray(value)) return value.includes(found)
    if (!isSpan(value)) return found === value
    return (
      found !== null && !(value.from !== undefined && isBefore(found, value.from)) && !(value.to !== undefined && isBefore(value.to, found))
    )
  })
