import { sql } from 'kysely'
import * as z from 'zod/mini'
import { resourceOf } from '../../contract/catalogue'
import { refuse } from '../../contract/error'
import { groupBy } from '../../contract/list/group-by'
import { pageAmong } from '../../contract/query'
import type { Resource } from '../../contract/resource'
import { may } from '../auth/person'
import { tableOf } from '../db/column'
import { ownTenant } from '../db/own-tenant'
import { isExistingClient } from '../http/existing-client'
import { type Call, type Route, route } from '../http/route'
import { withoutStars } from '../http/sound-input'
import { seenSql } from '../resource/reach-sql'
import { nounOfTable } from '../system/wire-tables'
import { latestRows, type RowsOf, rowsCalled } from './latest-rows'
import { changedBy, type MadeChange } from './read-changes'
import { rowsTold, type ToldVersion, toldVersions, wordsFor } from './told-changes'

const door = 'signed-in' as const
const name = z.string().check(z.maxLength(64))
const page = z.string().check(z.regex(/^\d{1,6}$/))
const asked = z.object({
  dataTable: z.optional(name),
  dataId: z.optional(z.string().check(z.maxLength(70))),
  pageNo: z.optional(page),
  pageSize: z.optional(page),
  order: z.optional(z.string().check(z.maxLength(4))),
})
type Asked = z.infer<typeof asked>
/** Most rows one page tells of. */
const largestPage = 100

/** A version as clients of the wire contract read it. `dataTable`: the table as they called it. */
const asLogged = (dataTable: string, { id, values, change }: ToldVersion) => ({
  id,
  dataTable,
  dataId: change.rowId,
  dataVersion: change.version,
  dataContent: JSON.stringify({ id: change.rowId, ...values }),
  createBy: change.username,
  createBy_dictText: change.realname ?? change.username,
  createTime: change.at,
})

const plain = (text = ''): string => withoutStars(text.trim())

/** The noun a caller means by a table, as far as they may list its rows. */
function nounAsked({ engine, session }: Call<unknown>, table: string): Resource {
  const resource = nounOfTable(engine.catalogue, table)
  return may(session.person, resource.name, 'list') ? resource : refuse('access.denied')
}

/** Ids of the rows of a noun that were changed last, as far as the caller reaches them. */
async function changedRows({ engine, session: { person } }: Call<unknown>, resource: Resource, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select t.id from ${sql.table(tableOf(resource.name))} t
    join lateral (select max(o.at) as at from sync_op o where o.tenant_id = ${ownTenant} and o.noun = ${resource.name} and o.row_id = t.id) o on o.at is not null
    where t.tenant_id = ${ownTenant} and t.id in (${seenSql(person, resource.name)}) order by o.at desc, t.id limit ${most}`.execute(
    engine.databases.tenant(person.tenant),
  )
  return rows.map(({ id }) => id)
}

/** The rows a list is asked for: of a table, or of whatever was changed last where none is named; one where an id is. */
async function rowsAsked(call: Call<Asked>, table: string, id: string): Promise<readonly RowsOf[]> {
  if (table === '') return id === '' ? latestRows(call, largestPage) : rowsCalled(call, id)
  const resource = nounAsked(call, table)
  const ids = id === '' ? await changedRows(call, resource, largestPage) : [id]
  return [[resource, await rowsTold(call.engine, call.session.person, resource, ids)]]
}

const inOrder = (one: string, two: string): number => (one < two ? -1 : Number(one > two))

/** Of one second, versions of a row stand as they are counted, and those of several by their ids, which grow. */
const compare = (one: MadeChange, two: MadeChange): number =>
  inOrder(one.at, two.at) || (one.rowId === two.rowId ? one.version - two.version : inOrder(one.id, two.id))

type Logged = { readonly of: string; readonly resource: Resource; readonly version: ToldVersion }

/** What our own page says of versions beside what existing clients read: what their rows were called, what was done, and to which fields. */
async function inWords({ engine, session, language }: Call<unknown>, page: readonly Logged[]) {
  const told = new Map<string, object>()
  for (const [resource, logged] of groupBy(page, (one) => one.resource)) {
    const { title } = resource
    const titles = logged.map(({ version: { values } }) => ({ field: title, before: null, after: values[title] }))
    const words = await wordsFor(engine, session.person, resource, titles, language)
    for (const { version } of logged) {
      const { id, values, changes, change } = version
      const called = words(title, values[title]) ?? values[title] ?? ''
      const fields = changes.map(({ field }) => field)
      told.set(id, { noun: resource.name, title: String(called), verb: change.verb, isDecided: change.isDecided, fields })
    }
  }
  return told
}

/** Versions of a row, or of rows that were changed last: a page of them, the last first. */
async function listLogged(call: Call<Asked>) {
  const { engine, session, input } = call
  const place = { size: Math.min(largestPage, Math.max(1, Number(input.pageSize ?? 10))), current: Math.max(1, Number(input.pageNo ?? 1)) }
  const [table, id] = [plain(input.dataTable), plain(input.dataId)]
  const all: Logged[] = []
  for (const [resource, rows] of await rowsAsked(call, table, id)) {
    const versions = await toldVersions(engine, session.person, resource, rows)
    all.push(...[...versions.values()].flat().map((version) => ({ of: table || resource.name, resource, version })))
  }
  const way = input.order === 'asc' ? 1 : -1
  const page = pageAmong(
    all.sort((one, two) => way * compare(one.version.change, two.version.change)),
    place,
  )
  const words = isExistingClient(call.request) ? new Map<string, object>() : await inWords(call, page.records)
  return { ...page, records: page.records.map(({ of, version }) => ({ ...asLogged(of, version), ...words.get(version.id) })) }
}

async function listVersions(call: Call<Asked>) {
  const { engine, session, input } = call
  const [table, id] = [plain(input.dataTable), plain(input.dataId)]
  if (table === '' || id === '') return []
  const resource = nounAsked(call, table)
  const versions = await toldVersions(engine, session.person, resource, await rowsTold(engine, session.person, resource, [id]))
  return [...(versions.get(id) ?? [])].reverse().map((version) => ({ id: version.id, dataVersion: version.change.version }))
}

/** One version by its id. Refuses with `record.gone` what is not there, or not for the caller. */
async function loggedOne({ engine, session: { person } }: Call<unknown>, id: string) {
  const found = (await changedBy(engine.databases.tenant(person.tenant), id)) ?? refuse('record.gone')
  const resource = resourceOf(engine.catalogue, found.noun) ?? refuse('record.gone')
  const rows = await rowsTold(engine, person, resource, [found.rowId])
  const versions = (await toldVersions(engine, person, resource, rows)).get(found.rowId)
  return asLogged(resource.name, versions?.find((version) => version.id === id) ?? refuse('record.gone'))
}

/** The data log as clients of the wire contract ask for it (decision 092). */
export const dataLogRoutes: readonly Route[] = [
  route('GET /sys/dataLog/list', { door, input: asked }, listLogged),
  /** The versions of a row, the last first. */
  route('GET /sys/dataLog/queryDataVerList', { door, input: asked }, listVersions),
  /** Two versions, by the ids the other calls gave. */
  route('GET /sys/dataLog/queryCompareList', { door, input: z.object({ dataId1: name, dataId2: name }) }, async (call) => [
    await loggedOne(call, call.input.dataId1),
    await loggedOne(call, call.input.dataId2),
  ]),
]
