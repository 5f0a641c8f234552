import { type RawBuilder, sql } from 'kysely'
import { isDay } from '../../contract/check'
import { Refusal, refuse } from '../../contract/error'
import { regionStem } from '../../contract/fields/region'
import {
  beginningOf,
  type Compared,
  comparedAs,
  dayCompared,
  isApt,
  isComparable,
  isPiece,
  isYes,
  spanOf,
} from '../../contract/list/condition'
import type { Condition } from '../../contract/query'
import type { Resource } from '../../contract/resource'
import { columnOf } from '../db/column'

type Sql = RawBuilder<unknown>

/** Database type of what is compared; texts are compared as they are. */
const types: Readonly<Partial<Record<Compared, string>>> = {
  whole: 'integer',
  long: 'bigint',
  number: 'numeric',
  yes: 'boolean',
  day: 'date',
  moment: 'timestamptz',
}

/** A text that has been checked, as a value of the column's type. */
function valueSql(compared: Compared, text: string): Sql {
  const value = compared === 'day' ? text.slice(0, 10) : compared === 'yes' ? String(isYes(text)) : text
  return sql`${value}::${sql.raw(types[compared] ?? 'text')}`
}

const escaped = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)
const patterns = {
  like: (text: string) => `%${escaped(text)}%`,
  right_like: (text: string) => `${escaped(text)}%`,
  left_like: (text: string) => `%${escaped(text)}`,
}

/** What is looked into by a piece: a value as rows tell it. */
function toldSql(compared: Compared, column: Sql): Sql {
  if (compared === 'moment') return sql`to_char(${column}, 'YYYY-MM-DD HH24:MI:SS')`
  return compared === 'number' ? sql`trim_scale(${column})::text` : sql`${column}::text`
}

const bounds = { gt: '>', ge: '>=', lt: '<', le: '<=' } as const
type Bound = keyof typeof bounds

/** The moments a text stands for, from the first of them to the first that is none any more. */
const momentsOf = (text: string): readonly [Sql, Sql] => {
  const begins = sql`${beginningOf(text)}::timestamptz`
  return [begins, sql`${begins} + ${`1 ${spanOf[text.length]}`}::interval`]
}

function boundSql(compared: Compared, column: Sql, rule: Bound, text: string): Sql {
  const sign = sql.raw(bounds[rule])
  // A period is after or before a day as far as any day of it is.
  if (compared === 'period') {
    const day = rule === 'gt' || rule === 'ge' ? sql`right(${column}, 10)` : sql`left(${column}, 10)`
    return sql`${day} ${sign} ${dayCompared(rule, text)}`
  }
  if (compared !== 'moment') return sql`${column} ${sign} ${valueSql(compared, text)}`
  // After a day is after its end, and until a day until its end.
  const [begins, ends] = momentsOf(text)
  return rule === 'gt' || rule === 'ge'
    ? sql`${column} >= ${rule === 'ge' ? begins : ends}`
    : sql`${column} < ${rule === 'lt' ? begins : ends}`
}

/** Whether a column holds any of some values. A region stands for every place within it, a day for every period it lies in. */
function anySql(compared: Compared, column: Sql, texts: readonly string[]): Sql {
  if (compared === 'texts') return sql`${column} && ${texts}::text[]`
  if (compared === 'region') return sql`${column} like any(${texts.map((code) => `${regionStem(code)}%`)}::text[])`
  if (compared === 'moment')
    return anyOf(
      texts.map(
        (text) =>
          sql`(${sql.join(
            momentsOf(text).map((at, end) => (end ? sql`${column} < ${at}` : sql`${column} >= ${at}`)),
            sql` and `,
          )})`,
      ),
    )
  if (compared === 'period') return anyOf(texts.map((text) => periodSql(column, text)))
  const [first, ...more] = texts.map((text) => valueSql(compared, text))
  if (!first) return sql`false`
  return more.length === 0 ? sql`${column} = ${first}` : sql`${column} in (${sql.join([first, ...more])})`
}

const anyOf = (parts: readonly Sql[]): Sql => (parts.length === 0 ? sql`false` : sql`(${sql.join(parts, sql` or `)})`)

const periodSql = (column: Sql, text: string): Sql =>
  isDay(text) ? sql`(left(${column}, 10) <= ${text} and right(${column}, 10) >= ${text})` : sql`${column} = ${text}`

/** Nothing is no value, no text and no list of any. */
function emptySql(compared: Compared, column: Sql): Sql {
  if (compared === 'texts') return sql`coalesce(cardinality(${column}), 0) = 0`
  return types[compared] ? sql`${column} is null` : sql`coalesce(${column}, '') = ''`
}

/**
 * A condition as SQL: what `meets` (`contract/list/condition.ts`) says of one row. Refuses what cannot be compared (`query.condition`), and an order of
 * what has none (`query.rule`). A cell without a value meets `ne` and `empty` alone.
 */
export function conditionSql(resource: Resource, { field, rule, value }: Condition): Sql {
  const column = sql.ref(columnOf(field))
  const compared = comparedAs(resource.fields, field)
  const texts: readonly string[] = typeof value === 'string' ? [value] : value
  const [text = ''] = texts
  if (rule === 'empty') return emptySql(compared, column)
  if (!isApt(compared, rule)) {
    const { zh = field, en = field } = resource.fields[field]?.label ?? {}
    throw new Refusal('query.rule', { column: zh, columnEn: en, rule })
  }
  if (!texts.every((one) => isComparable(compared, rule, one))) refuse('query.condition')
  if (rule === 'eq') return anySql(compared, column, [text])
  if (rule === 'in') return anySql(compared, column, texts)
  if (rule === 'ne') return sql`(${anySql(compared, column, [text])}) is not true`
  if (!isPiece(rule)) return boundSql(compared, column, rule, text)
  const pattern = patterns[rule](text)
  if (compared === 'texts') return sql`exists (select from unnest(${column}) one where one ilike ${pattern})`
  return sql`${toldSql(compared, column)} ilike ${pattern}`
}
