import { sql } from 'kysely'
import { refuse } from '../../../contract/error'
import type { Language } from '../../../contract/label'
import { type Condition, type ListQuery, largestPage, mostValues, type Page, plainQuery } from '../../../contract/query'
import type { Row } from '../../../contract/resource'
import { User } from '../../../contract/system/user'
import type { Person } from '../../auth/person'
import { isOwn, ownTenant } from '../../db/own-tenant'
import type { Engine } from '../../engine'
import { listPage } from '../../resource/list'
import { parseQuery } from '../../resource/parse-query'
import { ledByAny } from './led-departments'
import { departmentsOfUsers, listedUser } from './told-user'

/** Who asks, and in which language. */
export type Asking = { readonly engine: Engine; readonly person: Person; readonly language: Language }
type Asked = Readonly<Record<string, unknown>>

/** Ids of some departments and of all below them. */
export async function departmentsWithin({ databases }: Engine, tenant: number, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`with recursive within(id) as (
    select id from department where ${isOwn} and not gone and id = any(${ids}::text[])
    union select below.id from department below join within on below.parent_id = within.id
      where below.tenant_id = ${ownTenant} and not below.gone) select id from within`.execute(databases.tenant(tenant))
  return rows.map(({ id }) => id)
}

/** The same of the department with a code. */
export async function departmentsOfCode(engine: Engine, tenant: number, code: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from department where ${isOwn} and not gone and org_code = ${code}`.execute(
    engine.databases.tenant(tenant),
  )
  return departmentsWithin(
    engine,
    tenant,
    rows.map(({ id }) => id),
  )
}

/** What people type to find an account is a piece of it, whether or not the client says so. */
const pieces = ['username', 'realname', 'workNo', 'phone', 'email'] as const
/** Columns such lists show that are no fields of an account. */
const unordered: readonly unknown[] = ['orgCode', 'orgCodeTxt', 'departIds', 'departIds_dictText', 'userIdentity']

function askedOf(asked: Asked): Asked {
  const typed = pieces.flatMap((field) => {
    const text = asked[field]
    return typeof text === 'string' && /^[^*!<>=,]+$/.test(text) ? [[field, `*${text}*`] as const] : []
  })
  const { column, order, ...more } = asked
  return { ...more, ...(unordered.includes(column) ? {} : { column, order }), ...Object.fromEntries(typed) }
}

const pageOf = async ({ engine, person, language }: Asking, query: ListQuery): Promise<Page<Row>> =>
  listPage(engine, person, User, { ...query, fields: [] }, language)

/** One page of accounts as existing clients ask for it, narrowed further by `conditions`. */
export async function lookUpUsers(asking: Asking, asked: Asked, conditions: readonly Condition[] = []) {
  const query = parseQuery(User, askedOf(asked))
  const page = await pageOf(asking, { ...query, where: [...query.where, ...conditions] })
  const ids = page.records.map(({ id }) => id)
  const [led, known] = await Promise.all([ledByAny(asking, ids), departmentsOfUsers(asking.engine, asking.person, page.records)])
  return { ...page, records: page.records.map((row) => listedUser(row, known, led, asking.person.tenant)) }
}

/** Accounts whose field holds one of some values, in the order of these, as their rows. */
export async function usersBy(asking: Asking, field: string, values: readonly string[]): Promise<Row[]> {
  if (values.length > mostValues) refuse('record.too-many', { max: mostValues })
  if (values.length === 0) return []
  const { records } = await pageOf(asking, plainQuery(largestPage, [{ field, rule: 'in', value: values }]))
  const at = (row: Row) => values.indexOf(String(row[field]))
  return [...records].sort((one, two) => at(one) - at(two))
}

/** The first thousand accounts of a department. */
export async function usersOfDepartment(asking: Asking, department: string): Promise<Row[]> {
  const { records } = await pageOf(asking, plainQuery(largestPage, [{ field: 'departments', rule: 'in', value: [department] }]))
  return [...records]
}
