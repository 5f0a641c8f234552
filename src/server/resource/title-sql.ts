import { type RawBuilder, sql } from 'kysely'
import type { Resource } from '../../contract/resource'
import { columnOf, tableOf } from '../db/column'
import { ownTenant } from '../db/own-tenant'

/**
 * What the row with an id is known by, as an expression: the value of its title field, or where that names another row, what that one is
 * known by, along a `titlePath`. Null where a row is not there.
 */
export function titleSql([here, ...further]: readonly Resource[], id: RawBuilder<unknown>): RawBuilder<unknown> {
  if (!here) return sql`null`
  const alias = `titled_${further.length}`
  const value = sql.ref(`${alias}.${columnOf(here.title)}`)
  const words = further.length > 0 ? titleSql(further, value) : inWords(here, value)
  return sql`(select ${words} from ${sql.table(tableOf(here.name))} ${sql.table(alias)}
    where ${sql.ref(`${alias}.tenant_id`)} = ${ownTenant} and ${sql.ref(`${alias}.id`)} = ${id})`
}

/** A moment is told to the minute, as everywhere. */
const inWords = ({ fields, title }: Resource, value: RawBuilder<unknown>): RawBuilder<unknown> =>
  fields[title]?.kind === 'dateTime' ? sql`left(${value}::text, 16)` : sql`${value}::text`
