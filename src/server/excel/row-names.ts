import { sql } from 'kysely'
import { mostValues } from '../../contract/query'
import type { Resource } from '../../contract/resource'
import { titlePath } from '../../contract/title-path'
import { may, type Person } from '../auth/person'
import { columnOf, tableOf } from '../db/column'
import { isOwn } from '../db/own-tenant'
import type { Engine } from '../engine'
import { titleSql } from '../resource/title-sql'
import { withHandle } from './cell-handle'
import { openNamed, uniqueFields } from './ids-named'

/** What rows of a noun are called in cells, by id: by whoever brings such a cell back the same row is meant. */
export type RowNames = (noun: string, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>

/** What stands for a title that cannot be had. */
const untitled = '—'

type Titled = { readonly id: string; readonly title: string | null }

/** The first unique value of each of some rows. */
async function handlesOf(engine: Engine, person: Person, other: Resource, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const columns = uniqueFields(other, person).map((field) => sql`${sql.ref(columnOf(field))}::text`)
  if (columns.length === 0 || ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; handle: string | null }>`select id, coalesce(${sql.join(columns)}) handle
    from ${sql.table(tableOf(other.name))} where ${isOwn} and not gone and id = any(${ids}::text[])`.execute(
    engine.databases.tenant(person.tenant),
  )
  return new Map(rows.flatMap(({ id, handle }) => (handle ? [[id, handle] as const] : [])))
}

async function namesOf(engine: Engine, person: Person, path: readonly Resource[], ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<Titled>`select one.id, ${titleSql(path, sql`one.id`)} title from unnest(${ids}::text[]) one(id)`.execute(
    engine.databases.tenant(person.tenant),
  )
  const titles = new Map(rows.map(({ id, title }) => [id, title?.trim() || untitled]))
  const names = new Map<string, string>()
  // Each in turn is taken where it means the row and no other: the title, the title with a value of its own, the title with the id.
  const keep = async (tried: ReadonlyMap<string, string>) => {
    const meant = await openNamed(engine, person, path, [...new Set(tried.values())])
    for (const [id, name] of tried) if (meant(name) === id) names.set(id, name)
  }
  await keep(titles)
  const left = () => ids.filter((id) => !names.has(id))
  if (left().length === 0) return names
  const [first] = path
  const handles = first ? await handlesOf(engine, person, first, left()) : new Map<string, string>()
  const titled = (id: string, handle: string) => withHandle(titles.get(id) ?? untitled, handle)
  await keep(new Map([...handles].map(([id, handle]) => [id, titled(id, handle)])))
  for (const id of left()) names.set(id, titled(id, id))
  return names
}

/** Names for one file: what was asked once is remembered. To whoever may not list rows none is named. */
export function openRowNames(engine: Engine, person: Person): RowNames {
  const known = new Map<string, Map<string, string>>()
  return async (noun, ids) => {
    const path = titlePath(engine.catalogue, noun)
    const names = known.get(noun) ?? new Map<string, string>()
    known.set(noun, names)
    if (!path.every(({ name }) => may(person, name, 'list'))) return names
    const fresh = [...new Set(ids)].filter((id) => !names.has(id))
    for (let at = 0; at < fresh.length; at += mostValues)
      for (const [id, name] of await namesOf(engine, person, path, fresh.slice(at, at + mostValues))) names.set(id, name)
    return names
  }
}
