import { sql } from 'kysely'
import { isDay } from '../../contract/check'
import { plainQuery } from '../../contract/query'
import type { Resource } from '../../contract/resource'
import { may, type Person } from '../auth/person'
import { columnOf, tableOf } from '../db/column'
import type { Engine } from '../engine'
import { checkReadable, whereSql } from '../resource/list'
import { unreadBy } from '../resource/read-part'
import { handleIn } from './cell-handle'

/** Names and what they mean; those that two rows share mean nothing. */
type Meant = Map<string, string | undefined>

type Named = { readonly name: string; readonly id: string; readonly count: number }

/** Which values some rows have in a field, the first row of each and how many there are, as far as a person may see them. */
async function rowsNamed(
  engine: Engine,
  person: Person,
  other: Resource,
  field: string,
  value: readonly string[],
): Promise<readonly Named[]> {
  if (value.length === 0) return []
  const query = plainQuery(1, [{ field, rule: 'in', value }])
  checkReadable(engine, other, person, query)
  const { rows } = await sql<Named>`select ${sql.ref(columnOf(field))}::text as name, min(id) id, count(*)::int count
    from ${sql.table(tableOf(other.name))} where ${whereSql(engine, other, person, query)} group by 1`.execute(
    engine.databases.tenant(person.tenant),
  )
  return rows
}

/** Those of some names a field of this kind could hold: a date cannot be compared with other words. */
function holdable({ fields }: Resource, field: string, names: readonly string[]): readonly string[] {
  const kind = fields[field]?.kind
  return kind === 'dateTime' ? [] : kind === 'date' ? names.filter(isDay) : names
}

/** Fields each of which names one row, beside its id, as far as a person reads them. */
export const uniqueFields = (other: Resource, person: Person): string[] => {
  const unread = unreadBy(other, person)
  return Object.keys(other.fields).filter((field) => other.fields[field]?.unique && !unread.includes(field))
}

/**
 * Ids of the rows some names stand for, along a `titlePath`: names are the id, the title, whatever is unique, and where the title names
 * another row, the names of that one. As far as this person may see the rows.
 */
async function idsNamed(
  engine: Engine,
  person: Person,
  [other, ...further]: readonly Resource[],
  names: readonly string[],
): Promise<Meant> {
  const meant: Meant = new Map()
  if (!other || !may(person, other.name, 'list')) return meant
  const add = (name: string, { id, count }: Named) =>
    meant.set(name, count > 1 || (meant.has(name) && meant.get(name) !== id) ? undefined : id)
  for (const key of new Set(['id', other.title, ...uniqueFields(other, person)]))
    for (const row of await rowsNamed(engine, person, other, key, holdable(other, key, names))) add(row.name, row)
  if (further.length === 0) return meant
  const bearers = new Map<string, string[]>()
  for (const [name, id] of await idsNamed(engine, person, further, names)) if (id) bearers.set(id, [...(bearers.get(id) ?? []), name])
  for (const row of await rowsNamed(engine, person, other, other.title, [...bearers.keys()]))
    for (const name of bearers.get(row.name) ?? []) add(name, row)
  return meant
}

/**
 * What finds the row each of some names means. A name with a handle is what the handle names where the whole of it names nothing; a handle
 * nobody knows is an id, for a row that is gone is still referred to, and whether it may be chosen anew is for whoever writes to say.
 */
export async function openNamed(
  engine: Engine,
  person: Person,
  path: readonly Resource[],
  names: readonly string[],
): Promise<(name: string) => string | undefined> {
  const handles = names.flatMap((name) => handleIn(name)?.handle ?? [])
  const ids = await idsNamed(engine, person, path, [...new Set([...names, ...handles])])
  return (name) => {
    const handle = handleIn(name)?.handle
    return ids.get(name) ?? (handle === undefined ? undefined : (ids.get(handle) ?? handle))
  }
}
