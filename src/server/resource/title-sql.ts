import { type RawBuilder, sql } from 'kysely'
import type { Language } from '../../contract/label'
import type { Resource } from '../../contract/resource'
import { columnOf, tableOf } from '../db/column'
import { ownTenant } from '../db/own-tenant'

/**
 * What the row with an id is known by, as an expression: the value of its title field, or where that names another row, what that one is
 * known by, along a `titlePath`. For a reader of a language it is what the row says in it, where it does; else as it is kept. Null where a
 * row is not there.
 */
export function titleSql([here, ...further]: readonly Resource[], id: RawBuilder<unknown>, language?: Language): RawBuilder<unknown> {
  if (!here) return sql`null`
  const alias = `titled_${further.length}`
  const partOf = (field: string) => sql.ref(`${alias}.${columnOf(field)}`)
  const value = partOf(here.title)
  const words = further.length > 0 ? titleSql(further, value, language) : inWords(here, partOf, language)
  return sql`(select ${words} from ${sql.table(tableOf(here.name))} ${sql.table(alias)}
    where ${sql.ref(`${alias}.tenant_id`)} = ${ownTenant} and ${sql.ref(`${alias}.id`)} = ${id})`
}

/** `saidIn` as an expression: what a row says in a field to a reader of a language. `partOf`: the column of a field. */
export function saidSql(
  { fields }: Pick<Resource, 'fields'>,
  name: string,
  partOf: (field: string) => RawBuilder<unknown>,
  language: Language | undefined,
): RawBuilder<unknown> {
  const english = language === 'en' ? fields[name]?.english : undefined
  return english ? sql`coalesce(nullif(${partOf(english)}, ''), ${partOf(name)})` : partOf(name)
}

/** A moment is told to the minute, as everywhere. */
function inWords(here: Resource, partOf: (field: string) => RawBuilder<unknown>, language?: Language): RawBuilder<unknown> {
  const words = sql`${saidSql(here, here.title, partOf, language)}::text`
  return here.fields[here.title]?.kind === 'dateTime' ? sql`left(${words}, 16)` : words
}
