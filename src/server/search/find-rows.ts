import { sql } from 'kysely'
import type { Language } from '../../contract/label'
import { plainQuery } from '../../contract/query'
import type { Resource, Row } from '../../contract/resource'
import { folded } from '../../contract/search/folded'
import { may, type Person, seesAll } from '../auth/person'
import { tableOf } from '../db/column'
import { isOwn } from '../db/own-tenant'
import type { Engine } from '../engine'
import { listPage } from '../resource/list'
import { seenSql } from '../resource/reach-sql'
import { unreadBy } from '../resource/read-part'
import { keepsKeys, keyLength } from './search-keys'

/** Rows of one noun that are answered; whoever looks for one among more types on. */
const most = 20

/** Behind every key that begins with some words. Compared as the bytes are, which is what an index may be asked under row-level security. */
const behind = (words: string) => `${words}\u{10ffff}`

async function idsFound(engine: Engine, person: Person, resource: Resource, words: string): Promise<string[]> {
  const unread = unreadBy(resource, person)
  const by = (resource.found?.by ?? []).filter((field) => !unread.includes(field))
  const seen = seesAll(person, resource.name) ? sql`` : sql`and id in (${seenSql(person, resource.name)})`
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(tableOf(resource.name))} join (
      select row_id, min(place) place from search_key where ${isOwn} and noun = ${resource.name}
        and key >= ${words} and key < ${behind(words)} and field = any(${by}::text[]) group by row_id) keys on keys.row_id = id
    where ${isOwn} and not gone ${seen} order by keys.place, id limit ${sql.lit(most)}`.execute(engine.databases.tenant(person.tenant))
  return rows.map(({ id }) => id)
}

/** Rows of a noun that others lead to which are found by the words, as far as somebody may list these. */
async function idsLedTo(engine: Engine, person: Person, noun: string, words: string, language: Language): Promise<string[]> {
  const ids: string[] = []
  for (const resource of Object.values(engine.catalogue.resources)) {
    const to = resource.found?.leads?.to
    if (to === undefined || resource.fields[to]?.noun !== noun || !may(person, resource.name, 'list')) continue
    for (const row of await findRows(engine, person, resource, words, language)) ids.push(String(row[to]))
  }
  return ids
}

/**
 * Rows of a noun found by words, or led to by rows of others that are, as a list would show them to this person; none of a noun the server keeps no
 * keys of. Whether they may list it is asked before.
 */
export async function findRows(
  engine: Engine,
  person: Person,
  resource: Resource,
  words: string,
  language: Language,
): Promise<readonly Row[]> {
  const typed = folded(words).slice(0, keyLength)
  if (!typed || !keepsKeys(resource)) return []
  const own = await idsFound(engine, person, resource, typed)
  const led = await idsLedTo(engine, person, resource.name, words, language)
  const ids = [...new Set([...own, ...led])].slice(0, most)
  if (ids.length === 0) return []
  const page = await listPage(engine, person, resource, plainQuery(most, [{ field: 'id', rule: 'in', value: ids }]), language)
  return page.records
}
