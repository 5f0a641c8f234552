import { type RawBuilder, sql } from 'kysely'
import { refuse } from '../../contract/error'
import type { Language } from '../../contract/label'
import { type ListQuery, type Page, pageOf, plainQuery } from '../../contract/query'
import type { Resource, Row } from '../../contract/resource'
import { dayOf } from '../../contract/time'
import { type Person, seesAll } from '../auth/person'
import { columnList, columnOf, tableOf } from '../db/column'
import { chosenOrder, defaultOrder } from '../db/order-sql'
import { isOwn } from '../db/own-tenant'
import type { Engine } from '../engine'
import { conditionSql } from './condition-sql'
import { textReader, titleColumns } from './dict-text'
import { stillKept } from './forgotten'
import { withPeopleNames } from './people-names'
import { aboutSeen, reachSql } from './reach-sql'
import { shownTo, unaskable } from './read-part'
import { rowOf, type Stored } from './values'

/** Rows are counted one by one up to here; beyond, the planner's estimate is given and said to be one. */
const counted = 10_000

/** The rows a query asks for within a person's reach. */
export function whereSql(engine: Engine, resource: Resource, person: Person, query: ListQuery): RawBuilder<unknown> {
  const reach = reachSql(person, resource.name)
  const advanced = query.advanced.conditions.map((condition) => conditionSql(resource, condition))
  const parts = [
    query.removed ? stillKept : sql`not gone`,
    ...(reach ? [reach] : []),
    ...(resource.reach === 'of-subject' ? [aboutSeen(engine, person)] : []),
    ...query.where.map((condition) => conditionSql(resource, condition)),
    ...(advanced.length > 0 ? [sql`(${sql.join(advanced, sql.raw(` ${query.advanced.match} `))})`] : []),
  ]
  return sql`${isOwn} and ${sql.join(parts, sql` and `)}`
}

/** The row without the fields nobody asked for; what is left out must not look like something empty. */
function pick(row: Row, resource: Resource, fields: readonly string[]): Row {
  if (fields.length === 0) return row
  return Object.fromEntries(Object.entries(row).filter(([name]) => !Object.hasOwn(resource.fields, name) || fields.includes(name))) as Row
}

function orderSql(engine: Engine, resource: Resource, { sorts }: ListQuery): RawBuilder<unknown> {
  const order = sorts.length > 0 ? chosenOrder(resource, sorts) : defaultOrder(resource, () => dayOf(engine.now()))
  return sql`order by ${sql.raw(order)}`
}

/** Written out for the first page, which is asked for most: a prepared statement is planned without its parameters, and how few rows are wanted decides. */
function pageSql({ page, size }: ListQuery): RawBuilder<unknown> {
  const limit = sql`limit ${sql.lit(size)}`
  return page === 1 ? limit : sql`${limit} offset ${(page - 1) * size}`
}

/** The columns of a row of which these fields are wanted. */
export const columnsOf = (fields: readonly string[]): string[] => [
  'id',
  'rev',
  'scope',
  'gone',
  'create_by',
  'create_time',
  'update_by',
  'update_time',
  ...fields.map(columnOf),
]

/** Fields that say whether some others may be shown. */
const consentsOf = ({ fields }: Resource, chosen: readonly string[]): string[] => chosen.flatMap((name) => fields[name]?.consent?.by ?? [])

/** Neither order nor comparison may tell what somebody may not read. */
export function checkReadable({ catalogue }: Engine, resource: Resource, person: Person, { sorts, where, advanced }: ListQuery): void {
  const named = [...sorts.map(({ column }) => column), ...[...where, ...advanced.conditions].map(({ field }) => field)]
  const unread = unaskable(catalogue, resource, person).find((field) => named.includes(field))
  if (unread) refuse('query.column', { column: unread })
}

/** Whether somebody sees every row of a noun that is not removed: how many these are is kept beside the sequence. */
export const isSeenWhole = (person: Person, { name, reach }: Resource): boolean => seesAll(person, name) && reach !== 'of-subject'

const totalSql = ({ name }: Resource): RawBuilder<unknown> =>
  sql`select coalesce((totals ->> ${name})::bigint, 0) from sync_counter where ${isOwn}`

type Found = Stored & { readonly counted_rows: number }

/**
 * One page of a noun's rows within a person's reach, with the texts of what they refer to when a language is given. Whether the
 * person may see any is for the door to say.
 */
export async function listPage(
  engine: Engine,
  person: Person,
  resource: Resource,
  query: ListQuery,
  language?: Language,
): Promise<Page<Row>> {
  const db = engine.databases.tenant(person.tenant)
  checkReadable(engine, resource, person, query)
  const table = sql.table(tableOf(resource.name))
  const where = whereSql(engine, resource, person, query)
  const isWhole = !query.removed && query.where.length + query.advanced.conditions.length === 0 && isSeenWhole(person, resource)
  const total = isWhole
    ? totalSql(resource)
    : sql`select count(*) from (select 1 from ${table} where ${where} limit ${sql.lit(counted + 1)}) few`
  const chosen = query.fields.length > 0 ? query.fields : Object.keys(resource.fields)
  // Whether a field is shown may hang on another one, which is read with it whether it was asked for or not.
  const columns = columnList(columnsOf([...new Set([...chosen, ...consentsOf(resource, chosen)])]))
  const titles = language ? titleColumns(engine, person, resource, chosen, language) : []
  const { rows } =
    await sql<Found>`select ${sql.join([sql`page.*`, ...titles])}, (${total}) counted_rows from (select 1) one left join lateral
    (select ${columns} from ${table} where ${where} ${orderSql(engine, resource, query)} ${pageSql(query)}) page on true`.execute(db)
  const exact = Number(rows[0]?.counted_rows ?? 0)
  const about = !isWhole && exact > counted
  const all = about ? Math.max(await estimate(db, sql`select 1 from ${table} where ${where}`), exact) : exact
  const names = language && (await engine.dictionaries.peopleNames(person.tenant))
  const textsOf =
    language && textReader(engine, person, resource, chosen, await engine.dictionaries.texts(person.tenant, language), language)
  const show = shownTo(engine, person, resource, 'masked')
  const records = rows
    .filter((row) => row.id !== null)
    .map((row) => {
      const whole = show(rowOf(resource, row))
      const record = pick(names ? withPeopleNames(resource, whole, names) : whole, resource, query.fields)
      return textsOf ? { ...record, ...textsOf(record, row) } : record
    })
  return { ...pageOf(records, all, { size: query.size, current: query.page }), ...(about ? { about } : {}) }
}

/** Ids of all rows a query asks for within a person's reach, in its order, whatever page it names; the first `most` of them. */
export async function listIds(engine: Engine, person: Person, resource: Resource, query: ListQuery, most: number): Promise<string[]> {
  checkReadable(engine, resource, person, query)
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(tableOf(resource.name))}
    where ${whereSql(engine, resource, person, query)} ${orderSql(engine, resource, query)} limit ${sql.lit(most)}`.execute(
    engine.databases.tenant(person.tenant),
  )
  return rows.map(({ id }) => id)
}

async function estimate(db: ReturnType<Engine['databases']['tenant']>, query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`explain (format json) ${query}`.execute(db)
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}

/** One row by its id, with the texts of what it refers to when a language is given, as far as somebody may see it. */
export async function findRow(
  engine: Engine,
  person: Person,
  resource: Resource,
  id: string,
  language?: Language,
): Promise<Row | undefined> {
  const query = { ...plainQuery(1, [{ field: 'id', rule: 'eq', value: id }]), sorts: [{ column: 'id', descending: false }] }
  return (await listPage(engine, person, resource, query, language)).records[0]
}

/** The same, or a refusal that does not tell whether it exists for somebody else. */
export async function getRow(engine: Engine, person: Person, resource: Resource, id: string, language?: Language): Promise<Row> {
  return (await findRow(engine, person, resource, id, language)) ?? refuse('record.gone')
}
