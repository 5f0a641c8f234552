import { sql } from 'kysely'
import type { DictField } from '../../contract/fields/dict-fields'
import { type Language, say } from '../../contract/label'
import { may, type Person } from '../auth/person'
import { tableOf } from '../db/column'
import type { Engine } from '../engine'
import { holds, usedAt } from './dict-uses'
import { whereSql } from './list'
import { parseQuery } from './parse-query'
import { unaskable } from './read-part'

/** Most rows that are counted of one field: past that it is enough to know that there are more. */
const most = 1000

/** A field some rows of which hold a choice, in words. `rows`: how many the asker sees; null where they may not know. `more` than were counted. */
type DictUse = { readonly noun: string; readonly field: string; readonly rows: number | null; readonly more: boolean }

/** Whether somebody may be told by a number what rows of this field say. */
function mayCount({ catalogue }: Engine, person: Person, { resource, field, facts }: DictField): boolean {
  const isServed = Object.hasOwn(catalogue.resources, resource.name)
  return isServed && may(person, resource.name, 'list') && !facts.consent && !unaskable(catalogue, resource, person).includes(field)
}

/** Rows within somebody's reach that hold it: of one field one count, that stops when there are more than are told. */
async function countSeen(engine: Engine, person: Person, at: DictField, value: string): Promise<number | null> {
  if (!mayCount(engine, person, at)) return null
  const { rows } = await sql<{ rows: number }>`select count(*)::int as rows from (select 1 from ${sql.table(tableOf(at.resource.name))}
    where ${whereSql(engine, at.resource, person, parseQuery(at.resource, {}))} and ${holds(at, value)} limit ${sql.lit(most + 1)}) one`.execute(
    engine.databases.tenant(person.tenant),
  )
  return rows[0]?.rows ?? 0
}

/** Where a choice is used at present, to whoever keeps dictionaries: that it is, by the rule that keeps it from being deleted; how often, as far as they see. */
export async function usesOf(engine: Engine, person: Person, id: string, language: Language): Promise<DictUse[]> {
  const { value, at } = await usedAt(engine.databases.tenant(person.tenant), engine.catalogue, id)
  const uses: DictUse[] = []
  for (const one of at) {
    const rows = await countSeen(engine, person, one, value)
    const words = { noun: say(one.resource.label, language), field: say(one.facts.label, language) }
    uses.push({ ...words, rows: rows === null ? null : Math.min(rows, most), more: (rows ?? 0) > most })
  }
  return uses
}
