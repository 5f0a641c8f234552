import { type RawBuilder, sql } from 'kysely'
import type { Catalogue } from '../../contract/catalogue'
import { Refusal } from '../../contract/error'
import { type DictField, dictFields } from '../../contract/fields/dict-fields'
import { Dict } from '../../contract/system/dict'
import { DictItem } from '../../contract/system/dict-item'
import { columnOf, tableOf } from '../db/column'
import type { Db } from '../db/database'
import { isOwn, ownTenant } from '../db/own-tenant'

/** Rows that hold this choice in this field. */
export function holds({ field, facts, inner }: DictField, value: string): RawBuilder<unknown> {
  const column = sql.ref(columnOf(field))
  const isList = facts.kind === 'dicts'
  if (inner !== undefined) return sql`${column} @> ${JSON.stringify([{ [inner]: isList ? [value] : value }])}::jsonb`
  return isList ? sql`${column} @> array[${value}]::text[]` : sql`${column} = ${value}`
}

type Choice = { readonly code: string; readonly value: string }

async function choiceOf(db: Db, id: string): Promise<Choice | undefined> {
  const { rows } = await sql<Choice>`select d.dict_code as code, i.item_value as value from ${sql.table(tableOf(DictItem.name))} i
    join ${sql.table(tableOf(Dict.name))} d on d.tenant_id = i.tenant_id and d.id = i.dict_id and not d.gone
    where i.tenant_id = ${ownTenant} and i.id = ${id} and not i.gone`.execute(db)
  return rows[0]
}

/** Where a choice is used, and the value by which rows hold it: every field of a living row, whoever may see that row. One statement. */
export async function usedAt(
  db: Db,
  catalogue: Catalogue,
  id: string,
): Promise<{ readonly value: string; readonly at: readonly DictField[] }> {
  const choice = await choiceOf(db, id)
  if (!choice) return { value: '', at: [] }
  // Those of the house's own that rest at present hold their rows as well.
  const fields = dictFields({ ...catalogue.resources, ...catalogue.resting }, choice.code)
  if (fields.length === 0) return { value: choice.value, at: [] }
  const tests = fields.map(
    (one, place) => sql`select ${sql.lit(place)} as place where exists (select 1 from ${sql.table(tableOf(one.resource.name))}
      where ${isOwn} and not gone and ${holds(one, choice.value)})`,
  )
  const { rows } = await sql<{ place: number }>`${sql.join(tests, sql` union all `)} order by place`.execute(db)
  return { value: choice.value, at: rows.flatMap(({ place }) => fields[place] ?? []) }
}

/** Refuses with `dict.used` to let go of a choice that rows still hold: they would say something nobody can read any more. */
export async function checkChoiceUnused(db: Db, catalogue: Catalogue, id: string): Promise<void> {
  const [used] = (await usedAt(db, catalogue, id)).at
  if (!used) return
  const { resource, facts } = used
  throw new Refusal('dict.used', { noun: resource.label.zh, nounEn: resource.label.en, field: facts.label.zh, fieldEn: facts.label.en })
}
