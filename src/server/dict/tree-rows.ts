import { sql } from 'kysely'
import { plainQuery } from '../../contract/query'
import type { Resource } from '../../contract/resource'
import { columnOf, tableOf } from '../db/column'
import { whereSql } from '../resource/list'
import type { DictAsking } from './dict-source'

/** Ids of those rows below which this person sees further ones. `parent`: the field by which a row names the one above it. */
export async function withChildren(
  { engine, person }: Pick<DictAsking, 'engine' | 'person'>,
  resource: Resource,
  parent: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const below = whereSql(engine, resource, person, plainQuery(1, [{ field: parent, rule: 'in', value: ids }]))
  const column = sql.ref(columnOf(parent))
  const { rows } = await sql<{
    id: string
  }>`select distinct ${column} as id from ${sql.table(tableOf(resource.name))} where ${below}`.execute(
    engine.databases.tenant(person.tenant),
  )
  return new Set(rows.map(({ id }) => id))
}
