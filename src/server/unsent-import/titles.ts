import { sql } from 'kysely'
import { resourceOf } from '../../contract/catalogue'
import type { FieldFacts } from '../../contract/field'
import type { Resource } from '../../contract/resource'
import type { Op } from '../../contract/sync/op'
import { longestPath, titlePath } from '../../contract/title-path'
import { may, type Person, reachesRow } from '../auth/person'
import { columnOf, tableOf } from '../db/column'
import { wholeRow } from '../db/noun-table'
import type { Keys } from '../db/readers'
import type { Engine } from '../engine'

/** What rows are called, by noun and id. Rows that are not there, or not to be seen by whoever asks, are missing. */
export type Titles = ReadonlyMap<string, ReadonlyMap<string, string>>
type Wanted = Map<string, Set<string>>

/** Ids a field's value names, of which noun. */
export const refsOf = (facts: FieldFacts | undefined, value: unknown): readonly string[] => {
  if (!facts?.noun || (facts.kind !== 'ref' && facts.kind !== 'refs')) return []
  return (Array.isArray(value) ? value : [value]).filter((id): id is string => typeof id === 'string' && id !== '')
}

function want(wanted: Wanted, noun: string | undefined, ids: readonly string[]): void {
  if (!noun || ids.length === 0) return
  const known = wanted.get(noun) ?? new Set()
  for (const id of ids) known.add(id)
  wanted.set(noun, known)
}

type Found = Keys & { readonly id: string; readonly said: string | null }

async function read(engine: Engine, person: Person, resource: Resource, ids: readonly string[]): Promise<Map<string, string>> {
  const { name, title, fields } = resource
  if (fields[title]?.kind === 'secret' || !may(person, name, 'list')) return new Map()
  const { rows } = await sql<Found>`select ${wholeRow(resource)}, ${sql.ref(columnOf(title))}::text as said from ${sql.table(tableOf(name))}
    where tenant_id = ${person.tenant} and not gone and id = any(${ids}::text[])`.execute(engine.databases.tenant(person.tenant))
  const seen = rows.filter((row) => row.said && reachesRow(person, resource, row))
  return new Map(seen.map((row) => [row.id, row.said ?? '']))
}

async function readAll(engine: Engine, person: Person, wanted: Wanted): Promise<Map<string, Map<string, string>>> {
  const found = new Map<string, Map<string, string>>()
  for (const [noun, ids] of wanted) {
    const resource = resourceOf(engine.catalogue, noun)
    if (resource) found.set(noun, await read(engine, person, resource, [...ids]))
  }
  return found
}

/** What the row of an id is known by: along the nouns its title leads through, as far as all of them are to be had. */
function wordsOf(titles: Titles, [here, ...further]: readonly Resource[], id: string): string | undefined {
  const title = here && titles.get(here.name)?.get(id)
  return title === undefined || further.length === 0 ? title : wordsOf(titles, further, title)
}

function inWords({ catalogue }: Engine, titles: Titles): Titles {
  const told = (noun: string, ids: readonly string[]) =>
    ids.flatMap((id): [string, string][] => {
      const words = wordsOf(titles, titlePath(catalogue, noun), id)
      return words === undefined ? [] : [[id, words]]
    })
  return new Map([...titles].map(([noun, found]) => [noun, new Map(told(noun, [...found.keys()]))]))
}

/** The rows some ops are about, and those they name. */
function namedBy({ catalogue }: Engine, ops: readonly Op[]): Wanted {
  const wanted: Wanted = new Map()
  for (const { noun, key, patch, base } of ops) {
    want(wanted, noun, [key])
    const fields = resourceOf(catalogue, noun)?.fields ?? {}
    for (const [field, value] of [...Object.entries(patch), ...Object.entries(base)])
      want(wanted, fields[field]?.noun, refsOf(fields[field], value))
  }
  return wanted
}

/** What the rows some ops are about, and those they name, are called, as far as a person may see them. */
export async function titlesFor(engine: Engine, person: Person, ops: readonly Op[]): Promise<Titles> {
  const titles = new Map<string, Map<string, string>>()
  let wanted = namedBy(engine, ops)
  for (let step = 0; step < longestPath && wanted.size > 0; step++) {
    const found = await readAll(engine, person, wanted)
    wanted = new Map()
    for (const [noun, named] of found) {
      titles.set(noun, new Map([...(titles.get(noun) ?? []), ...named]))
      const resource = resourceOf(engine.catalogue, noun)
      const facts = resource?.fields[resource.title]
      for (const title of named.values()) want(wanted, facts?.noun, refsOf(facts, title))
    }
  }
  return inWords(engine, titles)
}

/** What an op is about, in words. */
export function subjectOf({ catalogue }: Engine, { noun, key, patch, base }: Op, titles: Titles): string {
  const resource = resourceOf(catalogue, noun)
  const title = resource?.title ?? ''
  const given = patch[title] ?? base[title]
  const facts = resource?.fields[title]
  const [ref] = refsOf(facts, given)
  const name = ref === undefined ? (given ?? titles.get(noun)?.get(key)) : titles.get(facts?.noun ?? '')?.get(ref)
  return (typeof name === 'string' && name !== '' ? name : key).slice(0, 200)
}

/** What the references among some values are called, by field. Values none of which has a name are left out. */
export function refWords(
  fields: Readonly<Record<string, FieldFacts>>,
  patch: Op['patch'],
  titles: Titles,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(patch).flatMap(([field, value]) => {
      const ids = refsOf(fields[field], value)
      const known = titles.get(fields[field]?.noun ?? '')
      return ids.some((id) => known?.has(id)) ? [[field, ids.map((id) => known?.get(id) ?? id).join(', ')]] : []
    }),
  )
}
