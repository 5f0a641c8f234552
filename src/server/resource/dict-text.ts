import { type RawBuilder, sql } from 'kysely'
import type { Language } from '../../contract/label'
import type { Resource, Row } from '../../contract/resource'
import { may, type Person } from '../auth/person'
import { columnOf, tableOf } from '../db/column'
import type { Db } from '../db/database'
import type { Engine } from '../engine'
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

/**
 * Columns, beside those of a row called `page`, with what the rows it refers to are known by: the values of their title fields, as far as
 * this person may list such rows.
 */
export function titleColumns(engine: Engine, person: Person, resource: Resource, fields: readonly string[]): RawBuilder<unknown>[] {
  return fields.flatMap((field) => {
    const { kind, noun = '' } = resource.fields[field] ?? {}
    const target = engine.catalogue.resources[noun]
    if (!target || !may(person, noun, 'list')) return []
    const column = sql.ref(`page.${columnOf(field)}`)
    const row = sql`${sql.table(tableOf(noun))} r where r.tenant_id = current_setting('app.tenant_id')::integer and r.id =`
    const title = sql`r.${sql.ref(columnOf(target.title))}::text`
    const found =
      kind === 'refs'
        ? sql`(select string_agg(coalesce((select ${title} from ${row} one.id), one.id), ',' order by one.at) from unnest(${column}) with ordinality one(id, at))`
        : sql`(select ${title} from ${row} ${column})`
    return [sql`${found} as ${sql.ref(titleColumn(field))}`]
  })
}

/** What finds, for rows that were read with `titleColumns`, the `<field>_dictText` of each dictionary value and reference among `fields`. */
export function textReader(
  resource: Resource,
  person: Person,
  fields: readonly string[],
  texts: Texts,
): (row: Row, stored: Stored) => Record<string, string> {
  const named = fields.flatMap((field) => {
    const { dict, noun } = resource.fields[field] ?? {}
    const title = noun ? titleColumn(field) : undefined
    const isTold = noun === undefined || may(person, noun, 'list')
    return dict || noun ? [{ field, text: `${field}_dictText`, title, isTold, known: dict ? texts.get(dict) : undefined }] : []
  })
  return (row, stored) => {
    const found: Record<string, string> = {}
    for (const { field, text, title, isTold, known } of named) {
      const values = isTold ? listed(row[field]) : []
      const joined = (known ? values.map((value) => known.get(value) ?? value) : values).join(',')
      found[text] = title && values.length > 0 ? String(stored[title] ?? joined) : joined
    }
    return found
  }
}
