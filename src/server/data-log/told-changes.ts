import { sql } from 'kysely'
import { regionText } from '../../contract/fields/region-names'
import type { Values } from '../../contract/fields/values'
import type { Language } from '../../contract/label'
import type { Resource, Row } from '../../contract/resource'
import { titlePath } from '../../contract/title-path'
import { may, type Person, reachesRow, reachOf } from '../auth/person'
import type { Engine } from '../engine'
import { shownTo, tellsOfOthers } from '../resource/read-part'
import { storedRows } from '../resource/stored-rows'
import { titleSql } from '../resource/title-sql'
import { rowOf, type Stored } from '../resource/values'
import { type MadeChange, readChanges } from './read-changes'
import { type FieldChange, type Version, versionsOf } from './versions'

/**
 * Whether somebody is told of the changes of a row: they may list its noun and reach the row by what they see of it themselves. Whoever reads rows by a
 * further way, such as those about their own child, is shown how they stand and not how they came about. Of what was removed those are told who remove.
 */
export function isToldOf(person: Person, resource: Resource, stored: Stored): boolean {
  if (!may(person, resource.name, 'list') || tellsOfOthers(resource) || resource.reach === 'of-subject') return false
  if (stored.gone && !may(person, resource.name, 'remove')) return false
  const within = reachOf(person, resource.name)
  return (!within || within.keys.has(stored.scope)) && reachesRow(person, resource, stored)
}

/** Rows, removed ones as well, of whose changes somebody is told, by id. */
export async function rowsTold(engine: Engine, person: Person, resource: Resource, ids: readonly string[]) {
  const rows = await storedRows(engine, person, resource, ids)
  return new Map([...rows].filter(([, row]) => isToldOf(person, resource, row)))
}

/** A version of a row as somebody may read it, and the change that led to it. */
export type ToldVersion = Version & { readonly change: MadeChange }

/** The versions of some rows as somebody may read them, by row, the oldest first: secrets masked, and without what they may not read today. */
export async function toldVersions(
  engine: Engine,
  person: Person,
  resource: Resource,
  rows: ReadonlyMap<string, Stored>,
): Promise<ReadonlyMap<string, readonly ToldVersion[]>> {
  const changes = await readChanges(engine.databases.tenant(person.tenant), engine.catalogue, resource, [...rows.keys()])
  const show = shownTo(engine, person, resource, 'masked')
  return new Map(
    [...rows].map(([id, stored]) => {
      const now = rowOf(resource, stored)
      // Also of earlier values nothing is told in a field that is not to be read as the row stands.
      const fields = Object.keys(show(now)).filter((field) => Object.hasOwn(resource.fields, field))
      const masked = (values: Values): Values => {
        const shown = show({ ...now, ...values } as Row)
        return Object.fromEntries(fields.flatMap((field) => (field in values && field in shown ? [[field, shown[field]]] : [])))
      }
      const made = changes.get(id) ?? []
      return [id, versionsOf(made, Object.keys(resource.fields), now).map((version, at) => told(version, made[at] as MadeChange, masked))]
    }),
  )
}

function told({ id, values, changes }: Version, change: MadeChange, masked: (values: Values) => Values): ToldVersion {
  const pairs = changes.filter(({ before }) => before !== undefined)
  const [before, after] = [
    masked(Object.fromEntries(pairs.map(({ field, before }) => [field, before]))),
    masked(Object.fromEntries(changes.map(({ field, after }) => [field, after]))),
  ]
  const shown = changes.filter(({ field }) => field in after)
  return { id, change, values: masked(values), changes: shown.map(({ field }) => ({ field, before: before[field], after: after[field] })) }
}

const listed = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one) => (typeof one === 'string' ? [one] : []))

/** What rows that values of these fields name are called, by noun and id, as far as somebody may list such rows. */
async function titlesOf(engine: Engine, person: Person, resource: Resource, changes: readonly FieldChange[], language: Language) {
  const wanted = new Map<string, Set<string>>()
  for (const { field, before, after } of changes) {
    const noun = resource.fields[field]?.noun
    if (noun) wanted.set(noun, new Set([...(wanted.get(noun) ?? []), ...listed(before), ...listed(after)]))
  }
  const titles = new Map<string, ReadonlyMap<string, string>>()
  for (const [noun, ids] of wanted) {
    const path = titlePath(engine.catalogue, noun)
    if (path.length === 0 || ids.size === 0 || !path.every(({ name }) => may(person, name, 'list'))) continue
    const { rows } = await sql<{ id: string; title: string | null }>`select one.id, ${titleSql(path, sql`one.id`, language)} as title
      from unnest(${[...ids]}::text[]) one(id)`.execute(engine.databases.tenant(person.tenant))
    titles.set(noun, new Map(rows.flatMap(({ id, title }) => (title === null ? [] : [[id, title] as const]))))
  }
  return titles
}

/** What stands for a row nobody can name. */
const unknown = '—'

/** What says values of a noun's fields in words, where a value alone tells nobody anything: choices, rows, people and regions. */
export async function wordsFor(engine: Engine, person: Person, resource: Resource, changes: readonly FieldChange[], language: Language) {
  const { tenant } = person
  const [texts, people] = [await engine.dictionaries.texts(tenant, language), await engine.dictionaries.peopleNames(tenant)]
  const titles = await titlesOf(engine, person, resource, changes, language)
  return (field: string, value: unknown): string | undefined => {
    const { kind, dict, noun, account } = resource.fields[field] ?? {}
    const each = (say: (one: string) => string) => listed(value).map(say).join(',')
    if (account) return each((one) => people.get(one) ?? one)
    if (dict) return each((one) => texts.get(dict)?.get(one) ?? one)
    if (noun) return each((one) => titles.get(noun)?.get(one) ?? unknown)
    return kind === 'region' ? each(regionText) : undefined
  }
}
