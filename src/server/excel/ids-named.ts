import { isDay } from '../../contract/check'
import { largestPage, plainQuery } from '../../contract/query'
import type { Resource, Row } from '../../contract/resource'
import { may, type Person } from '../auth/person'
import type { Engine } from '../engine'
import { listPage } from '../resource/list'
import { unreadBy } from '../resource/read-part'

/** Names and what they mean; those that two rows share mean nothing. */
type Meant = Map<string, string | undefined>

/** Rows a field of which has one of some values, as far as a person may see them. */
async function rowsWith(engine: Engine, person: Person, other: Resource, field: string, value: readonly string[]): Promise<readonly Row[]> {
  if (value.length === 0) return []
  const page = await listPage(engine, person, other, {
    ...plainQuery(largestPage, [{ field, rule: 'in', value }]),
    sorts: [{ column: 'id', descending: false }],
  })
  return page.records
}

/** Those of some names a field of this kind could hold: a date cannot be compared with other words. */
function holdable({ fields }: Resource, field: string, names: readonly string[]): readonly string[] {
  const kind = fields[field]?.kind
  return kind === 'dateTime' ? [] : kind === 'date' ? names.filter(isDay) : names
}

/**
 * Ids of the rows some names stand for, along a `titlePath`: names are the id, the title, whatever is unique, and where the title names
 * another row, the names of that one. As far as this person may see the rows.
 */
export async function idsNamed(
  engine: Engine,
  person: Person,
  [other, ...further]: readonly Resource[],
  names: readonly string[],
): Promise<Meant> {
  const meant: Meant = new Map()
  if (!other || !may(person, other.name, 'list')) return meant
  const add = (name: string, id: string) => meant.set(name, meant.has(name) && meant.get(name) !== id ? undefined : id)
  const unread = unreadBy(other, person)
  const unique = Object.keys(other.fields).filter((field) => other.fields[field]?.unique && !unread.includes(field))
  for (const key of new Set(['id', other.title, ...unique]))
    for (const row of await rowsWith(engine, person, other, key, holdable(other, key, names))) add(String(row[key]), row.id)
  if (further.length === 0) return meant
  const bearers = new Map<string, string[]>()
  for (const [name, id] of await idsNamed(engine, person, further, names)) if (id) bearers.set(id, [...(bearers.get(id) ?? []), name])
  for (const row of await rowsWith(engine, person, other, other.title, [...bearers.keys()]))
    for (const name of bearers.get(String(row[other.title])) ?? []) add(name, row.id)
  return meant
}
