import { sql } from 'kysely'
import type { Catalogue } from '../../contract/catalogue'
import { labelOf } from '../../contract/catalogue'
import type { Problems } from '../../contract/check'
import { Refusal } from '../../contract/error'
import type { Fields } from '../../contract/field'
import { isRegion } from '../../contract/fields/region-names'
import type { Values } from '../../contract/fields/values'
import type { Resource } from '../../contract/resource'
import { DictItem } from '../../contract/system/dict-item'
import { columnOf, tableOf } from '../db/column'
import type { Db } from '../db/database'
import { isOwn } from '../db/own-tenant'
import type { Staging } from '../sync/staging'
import { checkChoiceUnused } from './dict-uses'

/** Values of each dictionary of a tenant, by code. */
export type Choices = ReadonlyMap<string, ReadonlySet<string>>

/** Reads the values in use of every dictionary. Items switched off stay valid for rows that hold them already. */
export async function readChoices(db: Db): Promise<Choices> {
  const { rows } = await sql<{ code: string; values: string[] }>`select d.dict_code code, array_agg(i.item_value) values from dict d
    join dict_item i on i.tenant_id = d.tenant_id and i.dict_id = d.id and not i.gone where not d.gone group by 1`.execute(db)
  return new Map(rows.map((row) => [row.code, new Set(row.values)]))
}

const listed = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : value === null || value === undefined || value === '' ? [] : [String(value)]

/** Fields whose value is in no dictionary, or refers to a row that is not there. */
export async function checkChoices(fields: Fields, values: Values, choices: Choices, staging: Staging): Promise<Problems> {
  const problems: Problems = await checkEntries(fields, values, choices, staging)
  const wanted: { field: string; noun: string; ids: string[] }[] = []
  for (const [field, value] of Object.entries(values)) {
    const facts = fields[field]
    const chosen = listed(value)
    if (chosen.length === 0) continue
    if (facts?.dict && !chosen.every((item) => choices.get(facts.dict ?? '')?.has(item))) problems[field] = { code: 'field.choice' }
    if (facts?.kind === 'region' && !chosen.every(isRegion)) problems[field] = { code: 'field.choice' }
    if (facts?.noun) wanted.push({ field, noun: facts.noun, ids: chosen })
  }
  for (const { field, noun, ids } of wanted) {
    const missing = await staging.missing(noun, ids)
    if (missing.length > 0) problems[field] = { code: 'field.missing-row' }
  }
  return problems
}

/** The same for what the entries kept inside the row name, as `field.0.name`. */
async function checkEntries(fields: Fields, values: Values, choices: Choices, staging: Staging): Promise<Problems> {
  const problems: Problems = {}
  for (const [field, value] of Object.entries(values)) {
    const of = fields[field]?.of
    if (!of || !Array.isArray(value)) continue
    for (const [at, entry] of value.entries()) {
      const found = await checkChoices(of, entry as Values, choices, staging)
      for (const [inner, problem] of Object.entries(found)) problems[`${field}.${at}.${inner}`] = problem
    }
  }
  return problems
}

/** Rows that go together: ids by noun. */
export type GoingRows = Readonly<Record<string, readonly string[]>>

/** Where a row is still referred to: the first noun that holds its id. One statement, however many nouns may refer to it. */
async function usedBy(
  db: Db,
  resources: Readonly<Record<string, Pick<Resource, 'name' | 'fields' | 'line'>>>,
  noun: string,
  id: string,
  going: GoingRows,
): Promise<string | undefined> {
  const tests = Object.values(resources).flatMap(({ name, fields, line }) =>
    Object.entries(fields).flatMap(([field, facts]) => {
      // Lines go with their document.
      if (facts.noun !== noun || facts.weak || line?.of === field) return []
      const column = sql.ref(columnOf(field))
      const names = facts.kind === 'refs' ? sql`${column} @> array[${id}]::text[]` : sql`${column} = ${id}`
      return [
        sql`select ${name}::text as noun where exists (select 1 from ${sql.table(tableOf(name))}
          where ${isOwn} and not gone and ${names} and id <> all(${going[name] ?? []}::text[]))`,
      ]
    }),
  )
  if (tests.length === 0) return undefined
  const { rows } = await sql<{ noun: string }>`${sql.join(tests, sql` union all `)} limit 1`.execute(db)
  return rows[0]?.noun
}

/** Refuses with `record.used`, or of a choice `dict.used`, to let go of a row that another one refers to. `going`: rows that go as well, and may refer to it. */
export async function checkUnused(db: Db, catalogue: Catalogue, noun: string, id: string, going: GoingRows = {}): Promise<void> {
  const resources = { ...catalogue.resources, ...catalogue.resting }
  const user = await usedBy(db, resources, noun, id, going)
  const name = user && labelOf({ resources }, user)
  if (name) throw new Refusal('record.used', { noun: name.zh, nounEn: name.en })
  // A choice of a dictionary is referred to by its value.
  if (noun === DictItem.name) await checkChoiceUnused(db, catalogue, id)
}
