import { type RawBuilder, sql } from 'kysely'
import { refuse } from '../../contract/error'
import { withoutField } from '../../contract/list/advanced-query'
import { type FinerWay, finerWays, isToldBy } from '../../contract/list/finer-ways'
import { type Counts, isCounted, isStoodBy, mostGroups, type Sums, type Totals, totalled } from '../../contract/list/summary'
import type { ListQuery } from '../../contract/query'
import type { Resource } from '../../contract/resource'
import { zone } from '../../contract/time'
import type { Person } from '../auth/person'
import { columnOf, tableOf } from '../db/column'
import type { Engine } from '../engine'
import type { Call } from '../http/route'
import { checkReadable, whereSql } from './list'
import { parseQuery } from './parse-query'
import { unaskable } from './read-part'

type Input = Readonly<Record<string, unknown>>
type Asked = { readonly engine: Engine; readonly person: Person; readonly resource: Resource; readonly query: ListQuery }

/** Most fields one call counts by. */
const most = 12

const ask = ({ engine, session, input }: Call<Input>, resource: Resource, without: readonly string[]): Asked => {
  const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !without.includes(name)))
  const asked = { engine, person: session.person, resource, query: parseQuery(resource, rest) }
  checkReadable(engine, resource, session.person, asked.query)
  return asked
}

/** Refuses fields somebody may not read, and those by which nothing is counted: a number tells as much as a row. */
function checkAskable({ engine, person, resource }: Asked, field: string, isMeant: typeof isCounted): void {
  if (!isMeant(resource, field) || unaskable(engine.catalogue, resource, person).includes(field))
    refuse('query.column', { column: field.slice(0, 64) })
}

const fromSql = ({ resource }: Asked) => sql`from ${sql.table(tableOf(resource.name))}`

/** How many rows there would be with each value of a field, were the list not narrowed by that field itself. */
async function countBy(asked: Asked, field: string): Promise<Counts> {
  const { engine, person, resource, query } = asked
  const where = query.where.filter((one) => one.field !== field)
  const wanted = { ...query, where, advanced: withoutField(query.advanced, field) }
  const column = sql.ref(columnOf(field))
  const { kind } = resource.fields[field] ?? {}
  // A list of nothing is a row without a value, as an empty column is.
  const value = kind === 'dicts' || kind === 'refs' ? sql`unnest(coalesce(nullif(${column}, '{}'), '{""}'))` : sql`${column}::text`
  const { rows } = await sql<{ value: string | null; rows: string }>`select value, count(*) as rows from
    (select ${value} as value ${fromSql(asked)} where ${whereSql(engine, resource, person, wanted)}) one
    group by 1 order by 2 desc, 1 limit ${sql.lit(mostGroups)}`.execute(engine.databases.tenant(person.tenant))
  return Object.fromEntries(rows.map((row) => [row.value ?? '', Number(row.rows)]))
}

/**
 * How many rows of a list have each value of the fields `field` names, between commas: by field and value, within the caller's reach and by
 * all other filters. Refuses (`query.column`) a field the caller may not read.
 */
export async function countRows(call: Call<Input>, resource: Resource): Promise<Readonly<Record<string, Counts>>> {
  const asked = ask(call, resource, ['field'])
  const fields = [...new Set(String(call.input.field ?? '').split(','))].filter((field) => field !== '')
  if (fields.length > most) refuse('query.column', { column: fields.join().slice(0, 64) })
  for (const field of fields) checkAskable(asked, field, isCounted)
  const counts = await Promise.all(fields.map(async (field) => [field, await countBy(asked, field)] as const))
  return Object.fromEntries(counts)
}

const sumName = (at: number) => `sum_${at}`

/** What the fields come to that are wanted, or all of them, as far as the caller reads them. */
function summedOf({ engine, person, resource, query }: Asked): string[] {
  const unread = unaskable(engine.catalogue, resource, person)
  const wanted = query.fields.length > 0 ? query.fields : Object.keys(resource.fields)
  return wanted.filter((name) => totalled(resource, name) && !unread.includes(name) && !resource.fields[name]?.consent)
}

function sumsSql({ resource }: Asked, fields: readonly string[]): RawBuilder<unknown>[] {
  return fields.map((field, at) => {
    const column = sql.ref(columnOf(field))
    const value = totalled(resource, field) === 'mean' ? sql`avg(${column})` : sql`sum(${column})`
    return sql`${value} as ${sql.ref(sumName(at))}`
  })
}

type Summed = Readonly<Record<string, unknown>> & { readonly rows: string }

const sumsOf = (row: Summed | undefined, fields: readonly string[]): Sums =>
  Object.fromEntries(fields.flatMap((field, at) => (row?.[sumName(at)] == null ? [] : [[field, Number(row[sumName(at)])]])))

/**
 * What all rows of a list come to, whatever page is looked at: how many they are, sums and means of the fields `field` names or of all, and with
 * `group` the same for each value of that field, in order, of days for each month. `by` makes that each day, or the sign its text begins with.
 */
export async function totalRows(call: Call<Input>, resource: Resource): Promise<Totals> {
  const asked = ask(call, resource, ['group', 'by'])
  const { engine, person, query } = asked
  const fields = summedOf(asked)
  const sums = sumsSql(asked, fields)
  const db = engine.databases.tenant(person.tenant)
  const where = whereSql(engine, resource, person, query)
  const all = sql.join([sql`count(*) as rows`, ...sums])
  const [total] = (await sql<Summed>`select ${all} ${fromSql(asked)} where ${where}`.execute(db)).rows
  const whole = { count: Number(total?.rows ?? 0), sums: sumsOf(total, fields) }
  const group = String(call.input.group ?? '')
  if (group === '') return whole
  const by = finerWays.find((way) => way === call.input.by)
  checkAskable(asked, group, by ? (of, name) => isToldBy(of, name, by) : isStoodBy)
  const { rows } = await sql<Summed & { value: string | null }>`select ${standsSql(resource, group, by)} as value, ${all}
    ${fromSql(asked)} where ${where} group by 1 order by 1 nulls last limit ${sql.lit(mostGroups)}`.execute(db)
  return { ...whole, groups: rows.map((row) => ({ value: row.value, count: Number(row.rows), sums: sumsOf(row, fields) })) }
}

function standsSql({ fields }: Resource, name: string, by: FinerWay | undefined): RawBuilder<unknown> {
  const { kind } = fields[name] ?? {}
  const column = sql.ref(columnOf(name))
  const form = sql.lit(by === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM')
  if (by === 'sign') return sql`lower(left(nullif(${column}, ''), 1))`
  if (kind === 'dateTime') return sql`to_char(${column} at time zone ${sql.lit(zone)}, ${form})`
  return kind === 'date' ? sql`to_char(${column}, ${form})` : sql`nullif(${column}::text, '')`
}
