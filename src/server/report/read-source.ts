import { sql } from 'kysely'
import { refuse } from '../../contract/error'
import type { Language } from '../../contract/label'
import type { Condition } from '../../contract/query'
import type { Source, Where } from '../../contract/report/report-source'
import type { Row } from '../../contract/resource'
import type { Person } from '../auth/person'
import { columnList, tableOf } from '../db/column'
import type { Db } from '../db/database'
import { isOwn } from '../db/own-tenant'
import type { Engine } from '../engine'
import { conditionSql } from '../resource/condition-sql'
import { textReader, titleColumns } from '../resource/dict-text'
import { columnsOf } from '../resource/list'
import { reachSql } from '../resource/reach-sql'
import { shownTo, unaskable } from '../resource/read-part'
import { rowOf, type Stored } from '../resource/values'

/** Most rows of one source. A report that needs more is refused: part of them would give wrong figures. */
export const mostRows = 20_000

/** Who asks, and in which language. */
export type Asking = { readonly engine: Engine; readonly person: Person; readonly language: Language }

function conditionsOf(where: Where): Condition[] {
  return Object.entries(where).flatMap(([field, wanted]): Condition[] => {
    if (wanted === undefined) return []
    if (typeof wanted === 'string') return [{ field, rule: 'eq', value: wanted }]
    if (!('from' in wanted || 'to' in wanted)) return [{ field, rule: 'in', value: wanted as readonly string[] }]
    return [
      ...(wanted.from === undefined ? [] : [{ field, rule: 'ge', value: wanted.from } as const]),
      ...(wanted.to === undefined ? [] : [{ field, rule: 'le', value: wanted.to } as const]),
    ]
  })
}

/**
 * Every row of a source within a person's reach, as they may see it, with the texts of what it refers to. Refuses where there are more than
 * may be read, and where what decides about a row is not theirs to read.
 */
export async function readSource(db: Db, { engine, person, language }: Asking, { noun, where }: Source, most = mostRows): Promise<Row[]> {
  const conditions = conditionsOf(where)
  const unread = unaskable(engine.catalogue, noun, person)
  if (conditions.some(({ field }) => unread.includes(field))) refuse('access.denied')
  const fields = Object.keys(noun.fields)
  const reach = reachSql(person, noun.name)
  const wanted = [sql`not gone`, ...(reach ? [reach] : []), ...conditions.map((condition) => conditionSql(noun, condition))]
  const { rows } = await sql<Stored>`select ${sql.join([sql`page.*`, ...titleColumns(engine, person, noun, fields, language)])} from
    (select ${columnList(columnsOf(fields))} from ${sql.table(tableOf(noun.name))} where ${isOwn} and ${sql.join(wanted, sql` and `)}
    order by id limit ${sql.lit(most + 1)}) page order by page.id`.execute(db)
  if (rows.length > most) refuse('record.too-many', { max: most })
  const textsOf = textReader(engine, person, noun, fields, await engine.dictionaries.texts(person.tenant, language), language)
  const asShown = shownTo(engine, person, noun, 'absent')
  return rows.map((stored) => {
    const row = asShown(rowOf(noun, stored))
    return { ...row, ...textsOf(row, stored) }
  })
}
