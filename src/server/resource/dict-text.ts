import { type RawBuilder, sql } from 'kysely'
import { regionText } from '../../contract/fields/region-names'
import type { Language } from '../../contract/label'
import type { Resource, Row } from '../../contract/resource'
import { saidIn } from '../../contract/said-in'
import { titlePath } from '../../contract/title-path'
import { may, type Person } from '../auth/person'
import { columnOf } from '../db/column'
import type { Db } from '../db/database'
import type { Engine } from '../engine'
import { titleSql } from './title-sql'
import type { Stored } from './values'

/** Choices of a dictionary as the wire contract has them. */
export type Choice = { readonly value: string; readonly text: string; readonly title: string; readonly label: string }

/** What each value of each dictionary is called, by code and value. */
export type Texts = ReadonlyMap<string, ReadonlyMap<string, string>>

/** Every dictionary of a tenant with its choices in order, in one language. */
export async function readDictionaries(db: Db, language: Language, codes?: readonly string[]): Promise<Record<string, Choice[]>> {
  const only = codes ? sql`and d.dict_code = any(${codes}::text[])` : sql``
  const { rows } = await sql<{
    code: string
    value: string
    text: string
    text_en: string | null
  }>`select d.dict_code code, i.item_value as value, i.item_text as text, i.item_text_en text_en
    from dict d join dict_item i on i.tenant_id = d.tenant_id and i.dict_id = d.id and not i.gone and i.status = '1' where not d.gone ${only} order by d.dict_code, i.sort_order, i.id`.execute(
    db,
  )
  // Without a prototype: people choose the codes, and one of them may be `constructor`.
  const found: Record<string, Choice[]> = Object.create(null)
  for (const row of rows) {
    const text = language === 'en' ? (row.text_en ?? row.text) : row.text
    found[row.code] ??= []
    found[row.code]?.push({ value: row.value, text, title: text, label: text })
  }
  return found
}

const listed = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : value === null || value === undefined ? [] : [String(value)]

const titleColumn = (field: string): string => `${columnOf(field)}_title`

/** What stands for a row whose title cannot be had, because it is not there: an id tells nobody anything. */
const unknownTitle = '—'

/** The nouns from a field's reference to words, where this person may list all of them; to others no row is named. */
function toldPath({ catalogue }: Pick<Engine, 'catalogue'>, person: Person, { fields }: Resource, field: string): readonly Resource[] {
  const path = titlePath(catalogue, fields[field]?.noun)
  return path.every(({ name }) => may(person, name, 'list')) ? path : []
}

/**
 * Columns, beside those of a row called `page`, with what the rows it refers to are known by to a reader of a language, as far as this person may list such rows.
 */
export function titleColumns(
  engine: Engine,
  person: Person,
  resource: Resource,
  fields: readonly string[],
  language: Language,
): RawBuilder<unknown>[] {
  return fields.flatMap((field) => {
    const path = toldPath(engine, person, resource, field)
    if (path.length === 0) return []
    const column = sql.ref(`page.${columnOf(field)}`)
    const found =
      resource.fields[field]?.kind === 'refs'
        ? sql`(select string_agg(coalesce(${titleSql(path, sql`one.id`, language)}, ${unknownTitle}), ',' order by one.at) from unnest(${column}) with ordinality one(id, at))`
        : titleSql(path, column, language)
    return [sql`${found} as ${sql.ref(titleColumn(field))}`]
  })
}

/** What finds, for rows that were read with `titleColumns`, the `<field>_dictText` of each dictionary value and reference among `fields`, and of texts that are told in the reader's language. */
export function textReader(
  engine: Pick<Engine, 'catalogue'>,
  person: Person,
  resource: Resource,
  fields: readonly string[],
  texts: Texts,
  language: Language,
): (row: Row, stored: Stored) => Record<string, string> {
  const named = fields.flatMap((field) => {
    const { dict, noun, kind } = resource.fields[field] ?? {}
    if (!dict && !noun && kind !== 'region') return []
    const title = noun && toldPath(engine, person, resource, field).length > 0 ? titleColumn(field) : undefined
    const known = dict ? texts.get(dict) : undefined
    const say = kind === 'region' ? regionText : (value: string) => known?.get(value) ?? value
    return [{ field, text: `${field}_dictText`, title, isTold: !noun || title !== undefined, say }]
  })
  return (row, stored) => {
    const found: Record<string, string> = {}
    for (const { field, text, title, isTold, say } of named) {
      if (!Object.hasOwn(row, field)) continue
      const values = isTold ? listed(row[field]) : []
      if (title) found[text] = values.length > 0 ? String(stored[title] ?? unknownTitle) : ''
      else found[text] = values.map(say).join(',')
    }
    return { ...found, ...inLanguage(resource, row, fields, language) }
  }
}

/** `<field>_dictText` of texts the row has in the reader's language as well. */
const inLanguage = (resource: Resource, row: Row, fields: readonly string[], language: Language): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const said = saidIn(resource.fields, row, field, language)
      return said === row[field] ? [] : [[`${field}_dictText`, String(said)]]
    }),
  )
